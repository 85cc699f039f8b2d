import { sourceOf } from "../../testing/fixtures/compile";
import { splitFrontMatter } from "../content";
import { parse } from "../content/parse";
import { Glossary } from "./Glossary";
import { glossarySchema } from "./glossarySchema";
import { KnownHosts } from "./hosts/KnownHosts";
import { lintPage } from "./lintPage";

const settings = { site: { url: "https://doc.pay.my" }, hosts: {}, links: {} };
const rules = {
  glossary: new Glossary(
    glossarySchema.parse({
      terms: [
        { term: "store", not: ["shop"] },
        { term: "id", not: ["ID"] },
      ],
    }).terms,
  ),
  hosts: new KnownHosts(settings as never, new Set()),
  isEnglish: true,
  isTried: false,
};

/** Faults of a page as `line:column rule`. */
function spots(text: string, contentFile = "docs/a.mdx", isEnglish = true): string[] {
  const source = sourceOf(text, contentFile);
  const { body } = splitFrontMatter(text);
  const tree = parse(body, source.format, (issue) => {
    throw new Error(issue.message);
  });
  return tree === null
    ? []
    : lintPage({ source, body, tree }, { ...rules, isEnglish }).map(
        ({ line, column, rule }) => `${String(line)}:${String(column)} ${rule}`,
      );
}

describe("code that nobody tries", () => {
  const tried = (text: string, isTried = true) => {
    const source = sourceOf(text, "docs/a.mdx");
    const tree = parse(text, "mdx", () => undefined);
    if (tree === null) throw new Error("can't be parsed");
    return lintPage({ source, body: text, tree }, { ...rules, isTried });
  };

  test.each([
    ["```js\na()\n```", "1:1"],
    ['- one\n\n  ```Python title="a.py"\n  a()\n  ```', "3:3"],
    ['<Tab label="x">\n\n```sh no-copy\nls\n```\n\n</Tab>', "3:1"],
  ])("%j", (text, place) => {
    expect(tried(text)).toMatchObject([{ rule: "untried-code" }]);
    expect(tried(text).map(({ line, column }) => `${String(line)}:${String(column)}`)).toEqual([place]);
    expect(tried(text, false)).toEqual([]);
  });

  test.each(["ts no-copy", "json compile", 'text run="SUCCESS"', 'http try="sign"'])("```%s", (info) => {
    const [issue, ...others] = tried(`\`\`\`${info}\n1\n\`\`\``);
    expect(others).toEqual([]);
    expect(issue?.message).toBe(
      info.startsWith("ts")
        ? "nobody tries this code: the fence says `ts`, and not how"
        : `nobody tries this code: \`${info.split(" ")[0] ?? ""}\` is no language of programs`,
    );
  });

  test("what is misspelled is told once, as that", () => {
    expect(tried('```js rnu="x"\n1\n```')).toEqual([]);
  });

  test.each(["json", "text", "http", "js compile", 'go run="ok"', 'sh try="sign"', 'js compile="a, b"'])(
    "not ```%s",
    (info) => {
      expect(tried(`\`\`\`${info}\n1\n\`\`\``)).toEqual([]);
    },
  );
});

describe("terms", () => {
  test.each([
    ["A shop.", ["1:3 term"]],
    ["## The shop {/* shop */}", ["1:8 term"]],
    ["- *a shop*\n- [the shop](shop.mdx)", ["1:6 term", "2:8 term"]],
    ["> one\n> shop", ["2:3 term"]],
    ["| a | b |\n| - | - |\n| x | shop |", ["3:7 term"]],
    ["![A shop](./shop.png)", ["1:5 term"]],
    [":::note[The shop]\n\nshop\n\n:::", ["1:13 term", "3:1 term"]],
    ['<Card title="Your shop" href="/shop">Any shop</Card>', ["1:19 term", "1:42 term"]],
    ['<Tab label="Shop">\n\nx\n\n</Tab>', ["1:13 term"]],
    [
      '<Sequence title="In a shop" steps={[{from: "shop", label: "shop", note: "at the shop"}]} />',
      ["1:23 term", "1:81 term"],
    ],
    ["Text[^1]\n\n[^1]: A shop.", ["3:9 term"]],
  ])("are read where readers read: %j", (text, expected) => {
    expect(spots(text)).toEqual(expected);
  });

  test.each([
    "`shop` and ``shop ID``",
    "```json\nshop ID\n```",
    "**Shop ID** and **[Shop](/x)**",
    '<Param name="ID" type="shop" example="shop ID">x</Param>',
    "https://www.example.com is `shop`",
    "[Stores](./shop.mdx#shop)",
    "{/* shop */}",
    "{product.shop}",
    '![A store](./the%20shop.png "shop")',
  ])("are not read in code, names, addresses and bold: %j", (text) => {
    expect(spots(text).filter((spot) => spot.endsWith(" term"))).toEqual([]);
  });

  test("front matter is read in its texts only", () => {
    const text =
      "---\ntitle: Shop\ndescription: >-\n  All of a\n  shop\nkind: shop\nsidebarLabel: 'The ID'\n---\n\nshop\n";
    expect(spots(text)).toEqual(["2:8 term", "5:3 term", "7:20 term", "10:1 term"]);
  });

  test("translations have words of their own", () => {
    expect(spots("---\ntitle: Shop\n---\n\nshop [here](./a.mdx)", "i18n/ms/docs/a.mdx")).toEqual([]);
  });
});

test("a page with tens of thousands of faults is read to its end", () => {
  const text = "A shop and an ID, at `https://api.shops.com`.\n".repeat(20_000);
  const [start, end] = [0, text.length];
  const code = [...text.matchAll(/`/g)].map(({ index }) => index);
  const at = (from: number, to: number) => ({
    start: { line: 1, column: 1, offset: from },
    end: { line: 1, column: 1, offset: to },
  });
  const tree = {
    type: "root" as const,
    children: code.flatMap((from, index) =>
      index % 2 === 1
        ? []
        : [
            { type: "text" as const, value: "", position: at(code[index - 1] ?? start, from) },
            {
              type: "inlineCode" as const,
              value: "https://api.shops.com",
              position: at(from, (code[index + 1] ?? end) + 1),
            },
          ],
    ),
  };
  const issues = lintPage({ source: sourceOf(text, "docs/a.mdx"), body: text, tree }, rules);
  expect(issues).toHaveLength(60_000);
  expect(issues.at(-1)).toMatchObject({ rule: "example-host", line: 20_000, column: 23 });
});

describe("link texts", () => {
  test.each([
    ["Look [here](./a.mdx).", ["1:6 link-text"]],
    ["Look [here][a].\n\n[a]: ./a.mdx", ["1:6 link-text"]],
    ["[](./a.mdx) [*this page*](./a.mdx)", ["1:1 link-text", "1:13 link-text"]],
    ["[`read more`](./a.mdx)", ["1:1 link-text"]],
    ["See https://example.com/a.", ["1:5 link-text"]],
    ["[![here](./a.png)](./a.mdx)", ["1:1 link-text"]],
    ['<Button href="/a">Read more</Button>', ["1:1 link-text"]],
    ['<Cards>\n<Card title="More" href="/a">x</Card>\n</Cards>', ["2:7 link-text"]],
    ["| a |\n| - |\n| [link](./a.mdx) |", ["3:3 link-text"]],
  ])("have to say something: %j", (text, expected) => {
    expect(spots(text)).toEqual(expected);
  });

  test.each([
    "[Error codes](./a.mdx)",
    "[{product.name}](./a.mdx)",
    "[![Error codes](./a.png)](./a.mdx)",
    "[`GET /v3/here`](./a.mdx)",
    "\\[here](./a.mdx) `[here](./a.mdx)`",
    '<Button href="/a">Error codes</Button>',
  ])("are fine: %j", (text) => {
    expect(spots(text)).toEqual([]);
  });

  test("an image without a text alternative is one fault, which the compiler reports", () => {
    expect(spots("[![](./a.png)](./a.mdx)")).toEqual([]);
  });

  test("where the default locale isn't English, words are not judged, but what is none is", () => {
    expect(spots("[here](./a.mdx) [](./a.mdx)", "docs/a.mdx", false)).toEqual(["1:17 link-text"]);
  });
});

describe("example hosts", () => {
  test.each([
    ["```bash\ncurl -s \\\n  https://api.shops.com/v1\n```", ["3:3 example-host"]],
    ["Send it to `https://api.shops.com/v1`.", ["1:13 example-host"]],
    ["Allow `api.shops.com`.", ["1:7 example-host"]],
    ['<Param name="a" type="b" example="https://api.shops.com">x</Param>', ["1:35 example-host"]],
    ['<Island name="a" props={{ url: "https://api.shops.com" }} />', ["1:33 example-host"]],
  ])("are looked for in code and attributes: %j", (text, expected) => {
    expect(spots(text)).toEqual(expected);
  });

  test.each([
    "```bash\ncurl {hosts.api.sandbox}/v1 https://shop.example.com https://doc.pay.my http://localhost:8080 10.0.0.1\n```",
    "[The directory](https://plugins.shops.com/a) and [one][a]\n\n[a]: https://shops.com",
    '<Button href="https://shops.com">The directory</Button>',
    '<States transitions={[{from: "A", to: "B", href: "https://shops.com"}]} />',
    "`order.com.id` `a@shops` `shops.com is here`",
  ])("are nobody's, or where a link leads: %j", (text) => {
    expect(spots(text)).toEqual([]);
  });

  test("count in translations too", () => {
    expect(spots("`https://api.shops.com`", "i18n/ms/docs/a.mdx")).toEqual(["1:2 example-host"]);
  });
});

describe("alternative texts in front matter", () => {
  test.each([
    ["gallery:\n  - image: ./a-b.png\n    alt: a-b\n  - image: ./c.png\n    alt: A till\n", ["4:10 image-alt"]],
    ["gallery:\n  - image: ./a.png\n    alt: ' '\n", ["4:10 image-alt"]],
    ["cover: ./a.png\n", ["2:8 image-alt"]],
    ["cover: ./a.png\ncoverAlt: IMG_2041\n", ["3:11 image-alt"]],
    ["cover: ./a.png\ncoverAlt: A till\n", []],
    // Faults of the form, which are said elsewhere.
    ["gallery:\n  - image: ./a.png\n", []],
    ["gallery: x\ncover: [1]\n", []],
    ["cover: [\n", []],
  ])("%j", (yaml, expected) => {
    expect(spots(`---\n${yaml}---\n`)).toEqual(expected);
  });
});
