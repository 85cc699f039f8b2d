import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import GithubSlugger from "github-slugger";

/** A change to a project, as an author or developer would make it. */
export interface Edit {
  readonly name: string;
  readonly apply: (folder: string) => void;
}

/** Replaces the first match in a file; a pattern that matches nothing is a fault of the edit. */
function replace(file: string, pattern: RegExp, replacement: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(pattern, replacement);
  if (after === before) {
    throw new Error(`the edit changes nothing: ${String(pattern)} in ${file}`);
  }
  writeFileSync(file, after);
}

function mdxFiles(folder: string): string[] {
  return readdirSync(path.join(folder, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A heading of the docs that no link names, so that renaming it breaks none. */
function freeHeading(folder: string): { readonly file: string; readonly text: string } {
  const texts = new Map(mdxFiles(folder).map((file) => [file, readFileSync(file, "utf8")]));
  const all = [...texts.values()].join("\n");
  for (const [file, text] of texts) {
    const heading = /^## ([A-Za-z ]+)$/m.exec(text)?.[1];
    const isDoc = file.startsWith(path.join(folder, "content/docs"));
    if (heading !== undefined && isDoc && !all.includes(`#${new GithubSlugger().slug(heading)}`)) {
      return { file, text: heading };
    }
  }
  throw new Error("every heading is linked to: the edit finds none to rename");
}

const page = (title: string): string => `---
title: ${title}
description: The page ${title}, which the check of warm builds adds.
---

The page is here for one build.

## A heading of ${title}

\`\`\`json title="Body"
{ "amount": 100 }
\`\`\`
`;

/** New addresses in the list of public ones, which a strict build wants complete; it may name a page twice. */
function lockAddresses(folder: string, route: string, anchor: string): void {
  replace(path.join(folder, "content/anchors.lock"), /\n*$/, `\n${route}\n  #${anchor}\n`);
}

const NEW_PAGES = ["warm/first", "warm/second"] as const;
const newPage = (folder: string, docId: string): string => path.join(folder, "content/docs", `${docId}.mdx`);

/** The edits after which a warm build must equal a clean one, in the order they are made. */
export const edits: readonly Edit[] = [
  {
    name: "change a word",
    apply: (folder) => {
      replace(
        path.join(folder, "content/docs/introduction/overview.mdx"),
        /\b[a-z]{6,}\b(?=[ .,])(?![^\n]*\n---)/,
        "sandpiper",
      );
    },
  },
  {
    name: "add pages",
    apply: (folder) => {
      const file = path.join(folder, "content/sidebar.yaml");
      const entries = NEW_PAGES.map((docId) => `      - ${docId}\n`).join("");
      replace(file, /^withoutEntry:/m, `  - category: Warm\n    items:\n${entries}\nwithoutEntry:`);
      for (const docId of NEW_PAGES) {
        const title = docId.replace("/", " ");
        writeFileSync(ensureFolder(newPage(folder, docId)), page(title));
        lockAddresses(folder, `/docs/${docId}`, new GithubSlugger().slug(`A heading of ${title}`));
      }
    },
  },
  {
    name: "delete a page",
    apply: (folder) => {
      rmSync(newPage(folder, NEW_PAGES[1]));
      replace(path.join(folder, "content/sidebar.yaml"), new RegExp(`^ *- ${NEW_PAGES[1]}\n`, "m"), "");
      replace(path.join(folder, "content/anchors.lock"), new RegExp(`^/docs/${NEW_PAGES[1]}\n(?: .*\n)*`, "m"), "");
    },
  },
  {
    name: "rename a heading",
    apply: (folder) => {
      const { file, text } = freeHeading(folder);
      replace(file, new RegExp(`^## ${text}$`, "m"), `## ${text} once more`);
      // An anchor that was public is redirected, for which its page gets a script.
      const docId = path
        .relative(path.join(folder, "content"), file)
        .split(path.sep)
        .join("/")
        .replace(/\.mdx$/, "");
      const slug = (heading: string): string => new GithubSlugger().slug(heading);
      const anchor = (heading: string): string => `/${docId}#${slug(heading)}`;
      lockAddresses(folder, `/${docId}`, slug(`${text} once more`));
      replace(
        path.join(folder, "content/redirects.yaml"),
        /\n*$/,
        `\n  - from: ${anchor(text)}\n    to: ${anchor(`${text} once more`)}\n`,
      );
    },
  },
  {
    name: "change product.name",
    apply: (folder) => {
      replace(path.join(folder, "content/site.yaml"), /^( +name: ).+$/m, "$1Zephyr Money");
    },
  },
  {
    name: "remove a redirect",
    apply: (folder) => {
      replace(path.join(folder, "content/redirects.yaml"), /^ +- from: .*\n +to: .*\n/m, "");
    },
  },
  {
    name: "change a data row",
    apply: (folder) => {
      replace(
        path.join(folder, "content/data/error-codes.yaml"),
        /meaning: .*/,
        "meaning: Changed by the check of warm builds.",
      );
    },
  },
  {
    name: "change a field's description",
    apply: (folder) => {
      replace(
        path.join(folder, "content/api/schemas/payment.yaml"),
        /(\n {6}status:\n(?: {8}.*\n)*? {8}description: ).*/,
        "$1Changed by the check of warm builds.",
      );
    },
  },
  {
    name: "change an example of a call",
    apply: (folder) => {
      replace(
        path.join(folder, "content/api/messaging.yaml"),
        /message: Your code is \d+/,
        "message: Your code is 654321",
      );
    },
  },
  {
    // Alone it changes neither data nor renderer, by which Gatsby decides what to render again.
    name: "change a style",
    apply: (folder) => {
      replace(path.join(folder, "src/styles/base.css"), /line-height: 1\.6;/, "line-height: 1.61;");
    },
  },
  {
    name: "change a block's code",
    apply: (folder) => {
      replace(path.join(folder, "src/blocks/Caveat.tsx"), /"Not published\."/, '"Not published so far."');
    },
  },
];

function ensureFolder(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
