import { Glossary } from "./Glossary";
import { glossarySchema } from "./glossarySchema";
import { KnownHosts } from "./hosts/KnownHosts";
import { mayBeProse } from "./mayBeProse";
import { yamlHosts } from "./yamlHosts";
import { yamlTerms } from "./yamlTerms";

const glossary = new Glossary(glossarySchema.parse({ terms: [{ term: "store", not: ["shop"] }] }).terms);
const settings = { site: { url: "https://doc.pay.my" }, hosts: {}, links: {} };
const hosts = new KnownHosts(settings as never, new Set());

const terms = (path: string, text: string): string[] =>
  yamlTerms(`content/${path}`, path, text, glossary).map(({ line, column }) => `${String(line)}:${String(column)}`);
const foreign = (path: string, text: string): string[] =>
  yamlHosts(`content/${path}`, path, text, hosts).map(({ line, column }) => `${String(line)}:${String(column)}`);

describe("terms in the API description", () => {
  test.each([
    ["description: A shop.\n", ["1:16"]],
    ["a:\n  - summary: 'The shop''s shop'\n", ["2:19", "2:27"]],
    ["description: >-\n  The first line,\n\n  then the shop\n  and a shop\n", ["4:12", "5:9"]],
    ["description: |\n  note: x\n  Use: a shop\n", ["3:10"]],
    ["description: The\n  plain\n  shop\n", ["3:3"]],
    ["x-uncertain: [{ kind: unknown, note: The shop }]\n", ["1:42"]],
    ["x-enumDescriptions: { TILL: In the shop., shop: At home. }\n", ["1:36"]],
    ["x-enumDescriptions:\n  TILL: In the shop.\n", ["2:16"]],
    ["properties:\n  example:\n    description: A shop\n  default: { description: The shop }\n", ["3:20", "4:31"]],
    ["responses:\n  default:\n    description: A shop\n", ["3:20"]],
  ])("%j", (text, expected) => {
    expect(terms("api/a.yaml", text)).toEqual(expected);
  });

  test.each([
    "operationId: shop\n",
    "shop: { type: shop }\n",
    "description: A `shop` and **Shop**.\n",
    "description: >-\n  With `a\n  shop` here\n",
    "example:\n  description: A shop\n",
    "examples:\n  one: { value: { note: shop } }\n",
    "enum: [shop]\n",
    "properties:\n  description: { const: shop }\n",
    "description: [\n  shop\n",
    "# description: a shop\na: b\n",
  ])("no prose: %j", (text) => {
    expect(terms("api/a.yaml", text)).toEqual([]);
  });
});

test.each([
  [
    "data/error-codes.yaml",
    "api:\n  - { code: SHOP, meaning: The shop., fix: Shop on., note: shop }\n",
    ["2:32", "2:44", "2:60"],
  ],
  ["sidebar.yaml", "sidebar:\n  - category: Shop\n    items: [shop/a]\n", ["2:15"]],
  ["site.yaml", "site:\n  tagline: For a shop.\n  url: https://shop\nhome: { title: Shop }\n", ["2:18", "4:16"]],
  ["versions/1.0/sidebar.yaml", "sidebar:\n  - { doc: shop, label: Shop }\n", ["2:25"]],
  ["redirects.yaml", "redirects:\n  - from: /shop # title: shop\n", []],
  ["anything.yaml", "description: shop\n", []],
])("texts of %s", (path, text, expected) => {
  expect(terms(path, text)).toEqual(expected);
});

describe("example hosts", () => {
  test.each([
    ["example: https://api.shops.com/v1\n", ["1:10"]],
    ["examples:\n  - { value: { url: 'https://api.shops.com' } }\n", ["2:22"]],
    ["servers: [{ url: https://api.shops.com }]\n", ["1:18"]],
    ["description: Call `https://api.shops.com`.\n", ["1:20"]],
  ])("%j", (text, expected) => {
    expect([foreign("api/a.yaml", text), foreign("data/a.yaml", text)]).toEqual([expected, expected]);
    expect(foreign("redirects.yaml", text)).toEqual([]);
  });

  test.each([
    "example: https://api.example.com/v1\n",
    "example: https://doc.pay.my\n",
    "description: See [the directory](https://shops.com/a).\n",
    "externalDocs: { url: https://shops.com }\n",
    "$schema: https://shops.com/schema\n",
    "info: { license: { url: https://shops.com }, contact: { url: https://shops.com } }\n",
    "# https://shops.com\na: b\n",
  ])("none of anybody's, or a link: %j", (text) => {
    expect(foreign("api/a.yaml", text)).toEqual([]);
  });
});

describe("the look that spares a parse", () => {
  const keys = new Set(["description"]);
  const look = (text: string): boolean => {
    const start = text.indexOf("shop");
    return mayBeProse(text, start, start + 4, keys);
  };

  test.each([
    "description: shop",
    '"description": shop',
    "- description: shop",
    "a:\n  description: >\n    one\n\n    two: shop",
    "description:\n  A: shop",
    "a: { b: shop }",
    "a: [x, shop]",
    "- { a: shop }",
  ])("yes, or in doubt: %j", (text) => {
    expect(look(text)).toBe(true);
  });

  test.each(["shop: x", "a: shop", "description: x\na: shop", "- shop", "a:\n  - shop", "description: `shop`", "shop"])(
    "no: %j",
    (text) => {
      expect(look(text)).toBe(false);
    },
  );
});
