// What editors read: the committed files are what the definitions say, and editors find them.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Issue } from "../../../node/issues";
import { formatReport } from "../../../node/issues";
import { filesBelow, folderOf, writeFiles } from "../../../testing/fixtures/folder";
import { schemas, staleEditorFiles } from "../commands/schemas";
import { contentSchemas } from "./contentSchemas";
import { editorFiles, SCHEMAS_FOLDER, SNIPPETS_FILE } from "./editorFiles";
import type { Snippet } from "./frontMatterSnippets";

const ROOT = process.cwd();
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Settings of an editor: JSON with comments on lines of their own. */
const readSettings = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(read(file).replace(/^\s*\/\/.*$/gm, "")) as Readonly<Record<string, unknown>>;

const YAML_FILES = filesBelow(path.join(ROOT, "content")).filter(
  (file) => /\.ya?ml$/.test(file) && !file.startsWith("api/"),
);
const schemaOf = (file: string) => contentSchemas.filter(({ files }) => files.test(file));

test("the files of the project are up to date: `npm run docs -- schemas` writes them", () => {
  expect(staleEditorFiles(ROOT).map(({ path: file }) => file)).toEqual([]);
});

describe("the command", () => {
  const run = (root: string, dry: boolean) => {
    const printed: string[] = [];
    const place = {
      root,
      contentFolder: "",
      strict: false,
      today: "2025-03-01",
      print: (text: string) => printed.push(text),
    };
    return schemas
      .run({ positionals: [], values: dry ? { "dry-run": true } : {} }, place)
      .then(() => printed.join("\n"));
  };

  test("writes what differs, removes what is no more, and then has nothing to do", async () => {
    const root = folderOf({ ".schemas/data/gone.json": "{}\n", ".schemas/site.json": "{}\n", "x.json": "{}" });
    expect(await run(root, true)).toContain("remove  .schemas/data/gone.json");
    expect(filesBelow(root)).toEqual([".schemas/data/gone.json", ".schemas/site.json", "x.json"]);
    await run(root, false);
    expect(filesBelow(root)).toEqual([...editorFiles().keys(), "x.json"].sort());
    expect(await run(root, false)).toBe("Nothing to do.");
    writeFiles(root, { ".schemas/site.json": "{}\n" });
    expect(staleEditorFiles(root).map(({ path: file }) => file)).toEqual([".schemas/site.json"]);
  });
});

test("every YAML file of the content has one schema, and its first line names it", () => {
  expect(YAML_FILES.length).toBeGreaterThan(6);
  for (const file of YAML_FILES) {
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(`content/${file}`))?.[1] ?? "none";
    const target = path.posix.join(path.posix.dirname(`content/${file}`), named);
    expect([file, target]).toEqual([file, `${SCHEMAS_FOLDER}/${schemaOf(file)[0]?.name ?? ""}.json`]);
    expect([file, schemaOf(file).length, existsSync(target)]).toEqual([file, 1, true]);
  }
});

describe("Visual Studio Code", () => {
  const globs = Object.entries(
    readSettings(".vscode/settings.json")["yaml.schemas"] as Record<string, string | string[]>,
  );
  const toRegExp = (glob: string) => new RegExp(`^${glob.replace(/\./g, "\\.").replace(/\*/g, "[^/]+")}$`);

  test("finds the schema of files that name none", () => {
    expect(globs.map(([file]) => file).sort()).toEqual(
      [...editorFiles().keys()].filter((file) => file.startsWith(".schemas/") && !file.includes("front-matter")).sort(),
    );
    const files = [...YAML_FILES, "i18n/ar/site.yaml", "i18n/ar/sidebar.yaml", "versions/1.0/sidebar.yaml"];
    for (const file of files) {
      const found = globs.filter(([, glob]) => [glob].flat().some((one) => toRegExp(one).test(`content/${file}`)));
      expect([file, found.map(([schema]) => schema)]).toEqual([
        file,
        [`.schemas/${schemaOf(file)[0]?.name ?? ""}.json`],
      ]);
    }
  });

  test("shows issues of a report beside their lines", () => {
    const { tasks } = readSettings(".vscode/tasks.json") as {
      tasks: readonly { problemMatcher: { pattern: Readonly<Record<string, string | number>> } }[];
    };
    const pattern = tasks[0]!.problemMatcher.pattern;
    const issue: Issue = {
      ...{ file: "content/docs/a b.mdx", line: 3, column: 7, rule: "front-matter" },
      ...{ message: "unknown key `tite`", fix: "rename it to `title`" },
    };
    const lines = formatReport([issue], false, () => "a\nb\ntite: x\n").split("\n");
    const found = lines.flatMap((line) => new RegExp(String(pattern["regexp"])).exec(line) ?? []);
    const part = (name: string) => found[Number(pattern[name])];
    expect(["file", "line", "column", "severity", "code", "message"].map(part)).toEqual([
      ...["content/docs/a b.mdx", "3", "7", "error", "front-matter", "unknown key `tite`"],
    ]);
  });

  test("completes every key of front matter, with the values that it can have", () => {
    const snippets = JSON.parse(read(SNIPPETS_FILE)) as Readonly<Record<string, Snippet>>;
    const body = (name: string) => snippets[name]?.body.join("\n");
    expect(body("front matter: blog")).toBe("---\ntitle: $1\ndescription: $2\ndate: ${3:2020-04-29}\n---\n\n$0");
    expect(body("front matter key: kind")).toBe("kind: ${1|guide,endpoint,flow,reference|}");
    expect(body("front matter key: draft")).toBe("draft: ${1|true,false|}");
    expect(body("front matter key: gallery")).toBe("gallery:\n  - image: $1\n    alt: $2\n    title: $3");
    const keys = contentSchemas
      .filter(({ name }) => name.startsWith("front-matter/"))
      .flatMap(({ schema }) => Object.keys((schema as unknown as { shape: object }).shape));
    expect(Object.keys(snippets).filter((name) => name.startsWith("front matter key: "))).toEqual(
      [...new Set(keys)].map((key) => `front matter key: ${key}`),
    );
  });
});
