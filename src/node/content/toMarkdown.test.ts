import { compile, htmlOf, pageOf } from "../../testing/fixtures/compile";
import { data } from "../../testing/fixtures/data";
import { readArticle, readMarkdown } from "../../testing/fixtures/words";

const around = {
  data,
  routes: { "docs/guide/other.mdx": "/docs/guide/other", "docs/error-codes.mdx": "/docs/error-codes" },
};

const twinOf = async (text: string): Promise<string> => (await pageOf(text, around)).markdown;

describe("Markdown comes out as it went in", () => {
  test.each([
    ["headings", "## A `b` *c*\n\n### D\n"],
    ["inline marks", "A **b** *c* ~~d~~ `e` ``f ` g``.\n"],
    ["bullets", "- a\n- b\n  - c\n  - d\n"],
    ["numbers from another start", "3. a\n4. b\n"],
    ["loose lists", "- a\n\n  b\n\n- c\n"],
    ["tasks", "- [x] a\n- [ ] b\n"],
    ["quotes", "> a\n>\n> - b\n> - c\n"],
    ["rules", "a\n\n---\n\nb\n"],
    ["tables", "| a | b | c |\n| --- | :-- | --: |\n| `d \\| e` | f \\| g | h |\n"],
    ["hard breaks", "a\\\nb\n"],
    ["fences", '```json\n{\n\n  "a": 1\n}\n```\n'],
    ["titles of fences", '```text title="a b"\nc\n```\n'],
    ["fences in lists", "- a\n\n  ```text\n  b\n\n    c\n  ```\n"],
    ["fences with fences in them", "````text\n```js\n```\n````\n"],
    ["escapes", "\\# a \\* b \\_c\\_ \\<d> \\[e\\]\n"],
    ["what looks like a list or a heading", "1\\. a\n\n\\- b\n\n\\+ c\n\n\\> d\n"],
  ])("%s", async (_kind, text) => {
    const twin = await twinOf(text);
    expect(await twinOf(twin)).toBe(twin);
    expect(await htmlOf(twin)).toBe(await htmlOf(text));
  });
});

describe("what isn't Markdown becomes Markdown", () => {
  test.each([
    ["data", "{product.name} at `{hosts.docs.production}`", "Acme Pay at `https://doc.example.com`\n"],
    ["relative links", "[a](./other.mdx#b)", "[a](/docs/guide/other#b)\n"],
    ["links by reference", "[a][x]\n\n[x]: ./other.mdx", "[a](/docs/guide/other)\n"],
    ["explicit ids", "## A {#b}", "## A\n"],
    ["comments", "a{/* b */}", "a\n"],
    ["admonitions", ":::warning[Mind]\n\na\n\n:::", "Mind\n\na\n"],
    ["elements", "<kbd>a</kbd>b<sub>c</sub>", "abc\n"],
    ["details", "<details>\n<summary>a</summary>\n\nb\n\n</details>", "a\n\nb\n"],
    ["buttons", '<Button href="/a">b</Button>', "[b](/a)\n"],
    ["caveats", '<Caveat kind="unknown">a</Caveat>', "**Not published.** a\n"],
    ["tabs", '<Tabs><Tab label="a">b</Tab><Tab label="c">d</Tab></Tabs>', "a\n\nb\n\nc\n\nd\n"],
    [
      "endpoints",
      '<Endpoint method="GET" path="/a/{b}" auth="none" host="docs">c</Endpoint>',
      "c\n\nGET `/a/{b}`\n\nNo credentials Production `https://doc.example.com`\n",
    ],
    [
      "short tables of data",
      '<ErrorCodes codes={["TOKEN_EXPIRED"]} />',
      "| Code | Meaning |\n| --- | --- |\n| [`TOKEN_EXPIRED`](/docs/error-codes#TOKEN_EXPIRED) | Too old. Seen after 30 days. |\n",
    ],
  ])("%s", async (_kind, text, markdown) => {
    expect(await twinOf(`${text}\n`)).toBe(markdown);
  });

  test("fields, with those inside them", async () => {
    expect(
      await twinOf(
        '<Params title="Body">\n<Param name="a" type="Object" required>\n\nOne.\n\n<Params><Param name="b" type="String" default="c" enum="c|d">Two.</Param></Params>\n\n</Param>\n</Params>\n',
      ),
    ).toBe(
      "Body\n\n- [`a`](#a) Object required\n\n  One.\n\n  Child fields of a\n\n  - [`b`](#a-b) String\n\n    Two.\n\n    Default `c` One of `c`, `d`\n",
    );
  });
});

test("every word and every code block of a page with everything on it is in its twin", async () => {
  const text = `Intro with [a link](./other.mdx), \`code\` and {product.name}.

## Steps & signs

<Steps>

1. Sign \\<it\\>.

   \`\`\`bash title="Try it"
   curl {hosts.api.sandbox}/v3/{storeId} \\

     --data '{"a": "\`\`\`"}'
   \`\`\`

2. Send **it**.

</Steps>

<CodeTabs>

\`\`\`js
const a = "<b>";
\`\`\`

\`\`\`go
package main
\`\`\`

</CodeTabs>

<ErrorCodes source="api" />

<PaymentMethods />

<Sequence title="Pay" actors={["Till", "Server"]} steps={[{from: "Till", to: "Server", label: "pay", note: "signed"}]} />

<Cards><Card title="Other" href="./other.mdx">A line.</Card></Cards>

A note[^1].

[^1]: The *note*.
`;
  const { page, issues } = await compile(text, around);
  expect(issues).toEqual([]);
  const { html, markdown } = page ?? { html: "", markdown: "" };
  const [article, twin] = [readArticle(html), readMarkdown(markdown)];
  expect(article.words.filter((word) => !twin.words.includes(word))).toEqual([]);
  expect(twin.code).toEqual(article.code);
  expect(twin.links).toEqual(article.links);
  expect(markdown.replace(/^```[\s\S]*?^```/gm, "")).not.toMatch(/<[A-Z/]|\{(?:product|hosts)/);
});
