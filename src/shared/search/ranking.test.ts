// Which of several pages comes first, and what of a query is marked.
import { document, filesOf, page, section } from "../../testing/search/smallSite";
import { readSearchData } from "./SearchData";
import { search, type SearchResult } from "./search";
import type { IndexedDocument } from "./SearchDocument";

type Ask = (typed: string) => SearchResult;

function siteOf(documents: readonly IndexedDocument[], synonyms: Readonly<Record<string, string[]>> = {}): Ask {
  const files = filesOf(documents, "id", synonyms);
  const data = readSearchData(files.documents, files.index);
  return (typed) => search({ typed, locale: "en", version: null, area: null, offset: 0, limit: 20 }, data);
}
const placesOf = ({ pages }: SearchResult) => pages.map(({ path, sections }) => `${path}#${sections[0]?.anchor ?? ""}`);
const firstOf = (result: SearchResult) => placesOf(result)[0];

/** Pages of calls, each with the parts that all calls have. */
const CALLS = ["Create", "Read", "Update", "Delete", "List", "Move", "Close"].flatMap((verb) => {
  const call = page(`/docs/calls/${verb.toLowerCase()}`, `${verb} a thing`);
  return [
    document(call, `${verb} one thing.`),
    section(call, "Authorization", "Signed request. Dates and ids follow the conventions of every call."),
    section(call, "Errors", "Typical for this call. See all error codes."),
  ];
});

test("a heading that all calls have says little of each: the page that is about it comes first", () => {
  const errors = page("/docs/error-codes", "Error codes");
  const ask = siteOf([...CALLS, document(errors, "Every code."), section(errors, "LATE", "An error.")]);
  expect(firstOf(ask("errors"))).toBe("/docs/error-codes#");
  expect(placesOf(ask("errors"))).toContain("/docs/calls/create#errors");
});

test("a sentence that stands on many pages counts less than one of its own", () => {
  const overview = page("/docs/overview", "Overview");
  const text =
    "Amounts are integers. Merchants have many of these in a list that goes on and on. All dates and ids are text. Every " +
    "place that has a time has it in one zone. A value of zero means that nothing was set, whatever the field is.";
  const ask = siteOf([...CALLS, document(overview, "All."), section(overview, "Rules of values", text)]);
  expect(firstOf(ask("dates and ids"))).toBe("/docs/overview#rules-of-values");
});

test("a deprecated page comes after one that is not, except by its own name", () => {
  const old = page("/docs/a-card-refund", "Refund a card (deprecated)", { label: "Terminal refund" });
  const refund = page("/docs/refund", "Reverse or refund a payment of a shop");
  const ask = siteOf([document(old, "Refund."), document(refund, "Money back.")]);
  expect(placesOf(ask("refund"))).toEqual(["/docs/refund#", "/docs/a-card-refund#"]);
  expect(firstOf(ask("terminal refund"))).toBe("/docs/a-card-refund#");
});

test("a complete word counts more than the beginning of a longer one", () => {
  const settings = page("/docs/a-settings", "Settings");
  const receiver = page("/docs/receiver", "Receiver");
  const ask = siteOf([
    document(settings, "Of the merchant."),
    section(settings, "Portal", "Open it and choose a language."),
    document(receiver, "It listens."),
    section(
      receiver,
      "Firewall",
      "The receiver listens for messages of ours, so open one port of the firewall to them.",
    ),
  ]);
  expect(firstOf(ask("open port"))).toBe("/docs/receiver#firewall");
  expect(firstOf(ask("open por"))).toBe("/docs/a-settings#portal");
});

test("a rare word is no slip of another, while an unknown one is", () => {
  const places = page("/docs/places", "Places");
  const rules = page("/docs/rules", "Rules");
  const ask = siteOf([document(places, "In the café."), document(rules, "In that case be safe.")]);
  expect(placesOf(ask("café"))).toEqual(["/docs/places#"]);
  expect(placesOf(ask("cafx case"))).toEqual(["/docs/rules#", "/docs/places#"]);
});

test("a page of which many sections answer comes before one with a single section", () => {
  const cards = page("/docs/a-cards", "Cards");
  const periods = page("/docs/periods", "Periods");
  const wallets = ["Alpha", "Beta", "Gamma", "Delta"].map((wallet) =>
    section(periods, `${wallet} wallet`, `${wallet}: a chargeback is possible.`),
  );
  const ask = siteOf([
    document(cards, "Of plastic."),
    section(cards, "Plastic card", "Visa: a chargeback is possible."),
    document(periods, "Of time."),
    ...wallets,
  ]);
  expect(ask("chargeback").pages.map(({ path }) => path)).toEqual(["/docs/periods", "/docs/a-cards"]);
});

test("of a call that was asked for by its path the section that explains it comes before its variants", () => {
  const pay = page("/docs/pay", "Pay");
  const uses = page("/docs/a-uses", "Where /v3/pay is used: /v3/pay");
  const operation = { method: "POST", path: "/v3/pay" };
  const variants = ["Pay with a card", "Pay by code", "POST /v3/pay"].map((heading) =>
    section(pay, heading, "The same call to /v3/pay.", { operation }),
  );
  const ask = siteOf([
    document(uses, "/v3/pay, and /v3/pay once more."),
    document(pay, "All of it."),
    section(pay, "Charge the wallet of a payer who is in the shop", "It has no more to say.", { operation }),
    ...variants,
  ]);
  const { pages } = ask("/v3/pay");
  expect(pages.map(({ path }) => path)).toEqual(["/docs/pay", "/docs/a-uses"]);
  expect(pages[0]?.sections.map(({ anchor }) => anchor)).toEqual([
    "charge-the-wallet-of-a-payer-who-is-in-the-shop",
    "pay-with-a-card",
    "pay-by-code",
  ]);
});

test("of a long line the names that are known are looked for, wherever they stand", () => {
  const errors = page("/docs/errors", "Error codes");
  const other = page("/docs/a-other", "Requests");
  const ask = siteOf([
    document(
      other,
      "The status of a request to the host, its time and its trace: a b c d e f g h i j k l m n o p q r s.",
    ),
    document(errors, "Every code."),
    section(errors, "ORDER_NOT_EXIST", "No such order."),
  ]);
  const line =
    "2025-03-04 a b c d e f g h i j k l m n o p q r s 5f1e88aa status 400 trace 4bf92f35 code=ORDER_NOT_EXIST";
  expect(firstOf(ask(line))).toBe("/docs/errors#order_not_exist");
  expect(firstOf(ask(`${line} at 5f1e88ab`))).toBe("/docs/errors#order_not_exist");
});

describe("names", () => {
  const errors = page("/docs/errors", "Error codes");
  const row = (code: string, text: string) => section(errors, code, `${code} ${text}`, { anchor: code });
  const orders = page("/docs/orders", "Orders");
  const ask = siteOf([
    document(errors, "Every code."),
    row("FUND_LOCKED", "The fund is locked, the terminal of the merchant not."),
    row("MERCHANT_NOT_FOUND", "There is none."),
    row("MERCHANT_NOT_ACTIVE", "The merchant is not active. No fund."),
    row("NOT_TERMNAL_TRANSACTION", "Made elsewhere."),
    row("ORDER_NOT_EXIST", "No such order."),
    row("TERMINAL_BUSY", "Wait."),
    document(orders, "An order does not exist before it is made. A terminal transaction is not an order."),
    section(
      orders,
      "Busy or not: what a terminal says",
      "TERMINAL_BUSY: a busy terminal. Busy is a terminal that works.",
    ),
  ]);

  test.each([
    ["MERCHANT_NOT_FUND", "/docs/errors#MERCHANT_NOT_FOUND"],
    ["merchant not fund", "/docs/errors#MERCHANT_NOT_FOUND"],
    ["NOT_TERMINAL_TRANSACTION", "/docs/errors#NOT_TERMNAL_TRANSACTION"],
    ["ORDER_NOT_EXIST", "/docs/errors#ORDER_NOT_EXIST"],
    ["not exist order", "/docs/errors#ORDER_NOT_EXIST"],
    ["busy terminal", "/docs/errors#TERMINAL_BUSY"],
    ["terminalbusy", "/docs/errors#TERMINAL_BUSY"],
    ["teminalbusy", "/docs/errors#TERMINAL_BUSY"],
  ])("%s finds %s, though its words stand elsewhere", (typed, expected) => {
    expect(firstOf(ask(typed))).toBe(expected);
  });

  test.each([
    ["ORDER_NOT_EXIST", ["ordernotexist"]],
    ["MERCHANT_NOT_FUND", ["merchantnotfound"]],
  ])("of %s only the name is marked, not each of its words", (typed, expected) => {
    expect(ask(typed).matched).toEqual(expected);
  });

  test("words typed apart are marked each", () => {
    expect(ask("order exist").matched).toEqual(expect.arrayContaining(["order", "exist"]));
  });
});

describe("synonyms", () => {
  const terms = page("/docs/terms", "Product terms");
  const consent = page("/docs/consent", "Authorization code");
  const DOCUMENTS = [
    document(consent, "A merchant signs in."),
    document(terms, "What the words mean."),
    section(terms, "Login name", "The login of a user."),
  ];

  test("a query finds what the site says in other words, and marks that", () => {
    expect(siteOf(DOCUMENTS)("glossary").pages).toEqual([]);
    const result = siteOf(DOCUMENTS, { glossary: ["product terms"] })("glossary");
    expect(firstOf(result)).toBe("/docs/terms#");
    expect(result.matched).toEqual(expect.arrayContaining(["product", "terms"]));
  });

  test("what the site has as it was typed stays among the answers", () => {
    const places = placesOf(siteOf(DOCUMENTS, { login: ["authorization code"] })("login"));
    expect(places.sort()).toEqual(["/docs/consent#", "/docs/terms#login-name"]);
  });
});
