import { document, filesOf, page, section } from "../../testing/search/smallSite";
import { readSearchData } from "./SearchData";
import { search, type SearchRequest } from "./search";
import type { IndexedDocument } from "./SearchDocument";

const quickPay = page("/docs/quick-pay", "Take a quick pay payment");
const refund = page("/docs/refund", "Refund a payment");
const errors = page("/docs/errors", "Error codes", { area: "Reference" });
const cafe = page("/docs/cafe", "Café menus", { area: "Ordering" });
const arabic = page("/ar/docs/refund", "Refund a payment", { locale: "ar" });
const old = page("/docs/1.0/refund", "Refund a payment", { version: "1.0" });
const DOCUMENTS: readonly IndexedDocument[] = [
  document(arabic, "Refund"),
  document(cafe, "What a café sells. 支付方式 are shown to the payer."),
  document(errors, "Every code and what it means."),
  section(errors, "TOKEN_EXPIRED", "The access token is too old.", { anchor: "TOKEN_EXPIRED" }),
  section(errors, "INVALID_SIGNATURE", "The signature does not fit. Pay attention to the payment.", {
    anchor: "INVALID_SIGNATURE",
  }),
  document(old, "Refund of the old version."),
  document(quickPay, "Charge the wallet code on the payer's phone."),
  section(quickPay, "Request body", "authCode string required. orderId string required. Example 0001.", {
    operation: { method: "POST", path: "/v3/payment/quickpay" },
    identifiers: ["merchantRef"],
  }),
  document(refund, "Return the money of a payment. constructor and toString are words too."),
  section(refund, "Rules", "A refund needs the signature of the merchant. See orders."),
];

const FILES = filesOf(DOCUMENTS, "id");
const DATA = readSearchData(FILES.documents, FILES.index);

const ask = (typed: string, more: Partial<SearchRequest> = {}) =>
  search({ typed, locale: "en", version: null, area: null, offset: 0, limit: 10, ...more }, DATA);
const first = (typed: string) => {
  const [best] = ask(typed).pages;
  return best === undefined ? null : `${best.path}#${best.sections[0]?.anchor ?? ""}`;
};

test.each([
  ["quick pay", "/docs/quick-pay#"],
  ["quickpay", "/docs/quick-pay#"],
  ["/v3/payment/quickpay", "/docs/quick-pay#request-body"],
  ["POST /v3/payment/quickpay", "/docs/quick-pay#request-body"],
  ["orderId", "/docs/quick-pay#request-body"],
  ["orderid", "/docs/quick-pay#request-body"],
  ["merchantRef", "/docs/quick-pay#request-body"],
  ["token_expired", "/docs/errors#TOKEN_EXPIRED"],
  ["token exp", "/docs/errors#TOKEN_EXPIRED"],
  ["TOKEN EXPIRED", "/docs/errors#TOKEN_EXPIRED"],
  ["signature", "/docs/errors#INVALID_SIGNATURE"],
  ["singature", "/docs/errors#INVALID_SIGNATURE"],
  ["refnud", "/docs/refund#"],
  ["refunds", "/docs/refund#"],
  ["refunding a payment", "/docs/refund#"],
  ["ref", "/docs/refund#"],
  ["how do I refund?", "/docs/refund#"],
  ["errorcodes", "/docs/errors#"],
  ["error code", "/docs/errors#"],
  ["0001", "/docs/quick-pay#request-body"],
  ["cafe", "/docs/cafe#"],
  ["CAFÉ", "/docs/cafe#"],
  ["支付", "/docs/cafe#"],
  ["式", "/docs/cafe#"],
  ["afe", "/docs/cafe#"],
  ["oderid", "/docs/quick-pay#request-body"],
  ["merchantref requird", "/docs/quick-pay#request-body"],
  ["tokenexpird", "/docs/errors#TOKEN_EXPIRED"],
  ["invalidsig", "/docs/errors#INVALID_SIGNATURE"],
  ["invaldisig", "/docs/errors#INVALID_SIGNATURE"],
  ["quickpya", "/docs/quick-pay#"],
  ["constructor", "/docs/refund#"],
  ["the", "/docs/errors#TOKEN_EXPIRED"],
])("%j finds %s", (typed, expected) => {
  expect(first(typed)).toBe(expected);
});

test("results are of one locale, and of the reader's docs version or the first", () => {
  expect(ask("refund").pages.map(({ path }) => path)).not.toContain("/ar/docs/refund");
  expect(ask("refund", { locale: "ar" }).pages.map(({ path }) => path)).toEqual(["/ar/docs/refund"]);
  expect(ask("refund", { version: "1.0" }).pages.map(({ path }) => path)).toEqual(["/docs/1.0/refund"]);
  expect(ask("cafe", { version: "2.0" }).pages.map(({ path }) => path)).toEqual(["/docs/cafe"]);
});

test("an area limits the results, and all areas stay countable", () => {
  const all = ask("payment");
  const limited = ask("payment", { area: "Reference" });
  expect(limited.pages.map(({ path }) => path)).toEqual(["/docs/errors"]);
  expect(limited.areas).toEqual(all.areas);
  expect(all.areas.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
});

test("pages of results have no page twice and leave none out", () => {
  const all = ask("payment").pages;
  const parts = all.flatMap((_, offset) => ask("payment", { offset, limit: 1 }).pages);
  expect(all.length).toBeGreaterThan(2);
  expect(parts).toEqual(all);
});

test("nothing found names the nearest known words", () => {
  expect(ask("zzzzzz")).toMatchObject({ pages: [], total: 0, nearest: [] });
  expect(ask("paymqqt xyzzy").nearest).toContain("payment");
  expect(ask("quickenly").nearest).toContain("quick");
  // Each word is known, of pages in another area.
  expect(ask("code", { area: "Ordering" }).nearest).toEqual(["codes"]);
});

test("5,000 random and hostile queries neither throw nor take long", () => {
  const parts = [
    ...["*", "+", "-", "~", "^", ":", "\\", "__proto__", "constructor", "toString", "hasOwnProperty", "😀", "\u202e"],
    ...["<svg/onload=alert(1)>", '"><img src=x onerror=alert(1)>', "支付", "é", "\u0301", "\ud800", "payment", " ", ""],
    ..."abcdefghijklmnopqrstuvwxyz0123456789_/.".split(""),
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  let slowest = 0;
  for (let time = 0; time < 5000; time++) {
    const typed = Array.from({ length: random(12) }, () => parts[random(parts.length)]).join("");
    const start = performance.now();
    ask(typed);
    slowest = Math.max(slowest, performance.now() - start);
  }
  ask("payment refund ".repeat(700));
  expect(slowest).toBeLessThan(1000);
});

describe("the files", () => {
  test("bring back every document", () => {
    expect(DATA.documents).toEqual(DOCUMENTS.map(({ identifiers, ...shown }) => shown));
  });

  test("are the same for the same documents", () => {
    expect(filesOf(DOCUMENTS, "id")).toEqual(FILES);
  });

  test.each([
    ["no JSON", "<!doctype html>", FILES.index, "is not valid JSON"],
    ["nothing", "null", FILES.index, "unknown form"],
    ["an index of another form", FILES.documents, '{"format":0}', "unknown form"],
    ["files of two builds", filesOf(DOCUMENTS, "other").documents, FILES.index, "of two builds"],
    ["texts of another build", filesOf(DOCUMENTS.slice(0, 3), "other").documents, FILES.index, "of two builds"],
    ["fewer documents than the index has", filesOf(DOCUMENTS.slice(0, 3), "id").documents, FILES.index, "not there"],
  ])("%s are refused", (_fault, documents, index, message) => {
    expect(() => readSearchData(documents, index)).toThrow(message);
  });
});
