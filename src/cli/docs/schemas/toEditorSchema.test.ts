// A schema in an editor says of content what the build says: it refuses nothing that the build takes, and it sees the
// mistakes that are seen in a file alone.
import { readFileSync } from "node:fs";
import path from "node:path";

import Ajv from "ajv";
import { parse } from "yaml";
import { z } from "zod";

import { splitFrontMatter } from "../../../node/content";
import { SITE_YAML } from "../../../testing/fixtures/project";
import { filesBelow } from "../../../testing/fixtures/folder";
import { contentSchemas } from "./contentSchemas";
import { toEditorSchema } from "./toEditorSchema";

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
ajv.addVocabulary(["patternErrorMessage"]);

const compiled = new Map(
  contentSchemas.map((entry) => [
    entry.name,
    { ...entry, validate: ajv.compile(toEditorSchema(entry.schema, entry.title)) },
  ]),
);

/** What an editor and the build say of a text. */
function judge(name: string, yaml: string) {
  const { schema, validate } = compiled.get(name)!;
  const value: unknown = parse(yaml) ?? {};
  const editor = validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
  return { editor, build: schema.safeParse(value).success };
}

describe.each(["content", "src/testing/sites/mini", "src/testing/sites/shell"])("in %s", (folder) => {
  const root = path.join(process.cwd(), folder);
  const files = filesBelow(root).filter((file) => /\.(?:ya?ml|mdx?)$/.test(file) && !file.startsWith("api/"));

  test("every file has a schema, and fits it", () => {
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const entry = contentSchemas.find((one) => one.files.test(file));
      const text = readFileSync(path.join(root, file), "utf8");
      const yaml = /\.mdx?$/.test(file) ? splitFrontMatter(text).yaml : text;
      expect([file, judge(entry?.name ?? "", yaml)]).toEqual([file, { editor: [], build: true }]);
    }
  });
});

/** `SITE_YAML` with something else in it. */
const site = (from: string, to: string): string => {
  expect(SITE_YAML).toContain(from);
  return SITE_YAML.replace(from, to);
};

describe("what the build takes, an editor takes too", () => {
  test.each<readonly [name: string, yaml: () => string]>([
    ["site", () => site('"#123456"', '"#0B5fFf"')],
    ["site", () => `${SITE_YAML}announcementBar: null\nedit: null\n`],
    ["site", () => `${SITE_YAML}search: {}\ncolorMode: { default: dark, switch: true }\n`],
    ["site", () => site("  github:", "  sdk: { go: a, deep: { er: b } }\n  github:")],
    ["site", () => site("    - type: doc", "    - type: search\n    - type: localeDropdown\n    - type: doc")],
    ["locale", () => ""],
    ["locale", () => "announcementBar: null\nblog: { title: Neues }\nnavbar: { logo: null }"],
    ["sidebar", () => "sidebar: []"],
    ["sidebar", () => "sidebar: [a, { category: B, items: [c, { category: D, items: [] }] }]"],
    ["redirects", () => "# nothing yet"],
    ["redirects", () => "redirects:\n  - { from: '/docs/ä#x', to: '/' }"],
    ["glossary", () => "terms: [{ term: A, not: [b], except: [b c], matchCase: true }]"],
    ["allowed", () => "# nothing"],
    ["data/testing-wallets", () => "wallets: []"],
    ["front-matter/blog", () => "title: A\ndate: 2020-04-29"],
    ["front-matter/blog", () => 'title: A\ndate: "2020-04-29"\ncoverAlt: ""'],
  ])("%s %#", (name, yaml) => {
    expect(judge(name, yaml())).toEqual({ editor: [], build: true });
  });
});

describe("a mistake is one in an editor and in the build", () => {
  test.each<readonly [name: string, yaml: () => string, message: string]>([
    ["site", () => site("tagline: Short", "tagLine: Short"), "additional properties"],
    ["site", () => site("style: row", "style: rows"), "allowed values"],
    ["site", () => site("slug: zephyr", "slug: Zephyr"), "pattern"],
    ["site", () => site("url: https://docs.zephyr.example.com", "url: https://docs.zephyr.example.com/"), "pattern"],
    ["site", () => site('"#123456"', "blue"), "pattern"],
    ["site", () => site("type: doc", "type: docs"), "constant"],
    ["site", () => site("  name: Zephyr\n", ""), "required property 'name'"],
    ["site", () => site("versions:", "versions: {}\nold:"), "must be array"],
    ["locale", () => "product: { name: A }", "additional properties"],
    ["locale", () => "blog: { title: 3 }", "must be string"],
    ["sidebar", () => "sidebar: [3]", "must be string"],
    ["sidebar", () => "sidebar: [{ category: A }]", "required property 'items'"],
    ["sidebar", () => "sidebar: [{ category: A, items: [], icon: b }]", "additional properties"],
    ["redirects", () => "redirects:\n  - { from: /docs/../a, to: / }", "pattern"],
    ["redirects", () => "redirects:\n  - { from: /docs/a }", "required property 'to'"],
    ["glossary", () => "terms: [{ term: A, not: [] }]", "fewer than 1"],
    ["allowed", () => "secrets: [{ sha256: abc, reason: a b }]", "pattern"],
    ["data/bank-codes", () => "b2c: [{ code: A, name: B, status: on }]\nb2b: []", "allowed values"],
    ["data/error-codes", () => "groups: []\napi: []", "required property 'oauth'"],
    ["data/payment-methods", () => "methods: [{ label: A, quickPay: Yes }]\nrefunds: []", "must be boolean"],
    ["data/testing-wallets", () => "wallets: [{ method: A, production: true, sandbox: true, nota: b }]", "additional"],
    ["front-matter/docs", () => "tite: A", "additional properties"],
    ["front-matter/docs", () => "title: A\nkind: page", "allowed values"],
    ["front-matter/docs", () => "title: A\ndraft: yes", "must be boolean"],
    ["front-matter/docs", () => "title: A\ngallery: [{ image: a.png }]", "required property 'alt'"],
    ["front-matter/docs", () => 'title: ""', "fewer than 1"],
    ["front-matter/blog", () => "title: A", "required property 'date'"],
    ["front-matter/blog", () => "title: A\ndate: 2020-04-29\ntags: news", "must be array"],
    ["front-matter/pages", () => "title: A\nkind: guide", "additional properties"],
  ])("%s %#", (name, yaml, message) => {
    const { editor, build } = judge(name, yaml());
    expect(build).toBe(false);
    expect(editor.join("; ")).toContain(message);
  });
});

test("every key says what it means", () => {
  const silent: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) {
      return;
    }
    const { properties = {}, ...rest } = value as { properties?: Readonly<Record<string, { description?: string }>> };
    for (const [name, key] of Object.entries(properties)) {
      if ((key.description ?? "") === "") {
        silent.push(`${at}.${name}`);
      }
      visit(key, `${at}.${name}`);
    }
    for (const part of Object.values(rest)) {
      visit(part, at);
    }
  };
  for (const { name, schema, title } of contentSchemas) {
    visit(toEditorSchema(schema, title), name);
  }
  expect(silent).toEqual([]);
});

test("a pattern says in words what it asks for", () => {
  const schema = z.strictObject({ slug: z.string().regex(/^[a-z]+$/, "small letters") });
  expect(toEditorSchema(schema, "T")).toEqual({
    ...{
      $schema: "http://json-schema.org/draft-07/schema#",
      $comment: "Written by `npm run docs -- schemas`.",
      title: "T",
      type: "object",
    },
    properties: { slug: { type: "string", pattern: "^[a-z]+$", patternErrorMessage: "Expected: small letters." } },
    ...{ required: ["slug"], additionalProperties: false },
  });
});

test("what JSON Schema would read differently, or not at all, is refused where it is written", () => {
  expect(() => toEditorSchema(z.string().regex(/^[a-z]+$/i), "T")).toThrow("/^[a-z]+$/i has flags");
  expect(() => toEditorSchema(z.strictObject({ at: z.date() }), "T")).toThrow("cannot be represented");
});
