import { vectorOf } from "../../../testing/fixtures/signing/vectors";
import { inWords } from "../sentences/inWords";
import { messageOf } from "../verifyMessage";
import { compareStrings } from "./compareStrings";
import { diffCharacters } from "./diffCharacters";
import { partsOf } from "./partsOf";

const VECTOR = vectorOf("request-with-body");
const RIGHT = VECTOR.stringToSign;
const headersOf = ({ nonceStr, timestamp }: typeof VECTOR) => ({ signature: "", nonceStr, timestamp });
const MESSAGE = messageOf({
  kind: "request",
  method: "POST",
  requestUrl: `${VECTOR.requestUrl ?? ""}?limit=1&method=x`,
  body: VECTOR.bodyAsGiven,
  headers: headersOf(VECTOR),
});
const URL_PART = "payment/online?limit=1&method=x";
const EXPECTED = RIGHT.replace("payment/online", URL_PART);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const withData = (json: string) => EXPECTED.replace(VECTOR.dataBase64 ?? "", () => base64(json));
const JSON_AS_IS = JSON.stringify(JSON.parse(VECTOR.bodyAsGiven));

test("equal strings are equal", () => {
  expect(compareStrings(MESSAGE, EXPECTED)).toEqual({
    isSame: true,
    expected: EXPECTED,
    reasons: [],
    pieces: [{ kind: "same", text: EXPECTED }],
    jsonPieces: null,
  });
});

const moved = (part: string) => `${EXPECTED.replace(`&${part}`, "")}&${part}`;

test.each<readonly [name: string, own: string, reasons: readonly RegExp[]]>([
  ["unsorted and unescaped", withData(JSON_AS_IS), [/not sorted/, /not escaped/]],
  [
    "unescaped",
    withData(
      (VECTOR.canonicalJson ?? "").replaceAll("\\u0026", "&").replaceAll("\\u003c", "<").replaceAll("\\u003e", ">"),
    ),
    [/not escaped/],
  ],
  [
    "pretty-printed",
    withData(JSON.stringify(JSON.parse(VECTOR.bodyAsGiven), null, 2)),
    [/not sorted/, /not escaped/, /pretty-printed/],
  ],
  ["as sent", withData(VECTOR.bodyAsGiven), [/as it was sent/]],
  ["a line break in the JSON", withData(`${VECTOR.canonicalJson ?? ""}\n`), [/JSON ended with a line break/]],
  [
    "unsorted, with a line break, not encoded",
    EXPECTED.replace(VECTOR.dataBase64 ?? "", () => JSON_AS_IS),
    [/not sorted/, /not escaped/, /JSON itself/],
  ],
  ["another body", withData('{"a":1}'), [/another body/]],
  ["upper-case method", EXPECTED.replace("&method=post", "&method=POST"), [/upper case/]],
  ["another method", EXPECTED.replace("&method=post", "&method=put"), [/Another method/]],
  ["no query", EXPECTED.replace(URL_PART, "payment/online"), [/query string is missing/]],
  ["another host", EXPECTED.replace("sb-open", "open"), [/hosts of their own/]],
  [
    "encoded URL",
    EXPECTED.replace(MESSAGE.requestUrl, encodeURIComponent(MESSAGE.requestUrl)),
    [/URL was encoded|URL-encoded/],
  ],
  ["no URL", EXPECTED.replace(`&requestUrl=${MESSAGE.requestUrl}`, ""), [/Signed without `requestUrl`/]],
  ["URL last", moved(`requestUrl=${MESSAGE.requestUrl}`), [/stands behind `timestamp`/]],
  ["another order", moved("nonceStr=NvQhZ3kTfLxYbWmRaPcDsEoUgJiHnKtB"), [/alphabetical order/]],
  ["milliseconds", EXPECTED.replace("1736933412", "1736933412000"), [/milliseconds/]],
  [
    "milliseconds that are not round",
    EXPECTED.replace("1736933412", "1736933413999"),
    [/Another timestamp/, /1 second ahead/],
  ],
  ["a clock in another zone", EXPECTED.replace("1736933412", "1736962212"), [/Another timestamp/, /8 hours ahead/]],
  ["another nonce", EXPECTED.replace("NvQhZ3", "XvQhZ3"), [/Another nonce/]],
  ["HMAC", EXPECTED.replace("signType=sha256", "signType=HMAC-SHA256"), [/not an HMAC/]],
  ["a line break at the end", `${EXPECTED}\n`, [/string ends with a line break/]],
  ["blanks at the start", ` ${EXPECTED}`, [/blanks or line breaks/]],
  ["blanks in a part", EXPECTED.replace("method=post", "method= post"), [/blanks or line breaks/]],
  ["no timestamp", EXPECTED.replace("&timestamp=1736933412", ""), [/A part is missing/]],
  ["a part twice", `${EXPECTED}&timestamp=1736933412`, [/part too much/]],
  [
    "three mistakes in three parts",
    withData(JSON_AS_IS).replace("&method=post", "&method=POST").replace(URL_PART, "payment/online"),
    [/not sorted/, /not escaped/, /upper case/, /query string/],
  ],
])("explains: %s", (_name, own, reasons) => {
  const comparison = compareStrings(MESSAGE, own);
  expect(comparison.isSame).toBe(false);
  expect(comparison.reasons.map(inWords)).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
});

test.each([
  ["JSON", VECTOR.bodyAsGiven],
  ["JSON with a URL that has such names", '{"url":"https://x.example.com/?a=1&method=b&timestamp=2"}'],
  ["base64", VECTOR.dataBase64 ?? ""],
  ["base64 with an end", "YWJjZA=="],
  ["a form", "a=1&b=2"],
  ["prose", "hello"],
])("%s is no string to sign", (_name, own) => {
  expect(compareStrings(MESSAGE, own).reasons).toEqual([["no-string"]]);
});

test("a long body costs no more than a moment; what stands around it is explained", () => {
  const long = messageOf({ ...MESSAGE, body: JSON.stringify({ a: "x".repeat(200_000) }), headers: headersOf(VECTOR) });
  const { expected } = compareStrings(long, "");
  const own = expected.replace("data=eyJ", "data=eyK").replace("method=post", "method=POST");
  const start = performance.now();
  expect(compareStrings(long, own).reasons).toEqual([["data-other"], ["method-case"]]);
  // Trying all mistakes takes a minute and more.
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("data without a body, and a callback with its address", () => {
  const get = vectorOf("request-without-body");
  const message = messageOf({
    kind: "request",
    method: "GET",
    requestUrl: get.requestUrl ?? "",
    body: "",
    headers: headersOf(get),
  });
  expect(compareStrings(message, `data=&${get.stringToSign}`).reasons.map(inWords)).toEqual([
    expect.stringMatching(/^`data=` was signed/),
  ]);
  const callback = compareStrings({ ...message, kind: "callback" }, get.stringToSign);
  expect(callback.reasons.map(inWords)).toEqual(["Signed with `requestUrl`; callbacks leave it out."]);
});

test("JSON in data is compared by itself, whatever its encoding", () => {
  const own = EXPECTED.replace(VECTOR.dataBase64 ?? "", () => Buffer.from('{"a":"茶"}').toString("base64url"));
  const { jsonPieces } = compareStrings(MESSAGE, own);
  expect(
    jsonPieces
      ?.filter(({ kind }) => kind !== "missing")
      .map(({ text }) => text)
      .join(""),
  ).toBe('{"a":"茶"}');
  expect(compareStrings(MESSAGE, EXPECTED.replace("post", "put")).jsonPieces).toBeNull();
});

describe("differences by character", () => {
  const join = (pieces: ReturnType<typeof diffCharacters>, without: "missing" | "extra") =>
    pieces
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");

  test.each([
    ["", "", []],
    ["abc", "abc", [["same", "abc"]]],
    ["", "abc", [["extra", "abc"]]],
    ["abc", "", [["missing", "abc"]]],
    [
      "post",
      "POST",
      [
        ["missing", "post"],
        ["extra", "POST"],
      ],
    ],
    [
      "one two three",
      "one 2 three",
      [
        ["same", "one "],
        ["missing", "two"],
        ["extra", "2"],
        ["same", " three"],
      ],
    ],
    [
      "abcdefgh",
      "abcXdefgh",
      [
        ["same", "abc"],
        ["extra", "X"],
        ["same", "defgh"],
      ],
    ],
    // One equal character between two changes says nothing.
    [
      "ab1cd",
      "xy1zw",
      [
        ["missing", "ab1cd"],
        ["extra", "xy1zw"],
      ],
    ],
    [
      "a😀b",
      "a😁b",
      [
        ["same", "a"],
        ["missing", "😀"],
        ["extra", "😁"],
        ["same", "b"],
      ],
    ],
  ])("%j and %j", (expected, own, pieces) => {
    expect(diffCharacters(expected, own).map(({ kind, text }) => [kind, text])).toEqual(pieces);
  });

  test("both texts can be read from it, and nothing is changed that needn't be", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      const expected = Array.from({ length: random(40) }, () => "abc"[random(3)]).join("");
      const own = Array.from(expected)
        .flatMap((one) => (random(6) === 0 ? [] : random(6) === 0 ? [one, "x"] : [one]))
        .join("");
      const pieces = diffCharacters(expected, own);
      expect(join(pieces, "extra")).toBe(expected);
      expect(join(pieces, "missing")).toBe(own);
    }
  });

  test("texts that have nothing in common are one change", () => {
    expect(diffCharacters("a".repeat(3_000), "b".repeat(3_000)).map(({ kind }) => kind)).toEqual(["missing", "extra"]);
  });
});

test("a URL that holds names of parts is one part", () => {
  const url = "https://x.example.com/?a=1&method=b&timestamp=2";
  const text = `method=get&nonceStr=n&requestUrl=${url}&signType=sha256&timestamp=1`;
  expect([...partsOf(text, url).values.entries()].sort()).toEqual([
    ["method", "get"],
    ["nonceStr", "n"],
    ["requestUrl", url],
    ["signType", "sha256"],
    ["timestamp", "1"],
  ]);
});
