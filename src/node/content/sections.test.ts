import type { Element, ElementContent } from "hast";

import { pageOf } from "../../testing/fixtures/compile";
import { cutSections } from "./sections";

const element = (tagName: string, id: string | null, ...children: (Element | string)[]): Element => ({
  type: "element",
  tagName,
  properties: id === null ? {} : { id },
  children: children.map((child): ElementContent =>
    typeof child === "string" ? { type: "text", value: child } : child,
  ),
});

test("a page is cut at its headings, each with those above it", async () => {
  const { sections } = await pageOf(
    "Intro.\n\n## A\n\nOne.\n\n### B\n\n#### C\n\nTwo.\n\n### D\n\n## E {#e-e}\n\nThree.\n",
  );
  expect(sections.map(({ anchor, headingPath, text }) => [anchor, headingPath.join(" > "), text])).toEqual([
    [null, "", "Intro."],
    ["a", "A", "One."],
    ["b", "A > B", ""],
    ["c", "A > B > C", "Two."],
    ["d", "A > D", ""],
    ["e-e", "E", "Three."],
  ]);
});

test("nothing before the first heading is no section", async () => {
  const { sections } = await pageOf("## A\n");
  expect(sections).toHaveLength(1);
});

test("an empty page has none", async () => {
  expect((await pageOf("\n")).sections).toEqual([]);
});

test("texts of headings are texts", async () => {
  const { sections } = await pageOf("## The `code` of [x](#y) *now*\n");
  expect(sections[0]?.headingPath).toEqual(["The code of x now"]);
});

test("prose is there with white space collapsed and words apart; code blocks and controls are not", async () => {
  const { sections } = await pageOf(
    '## A\n\nOne\ntwo.\n\n- a\n- b\n\n| c | d |\n| - | - |\n| e | f |\n\n```js title="g"\nsecret();\n```\n\n<CodeTabs>\n\n```js\nhidden()\n```\n\n```go\nhidden()\n```\n\n</CodeTabs>\n\n:::note[Mind]\n\nh\n\n:::\n\n<details>\n<summary>i</summary>\n\nj<br/>k\n\n</details>\n',
  );
  expect(sections[0]?.text).toBe("One two. a b c d e f Node.js Go Mind h i j k");
});

test("what integrators search for literally is listed once", async () => {
  const { sections } = await pageOf(
    '## A\n\nThe `orderId`, `INVALID_SIGNATURE` and `orderId`.\n\n<Params><Param name="order.amount" type="Integer" example="1250">Sen.</Param></Params>\n',
  );
  expect(sections[0]?.identifiers).toEqual(["orderId", "INVALID_SIGNATURE", "order.amount", "1250"]);
});

test("names in code blocks are listed, other words there are not", async () => {
  const { sections } = await pageOf(
    '## A\n\n```js title="g"\nconst merchantRef = send("X-Request-Id", MAX_TRIES, order.itemCount);\n```\n',
  );
  expect(sections[0]?.identifiers).toEqual(["merchantRef", "X-Request-Id", "MAX_TRIES", "order.itemCount"]);
});

test("a code block's file name and its first word are two names", async () => {
  const { sections } = await pageOf('## A\n\n```js title="token-cache.mjs"\ncacheToken();\n```\n');
  expect(sections[0]?.identifiers).toEqual(["token-cache.mjs", "cacheToken"]);
});

test("a row with an anchor of its own is a section below the one with its table", () => {
  const row = (id: string | null, code: string, meaning: string) =>
    element("tr", id, element("td", null, element("code", null, code)), element("td", null, meaning));
  const sections = cutSections([
    element("h2", "errors", "Errors"),
    element("p", null, "All codes."),
    element("table", null, element("tbody", null, row("LATE", "LATE", "Too late."), row(null, "EARLY", "Too early."))),
    element("h2", "next", "Next"),
  ]);
  expect(sections).toEqual([
    { anchor: "errors", headingPath: ["Errors"], text: "All codes. EARLY Too early.", identifiers: ["EARLY"] },
    { anchor: "LATE", headingPath: ["Errors", "LATE"], text: "LATE Too late.", identifiers: ["LATE"] },
    { anchor: "next", headingPath: ["Next"], text: "", identifiers: [] },
  ]);
});

test("every anchor of a section is in the page", async () => {
  const { sections, anchors } = await pageOf("## A\n\n### A\n\n## `v1.0.3` & more\n\n## {product.name}\n");
  expect(sections.map(({ anchor }) => anchor)).toEqual(anchors);
});
