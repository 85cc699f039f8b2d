import { markdownSlips } from "./markdownSlips";
import { parse } from "./parse";

/** The slips of a text, each as `line:column message`. */
function slipsOf(body: string, format: "md" | "mdx" = "mdx"): string[] {
  const tree = parse(body, format, (issue) => {
    throw new Error(issue.message);
  });
  if (tree === null) throw new Error("no tree");
  return markdownSlips(tree, body).map(({ offset, message }) => {
    const before = body.slice(0, offset).split("\n");
    return `${String(before.length)}:${String((before.at(-1) ?? "").length + 1)} ${message}`;
  });
}

const NO_END = "the fence has no end: what follows is code";
const NO_DELIMITERS = "this is no table: no line of `---` stands below its first one";
const SPACE = "a space between the text of a link and its address: this is no link";

describe("fences", () => {
  test.each([
    ["```json\n{}\n\n## Below\n", [`1:1 ${NO_END}`]],
    ["````md\n```\n", [`1:1 ${NO_END}`]],
    ["Text\n\n- a\n\n  ~~~sh\n  ls\n", [`5:3 ${NO_END}`]],
    ["```json", [`1:1 ${NO_END}`]],
    ["```json\n{}\n```\n", []],
    ["```json\n```", []],
    ["~~~~sh\n~~~\n~~~~~  \n", []],
    ["- a\n\n  ```sh\n  ls\n  ```\n", []],
    ["> ```sh\n> ls\n> ```\n", []],
    ["```json\n{}\n\n## Below\n\n```bash\nls\n```\n", [`1:1 ${NO_END}`]],
    ["```json\n{}\n```json\n\nText\n\n```\n", [`1:1 ${NO_END}`]],
    ["````md\n```json\n{}\n```\n````\n", []],
    ["~~~md\n```json\n{}\n```\n~~~\n", []],
  ])("%j", (body, slips) => {
    expect(slipsOf(body)).toEqual(slips);
  });

  test("code that is only indented has no fence", () => {
    expect(slipsOf("Text\n\n    ls\n", "md")).toEqual([]);
  });
});

describe("links", () => {
  test.each([
    ["See [fees] (./fees.mdx) now", [`1:10 ${SPACE}`]],
    ["See [fees] (https://example.com/fees) now", [`1:10 ${SPACE}`]],
    ["See [the **fees**] (#fees)", [`1:18 ${SPACE}`]],
    ["See [fees][list]", ["1:5 `[fees][list]` is no link: nothing defines `list`"]],
    ["See ![all fees][]", ["1:6 `[all fees][]` is no link: nothing defines `all fees`"]],
    ["See [fees] (error-codes.mdx) now", [`1:10 ${SPACE}`]],
    ["See [fees][list]\n\n[list]: ./fees.mdx", []],
    ["See \\[fees\\] (./fees.mdx) and \\[a\\][b]", []],
    ["The range [0, 1] (both included), `[a] (/b)`, rows[0][1], [fees](./fees.mdx) (/v3)", []],
  ])("%j", (body, slips) => {
    expect(slipsOf(body)).toEqual(slips);
  });

  test.each([
    "The cell `matrix`[0][1] holds",
    "The type `Map`[string][] is used",
    "{product.name}[0][1]",
    "**a**[0][1]",
    "Elements [0][1] of",
    '$[0][1], "[0][1]", ([0][1])',
    "A code matches [A-Z][0-9] or ^[a-z][a-z0-9]*$ or [A-Za-z][A-Za-z0-9_]",
    "Press [Ctrl][C]",
    "Limits are in sen [0, 100] ([details](./error-codes.mdx)).",
    "See rows[0] ([codes](./error-codes.mdx)).",
    "See [the limits] ([details](./error-codes.mdx)).",
    "items[] (/v3/items)",
    "items[0] (https://example.com/items)",
    "[1] (https://example.com/a)",
    "f[x] (/v3/a/b)",
    "Fixed in [GW-12] (#45)",
    "Range [low, high]\n(/v3/items)",
    "[a\\][b]",
  ])("no link is meant by %j", (body) => {
    expect(slipsOf(body)).toEqual([]);
  });
});

describe("tables", () => {
  test.each([
    [
      "Text\n\n| A | B | C |\n| - | - |\n| 1 | 2 | 3 |",
      ["4:1 this is no table: the line below its header has 2 cells, the header 3"],
    ],
    [
      "> a | b\n> --- | --- | ---\n> 1 | 2",
      ["2:3 this is no table: the line below its header has 3 cells, the header 2"],
    ],
    ["| A \\| B | C |\n| - | - |\n| 1 | 2 |", []],
    ["| A | B |\n| - | - |\n| 1 | `a|b` |", ["3:9 the row has 3 cells, the table 2 columns: nobody sees the rest"]],
    ["| A | B |\n| - | - |\n| 1 |", []],
    ["Either a | b\n\n- c", []],
    ["| A | B |\n| - | - |\n| 1 | 2 | |", []],
    ["Type: string | number\n| - |", []],
    ["| A | B |\n| 1 | 2 |", [`1:1 ${NO_DELIMITERS}`]],
    ["Text\n| A | B\n| 1 | 2", [`2:1 ${NO_DELIMITERS}`]],
    ["| A | B |\n| — | — |\n| 1 | 2 |", [`1:1 ${NO_DELIMITERS}`]],
    ["- a\n\n  > | **A** | B |\n  > | 1 | `x` |", [`3:5 ${NO_DELIMITERS}`]],
    ["| A | B |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |", [`5:1 ${NO_DELIMITERS}`]],
    [
      "| A | B |\n\n| - | - |\n| 1 | 2 |",
      [`1:1 ${NO_DELIMITERS}`, "3:1 this is no table: its header doesn't stand on the line above"],
    ],
    ["|x| < 5 and more", []],
    ["A type is string\n| number", []],
    ["\\| A | B |\n\\| 1 | 2 |", []],
    ["Code `a\n| b\n| c |` here", []],
    ["|| or", []],
    [
      "> | A | B |\n| --- | --- |",
      ["2:1 this is no table: the line below its header doesn't stand where the header does"],
    ],
  ])("%j", (body, slips) => {
    expect(slipsOf(body)).toEqual(slips);
  });
});

describe("footnotes", () => {
  const none = (name: string): string => `\`[^${name}]\` is no footnote: nothing defines \`${name}\``;

  test.each([
    ["See[^x] and[^1].", [`1:4 ${none("x")}`, `1:12 ${none("1")}`]],
    ["# Fees[^x]\n\n- a **b[^y]**", [`1:7 ${none("x")}`, `3:8 ${none("y")}`]],
    ["See[^my note]", [`1:4 ${none("my note")}`]],
    ["See[^x]\n\n[^x] : note", [`1:4 ${none("x")}`, `3:1 ${none("x")}`]],
    ["See[^my note]\n\n[^my note]: note", ["3:1 `[^my note]` is no footnote: its name has a space"]],
    ["Text\n\n[^x]: note", ["3:1 nothing refers to the footnote `x`: nobody sees it"]],
    ["See[^x]\n\n[^x]: note\n\n[^x]: more", ["5:1 there is another footnote `x` before: nobody sees this one"]],
    ["See[^X]\n\n[^x]: note[^y]\n\n[^y]: more", []],
    [
      "Names match [^a-z], [^A-Z0-9], [^/] or [^,]; `[^x]` is code, \\[^x] is meant, /[^x]/ and [^ab]+ are patterns",
      [],
    ],
  ])("%j", (body, slips) => {
    expect(slipsOf(body)).toEqual(slips);
  });
});
