import {
  compile,
  faultsOf,
  htmlOf,
  pageOf,
  photo,
  sourceOf,
  spot,
  stubInputs,
  vector,
} from "../../testing/fixtures/compile";
import type { Surroundings } from "../../testing/fixtures/compile";
import { data } from "../../testing/fixtures/data";
import { articleProblems } from "../../testing/fixtures/html";
import { compilePage } from "./compile";

/** A page with everything on it. */
const EVERYTHING = `---
title: "Everything on {product.name}"
---

Intro with [a link](./other.mdx#a), \`code\`, ~~strike~~ and a note[^1]. ![Logo](./logo.svg)

## Tables {#tables}

| Bank | Fee |
| :-- | --: |
| A | {product.name} |

<ErrorCodes source="api" />

### More tables

<PaymentMethods />

::::note[Of *two*]

:::tip

- [x] done

:::

::::

## Code

\`\`\`json title="Request" {2} no-copy
{
  "a": "{hosts.api.sandbox}"
}
\`\`\`

<CodeTabs>

\`\`\`js
const a = 1;
\`\`\`

\`\`\`go
package main
\`\`\`

</CodeTabs>

## Fields

<Params title="Body">
<Param name="a" type="Object" required>

One.

<Params>
<Param name="b" type="String">Two.</Param>
</Params>

</Param>
</Params>

<Steps>

1. ![Till](./till.png)

2. [Manual](./manual.pdf)

</Steps>

<Sequence title="Pay" actors={["A", "B"]} steps={[{from: "A", to: "B", label: "c"}]} />

<details>
<summary>More</summary>

Text.

</details>

[^1]: A note.
`;

const around: Surroundings = {
  data,
  routes: { "docs/guide/other.mdx": "/docs/guide/other", "docs/error-codes.mdx": "/docs/error-codes" },
  images: { "docs/guide/logo.svg": vector, "docs/guide/till.png": photo },
  files: { "docs/guide/manual.pdf": "/content-assets/ccc/manual.pdf" },
  islands: ["row-filter"],
};

test("two compiles of a page are equal, whatever was compiled between", async () => {
  const first = await compile(EVERYTHING, around);
  await pageOf("```php\n<?php\n```\n\n## Code\n");
  expect(await compile(EVERYTHING, around)).toEqual(first);
  expect(first.issues).toEqual([]);
});

test("several compiles at once don't mix", async () => {
  const alone = await pageOf(EVERYTHING, around);
  const pages = await Promise.all([1, 2, 3].map(() => pageOf(EVERYTHING, around)));
  expect(pages).toEqual([alone, alone, alone]);
});

test.each([
  ["CRLF", (text: string) => text.replace(/\n/g, "\r\n")],
  ["CR", (text: string) => text.replace(/\n/g, "\r")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["both", (text: string) => `\uFEFF${text.replace(/\n/g, "\r\n")}`],
])("%s gives the same page as LF", async (_kind, rewrite) => {
  expect(await compile(rewrite(EVERYTHING), around)).toEqual(await compile(EVERYTHING, around));
});

test("elements nest as browsers want them", async () => {
  expect(articleProblems((await pageOf(EVERYTHING, around)).html)).toEqual([]);
});

test("anchors are all ids of the HTML, each once", async () => {
  const { html, anchors } = await pageOf(EVERYTHING, around);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(anchors).toEqual(ids);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test("links and files of the page are recorded, in order", async () => {
  const { links, assets, islands } = await pageOf(EVERYTHING, around);
  const lineOf = (text: string): number => EVERYTHING.split("\n").findIndex((line) => line.includes(text)) + 1;
  expect(links.map(({ kind, resolved, line }) => [line, kind, resolved])).toEqual([
    [lineOf("[a link]"), "doc", "/docs/guide/other#a"],
    [lineOf("[Manual]"), "asset", "/content-assets/ccc/manual.pdf"],
  ]);
  expect(assets).toEqual([
    "/content-assets/aaa/logo.svg",
    "/content-assets/bbb/till-480.avif",
    "/content-assets/bbb/till-960.avif",
    "/content-assets/bbb/till-960.webp",
    "/content-assets/bbb/till.png",
    "/content-assets/ccc/manual.pdf",
  ]);
  expect(islands).toEqual(["row-filter"]);
});

test("the path prefix is in the HTML and in nothing else but the Markdown", async () => {
  const plain = await pageOf(EVERYTHING, around);
  const prefixed = await pageOf(EVERYTHING, { ...around, pathPrefix: "/portal" });
  expect(prefixed.html.replace(/\/portal/g, "")).toBe(plain.html);
  expect({ ...prefixed, html: "", markdown: "" }).toEqual({ ...plain, html: "", markdown: "" });
});

test("front matter is no part of the page", async () => {
  expect(await htmlOf("---\ntitle: A\n---\nText\n")).toBe("<p>Text</p>");
  expect(await htmlOf("---\ntitle: A\n---")).toBe("");
});

test("a rule at the start of a page without front matter is a rule", async () => {
  expect(await htmlOf("Text\n\n---\n\nMore\n\n---\n")).toBe("<p>Text</p>\n<hr>\n<p>More</p>\n<hr>");
});

test("an empty page is an empty page", async () => {
  expect(await pageOf("")).toEqual({
    html: "",
    toc: [],
    headings: [],
    sections: [],
    links: [],
    anchors: [],
    assets: [],
    islands: [],
    markdown: "\n",
  });
});

describe("elements within others that can't hold them are reported", () => {
  test.each([
    ["a link in a button", '<Button href="#a">[x](#b)</Button>', "3:", "`<a>` stands inside `<a>`"],
    ["a footnote in a link", "[a[^1]](#b)\n\n[^1]: A note.", "3:", "`<a>` stands inside `<a>`"],
    ["a paragraph in a key", "<kbd>\n\nText.\n\n</kbd>", "5:1", "`<p>` stands inside `<kbd>`"],
    ["a list in an index", "<sub>\n\n- a\n\n</sub>", "5:1", "`<ul>` stands inside `<sub>`"],
    ["code in a key", "<kbd>\n\n```text\na\n```\n\n</kbd>", "1:1", "`<figure>` stands inside `<kbd>`"],
  ])("%s", async (_kind, text, place, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toMatch(new RegExp(`^${place}.*block-usage$`));
    expect(fault?.message).toContain(message);
    expect(fault?.fix).not.toBe("");
  });
});

test("whatever goes wrong with a page is a fault of that page", async () => {
  const inputs = {
    ...stubInputs(),
    routeOf: () => {
      throw new Error("no routes");
    },
  };
  const { page, issues } = await compilePage(sourceOf("# A\n\n[a](./b.mdx)\n"), inputs);
  expect(page).toBeNull();
  expect(issues.map(spot)).toEqual(["1:1 heading-level", "1:1 mdx-syntax"]);
  expect(issues[1]?.message).toContain("no routes");
});
