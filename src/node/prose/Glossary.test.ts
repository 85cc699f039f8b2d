import { formatReport } from "../issues";
import { Glossary } from "./Glossary";
import { glossarySchema } from "./glossarySchema";
import { loadGlossary } from "./loadGlossary";
import { termIssue } from "./termIssue";

const terms = [
  { term: "access token", not: ["auth token", "token of access"] },
  { term: "store", not: ["shop", "outlet"], except: ["web shop", "shop plugin"], note: "A web shop is no store." },
  { term: "eKYC", not: ["EKYC", "e-KYC"] },
  { term: "URL", not: ["Url", "url"] },
  { term: "id", not: ["ID"] },
  { term: "identity card", not: ["IC"], matchCase: true },
  { term: "Node.js", not: ["NodeJS"] },
  { term: "C#", not: ["C sharp"] },
  { term: "city", not: ["municipality", "Größe", "コード", ".NET town"] },
];
const glossary = new Glossary(glossarySchema.parse({ terms }).terms);
const found = (text: string): string[] =>
  glossary.find(text).map(({ offset, written, entry }) => `${String(offset)} ${written} -> ${entry.term}`);

test.each([
  ["Send the auth token.", ["9 auth token -> access token"]],
  ["Auth tokens expire.", ["0 Auth token -> access token"]],
  ["An auth\n  token, an auth\n> token", ["3 auth token -> access token", "20 auth token -> access token"]],
  ["The shop's outlets", ["4 shop -> store", "11 outlet -> store"]],
  ["SHOP (shop) *shop*, “shop”", ["0 SHOP -> store", "6 shop -> store", "13 shop -> store", "21 shop -> store"]],
  ["Do EKYC or e-KYC, e-kyc", ["3 EKYC -> eKYC", "11 e-KYC -> eKYC", "18 e-kyc -> eKYC"]],
  ["A Url and urls", ["2 Url -> URL", "10 url -> URL"]],
  ["The ID, all IDs", ["4 ID -> id", "12 ID -> id"]],
  ["Show your IC", ["10 IC -> identity card"]],
  ["with NodeJS.", ["5 NodeJS -> Node.js"]],
  ["In C sharp", ["3 C sharp -> C#"]],
  ["Municipalities and MUNICIPALITIES", ["0 Municipality -> city", "19 MUNICIPALITY -> city"]],
  ["Municipality's", ["0 Municipality -> city"]],
  ["_shop_ and __auth token__, _a shop_", ["1 shop -> store", "13 auth token -> access token", "30 shop -> store"]],
  ["Die größe, コード", ["4 größe -> city", "11 コード -> city"]],
  ["A .NET town", ["2 .NET town -> city"]],
])("finds what is called otherwise: %j", (text, hits) => {
  expect(found(text)).toEqual(hits);
});

test.each([
  ...["access token", "Access tokens", "eKYC", "URL, URLs", "id, Id, ids, Ids", "Node.js", "ic, Ic"],
  // In phrases in which the word is right, and across their line ends.
  ...["a web shop", "Web shops", "web\nshop", "the shop plugin"],
  // Parts of other words, of identifiers, addresses and file names.
  ...["shopping, workshop, outletting", "shop.example.com", "https://shop.example.com/shop", "docs/shop.mdx"],
  ...["shop_id, my-shop, shop-owner", "@shop", "#shop", "$shop", "{shop}", "a&shop;", "tokenization of accesses"],
  // Parts of words of any script, and of identifiers with underscores.
  ...["shopé, shope\u0301, éshop, shopß", "ソースコード, コードブック", "_shop_id, my_shop, $_shop, shop_1"],
  ...["municipalitie, municipalityies, town", "auth  tokenize, auth-token, auths token"],
])("leaves alone: %j", (text) => {
  expect(found(text)).toEqual([]);
});

test("a phrase hides the word it is about, not the next one", () => {
  expect(found("A web shop is no shop.")).toEqual(["17 shop -> store"]);
});

test("of phrases that begin alike the longest that ends at a word counts", () => {
  const [nested] = [[{ term: "x", not: ["pay", "pay link", "pay link page"] }]];
  const phrases = new Glossary(glossarySchema.parse({ terms: nested }).terms);
  const all = (text: string): string[] => phrases.find(text).map(({ written }) => written);
  expect(all("pay link pages, pay links, pays, pay link page-x, pay linker, pay pay link")).toEqual([
    ...["pay link page", "pay link", "pay", "pay link", "pay", "pay", "pay link"],
  ]);
});

test("a glossary of thousands of phrases that begin alike reads megabytes of them", () => {
  const many = Array.from({ length: 6_000 }, (_, index) => `payment gateway part ${String(index)}`);
  const phrases = new Glossary(glossarySchema.parse({ terms: [{ term: "x", not: many }] }).terms);
  const text = "The payment gateway part of payment gateway part 5999 is a payment gateway. ".repeat(30_000);
  expect(phrases.find(text)).toHaveLength(30_000);
});

test("an empty glossary finds nothing", () => {
  expect(new Glossary([]).find("anything at all")).toEqual([]);
});

test.each([
  ["auth token", "`auth token`: the glossary calls it `access token`", "write `access token`"],
  ["Auth token", "`Auth token`: the glossary calls it `access token`", "write `Access token`"],
  ["EKYC", "`EKYC`: the glossary calls it `eKYC`", "write `eKYC`"],
  ["Url", "`Url`: the glossary calls it `URL`", "write `URL`"],
])("the issue of %s names the term, in capitals where the word has them", (text, message, fix) => {
  const [hit] = glossary.find(text);
  const issue = hit === undefined ? null : termIssue(hit, { file: "a.mdx", line: 1, column: 1 });
  expect(issue).toMatchObject({ rule: "term", message, known: [hit?.entry.term] });
  expect(issue?.fix.split(";")[0]).toBe(fix);
});

test("the note of an entry is said with the fix", () => {
  const [hit] = glossary.find("shop");
  expect(hit === undefined ? "" : termIssue(hit, { file: "a", line: 1, column: 1 }).fix).toBe(
    "write `store`; a name in an API or on a screen is code or bold. A web shop is no store.",
  );
});

describe("the file", () => {
  const load = (text: string) => formatReport(loadGlossary("glossary.yaml", text).issues, false, () => null);

  test("a site needs none", () => {
    const { glossary: none, issues } = loadGlossary("glossary.yaml", null);
    expect([none.entries, issues]).toEqual([[], []]);
  });

  test.each([
    [
      "terms:\n  - term: a b\n    nott: [x]\n",
      /3:5 error \[config-shape\] unknown key `terms\.0\.nott`[^]*rename it to `not`/,
    ],
    ["terms:\n  - term: a\n    not: []\n", /3:10 error .* at least one way not to say it/],
    ["terms:\n  - term: a\n    not: [' b']\n", /3:11 error .*no spaces at its ends/],
    ["terms:\n  - {term: a, not: [x]}\n  - {term: a, not: [y]}\n", /3:12 error .*another entry has the same term/],
    ["terms:\n  - {term: a, not: [x]}\n  - {term: b, not: [x]}\n", /3:21 error .*it stands at `a` too/],
    ["terms:\n  - {term: a, not: [b]}\n  - {term: b, not: [x]}\n", /2:21 error .*it is a term itself/],
    ["terms:\n  - {term: a, not: [x], except: [web y]}\n", /2:34 error .*none of the words in `not` is in it/],
    ["terms: [\n", /error \[yaml-syntax\]/],
  ])("has its faults told with their places: %j", (text, report) => {
    expect(load(text)).toMatch(report);
    expect(loadGlossary("glossary.yaml", text).glossary.entries).toEqual([]);
  });
});
