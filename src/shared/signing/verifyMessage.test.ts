import { constants, createHash, createHmac, privateEncrypt, sign } from "node:crypto";

import { nodeRsa } from "../../node/signing/nodeRsa";
import { KEYS, vectorOf } from "../../testing/fixtures/signing/vectors";
import { readPublicKey } from "./keys/publicKey";
import { inWords } from "./sentences/inWords";
import { isGenuine } from "./isGenuine";
import { examine, type ReceivedMessage, type Verdict } from "./verifyMessage";

const { privatePem, publicPem } = KEYS.application;
const KEY = readPublicKey(publicPem);
const URL_CALLED = "https://sb-open.example.com/v3/payment/online/?limit=1&x=%20y";
const BODY = `{"b": {"z": [{"d": "é</>", "c": 1}], "y": "it's & so"}, "a": 1}`;
const NONCE = "NvQhZ3kTfLxYbWmRaPcDsEoUgJiHnKtB";
const TIME = 1_736_933_412;

// Written apart from the library: what a program with the mistake signs.
const SORTED = { a: 1, b: { y: "it's & so", z: [{ c: 1, d: "é</>" }] } };
const escaped = (json: string): string => json.replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const RIGHT = escaped(JSON.stringify(SORTED));

interface Parts {
  data?: string | null;
  method?: string;
  url?: string | null;
  time?: number | string;
  nonce?: string;
  signType?: string;
}
const stringOf = ({ data = base64(RIGHT), method = "post", url = URL_CALLED, ...rest }: Parts = {}): string =>
  [
    ...(data === null ? [] : [`data=${data}`]),
    `method=${method}`,
    `nonceStr=${rest.nonce ?? NONCE}`,
    ...(url === null ? [] : [`requestUrl=${url}`]),
    `signType=${rest.signType ?? "sha256"}`,
    `timestamp=${String(rest.time ?? TIME)}`,
  ].join("&");
const signed = (text: string): string => sign("sha256", Buffer.from(text), privatePem).toString("base64");

function messageWith(signature: string, change: Partial<ReceivedMessage> = {}): ReceivedMessage {
  return {
    kind: "request",
    method: "POST",
    requestUrl: URL_CALLED,
    body: BODY,
    headers: { signature, nonceStr: NONCE, timestamp: String(TIME) },
    ...change,
  };
}

const look = (signature: string, change?: Partial<ReceivedMessage>): Promise<Verdict> =>
  examine(messageWith(signature, change), KEY, nodeRsa);
const reasonsOf = (verdict: Verdict): string =>
  verdict.kind === "valid" ? "" : verdict.reasons.map(inWords).join(" ");

test("what is signed rightly is valid", async () => {
  const signature = `sha256 ${signed(stringOf())}`;
  expect(await look(signature)).toEqual({ kind: "valid", stringToSign: stringOf(), reasons: [] });
  expect(await isGenuine(messageWith(signature), KEY, nodeRsa)).toBe(true);
});

test("U+2028 as Go escapes it is told as that, not as characters outside of ASCII", async () => {
  const data = base64('{"a":"\\u2028"}');
  const verdict = await look(`sha256 ${signed(stringOf({ data, url: null }))}`, {
    kind: "callback",
    body: '{"a":"\\u2028"}',
  });
  expect(verdict).toMatchObject({ kind: "explained", reasons: [["line-separators"]] });
});

const php = (json: string): string =>
  json
    .replaceAll("/", "\\/")
    .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
const unsorted = JSON.stringify(JSON.parse(BODY));
const pretty = (value: unknown) => base64(JSON.stringify(value, null, 2));

test.each<readonly [name: string, text: string, reasons: RegExp]>([
  ["unsorted keys", stringOf({ data: base64(escaped(unsorted)) }), /^The keys were not sorted/],
  [
    "keys of the outermost object sorted only",
    stringOf({ data: base64(escaped('{"a":1,"b":{"z":[{"d":"é</>","c":1}],"y":"it\'s & so"}}')) }),
    /^Only the outermost keys were sorted/,
  ],
  [
    "objects in arrays not sorted (SDK for Node.js)",
    stringOf({ data: base64(escaped('{"a":1,"b":{"y":"it\'s & so","z":[{"d":"é</>","c":1}]}}')) }),
    /^Objects inside arrays were not sorted/,
  ],
  [
    "JSON.stringify",
    stringOf({ data: base64(unsorted) }),
    /^The keys were not sorted.* `<`, `>` and `&` were not escaped/,
  ],
  [
    "no escapes (SDK for Python)",
    stringOf({ data: base64(JSON.stringify(SORTED)) }),
    /^`<`, `>` and `&` were not escaped/,
  ],
  [
    "escapes of the PHP SDK",
    stringOf({
      data: base64(RIGHT.replace(/u003[ce]/g, (code) => code.toUpperCase().replace("U", "u")).replace("'", "\\u0027")),
    }),
    /upper case.*apostrophe was escaped/,
  ],
  ["json_encode", stringOf({ data: base64(php(unsorted)) }), /not sorted.*not escaped.*outside of ASCII.*`\\\/`/],
  ["json_encode of sorted keys", stringOf({ data: base64(php(JSON.stringify(SORTED))) }), /not escaped.*ASCII.*`\\\/`/],
  [
    "json.dumps",
    stringOf({ data: base64('{"a": 1, "b": {"y": "it\'s & so", "z": [{"c": 1, "d": "\\u00e9</>"}]}}') }),
    /not escaped.*ASCII.*blanks behind/,
  ],
  ["pretty-printed", stringOf({ data: pretty(SORTED) }), /not escaped.*pretty-printed/],
  ["pretty-printed and unsorted", stringOf({ data: pretty(JSON.parse(BODY)) }), /not sorted.*pretty-printed/],
  ["the body as sent", stringOf({ data: base64(BODY) }), /^The body was signed as it was sent/],
  ["a line break behind the JSON", stringOf({ data: base64(`${RIGHT}\n`) }), /^The JSON ended with a line break/],
  ["URL-safe base64", stringOf({ data: Buffer.from(RIGHT).toString("base64url") }), /^`data` is/],
  ["wrapped base64", stringOf({ data: base64(RIGHT).replace(/.{76}/g, "$&\n") }), /several lines/],
  ["JSON in place of base64", stringOf({ data: RIGHT }), /^`data` is the JSON itself/],
  ["hexadecimal", stringOf({ data: Buffer.from(RIGHT).toString("hex") }), /hexadecimal/],
  ["no data", stringOf({ data: null }), /^`data` was left out/],
  ["upper-case method", stringOf({ method: "POST" }), /^The method was signed in upper case/],
  ["no URL", stringOf({ url: null }), /^Signed without `requestUrl`; only callbacks leave it out/],
  ["no query", stringOf({ url: "https://sb-open.example.com/v3/payment/online/" }), /^The query string is missing/],
  ["only the path", stringOf({ url: "/v3/payment/online/?limit=1&x=%20y" }), /^Only the path/],
  ["encoded URL", stringOf({ url: encodeURIComponent(URL_CALLED) }), /^The URL was encoded/],
  ["decoded URL", stringOf({ url: decodeURIComponent(URL_CALLED) }), /^The URL was decoded/],
  ["slash at the end", stringOf({ url: URL_CALLED.replace("/?", "?") }), /`\/` at the end of the path/],
  ["http", stringOf({ url: URL_CALLED.replace("https", "http") }), /`http` and `https`/],
  [
    "URL behind the timestamp",
    `${stringOf({ url: null })}&requestUrl=${URL_CALLED}`,
    /^`requestUrl` stands behind `timestamp`/,
  ],
  ["milliseconds", stringOf({ time: `${TIME}000` }), /^The timestamp was signed in milliseconds/],
  ["another second", stringOf({ time: TIME - 3 }), /^The timestamp that was signed is some seconds off/],
  ["signType in upper case", stringOf({ signType: "SHA256" }), /^`signType` is `sha256`/],
  ["a line break behind the string", `${stringOf()}\n`, /^The string ends with a line break/],
  [
    "values encoded",
    stringOf({ data: encodeURIComponent(base64(RIGHT)), url: encodeURIComponent(URL_CALLED) }),
    /^The values were URL-encoded/,
  ],
  [
    "two mistakes: unsorted, upper-case method",
    stringOf({ data: base64(escaped(unsorted)), method: "POST" }),
    /upper case.*not sorted|not sorted.*upper case/,
  ],
  [
    "two mistakes: no query, URL-safe base64",
    stringOf({ data: Buffer.from(RIGHT).toString("base64url"), url: URL_CALLED.replace(/\?.*/, "") }),
    /base64.*query|query.*base64/,
  ],
])("names the mistake: %s", async (_name, text, reasons) => {
  const verdict = await look(`sha256 ${signed(text)}`);
  expect(verdict.kind).toBe("explained");
  expect(reasonsOf(verdict)).toMatch(reasons);
  expect(verdict.stringToSign).toBe(text);
});

test("a callback signed with its address, and a request signed without", async () => {
  const signature = `sha256 ${signed(stringOf())}`;
  const callback = await look(signature, { kind: "callback" });
  expect(reasonsOf(callback)).toBe("Signed with `requestUrl`; callbacks leave it out.");
  const withoutAddress = await look(signature, { kind: "callback", requestUrl: "" });
  expect(withoutAddress.kind).toBe("unexplained");
});

describe("a body with nothing in it", () => {
  test.each([
    ["", stringOf({ data: "" }), /^`data=` was signed without a value/],
    ["{}", stringOf({ data: base64("{}") }), /^`data` was signed although the body is `{}`/],
    ["null", stringOf({ data: base64("null") }), /although the body is/],
    ["{}", stringOf({ data: "" }), /without a value/],
  ])("%j", async (body, text, reasons) => {
    expect((await look(`sha256 ${signed(stringOf({ data: null }))}`, { body })).kind).toBe("valid");
    const verdict = await look(`sha256 ${signed(text)}`, { body });
    expect([verdict.kind, reasonsOf(verdict)]).toEqual(["explained", expect.stringMatching(reasons)]);
  });
});

describe("the way of signing", () => {
  const digest = createHash("sha256").update(stringOf()).digest();
  const pss = (saltLength: number) =>
    sign("sha256", Buffer.from(stringOf()), { key: privatePem, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength });
  test.each<readonly [name: string, signature: Buffer, reasons: RegExp]>([
    ["PSS, salt as long as the hash", pss(32), /^Signed with PSS padding\. Use PKCS#1 v1\.5 padding\.$/],
    ["PSS, salt as long as it can be", pss(222), /^Signed with PSS padding/],
    ["PSS, no salt", pss(0), /^Signed with PSS padding/],
    ["SHA-1", sign("sha1", Buffer.from(stringOf()), privatePem), /^Signed with SHA-1\. Use SHA-256\.$/],
    ["SHA-512", sign("sha512", Buffer.from(stringOf()), privatePem), /^Signed with SHA-512/],
    ["hashed twice", sign("sha256", digest, privatePem), /^The string was hashed before/],
    ["hashed twice, in hexadecimal", sign("sha256", Buffer.from(digest.toString("hex")), privatePem), /hashed before/],
    ["hash encrypted", privateEncrypt(privatePem, digest), /^The hash was encrypted, not signed/],
    ["hash encrypted, in hexadecimal", privateEncrypt(privatePem, Buffer.from(digest.toString("hex"))), /encrypted/],
  ])("%s", async (_name, signature, reasons) => {
    const verdict = await look(`sha256 ${signature.toString("base64")}`);
    expect([verdict.kind, reasonsOf(verdict)]).toEqual(["explained", expect.stringMatching(reasons)]);
  });

  test.each<readonly [name: string, signature: string, reasons: RegExp]>([
    ["HMAC", createHmac("sha256", "secret").update(stringOf()).digest("base64"), /32 bytes: that is a hash or an HMAC/],
    ["another key", vectorOf("callback").signatureBase64, /^Another key made the signature/],
    ["cut", Buffer.from(signed(stringOf()), "base64").subarray(0, 240).toString("base64"), /240 bytes/],
    [
      "PSS over something else",
      sign("sha256", Buffer.from("x"), {
        key: privatePem,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: 32,
      }).toString("base64"),
      /key/,
    ],
    ["this key, another string", signed("something else"), /^This key made the signature, but over another string/],
    ["this key, another body", signed(stringOf({ data: base64('{"a":2}') })), /^This key made the signature/],
  ])("can't be told: %s", async (_name, signature, reasons) => {
    const verdict = await look(`sha256 ${signature}`);
    expect([verdict.kind, reasonsOf(verdict)]).toEqual(["unexplained", expect.stringMatching(reasons)]);
  });
});

describe("the header", () => {
  const good = signed(stringOf());
  const hex = Buffer.from(good, "base64").toString("hex");
  test.each([
    ["no word", good, /doesn't begin with `sha256`/],
    ["another word", `SHA256 ${good}`, /doesn't begin/],
    ["RSA-SHA256", `RSA-SHA256 ${good}`, /doesn't begin/],
    ["an equals sign", `sha256=${good}`, /doesn't begin/],
    ["two spaces", `sha256  ${good}`, /doesn't begin/],
    ["URL-safe", `sha256 ${Buffer.from(good, "base64").toString("base64url")}`, /not standard base64/],
    ["no padding", `sha256 ${good.replace(/=+$/, "")}`, /not standard base64/],
    ["hexadecimal", `sha256 ${hex}`, /not standard base64/],
  ])("%s: the signature is found, and isn't valid", async (_name, header, reasons) => {
    const verdict = await look(header);
    expect([verdict.kind, reasonsOf(verdict)]).toEqual(["explained", expect.stringMatching(reasons)]);
    expect(await isGenuine(messageWith(header), KEY, nodeRsa).catch(() => false)).toBe(false);
  });

  test.each(["sha256 ", "sha256 *", "", "sha256 abcde"])("%j can't be decoded", async (header) => {
    await expect(look(header)).rejects.toMatchObject({ name: "SigningFault" });
  });
});

test("a body that isn't sound JSON is a fault, not a verdict", async () => {
  for (const body of ["{", '{"a":1,"a":1}', '{"a":"\\ud83d"}']) {
    await expect(look(`sha256 ${signed(stringOf())}`, { body })).rejects.toMatchObject({ name: "SigningFault" });
  }
});

test("numbers of a received body keep their digits; those that a program lost are named", async () => {
  const body = '{"id":12345678901234567890,"amount":1.0}';
  const right = stringOf({ data: base64('{"amount":1.0,"id":12345678901234567890}') });
  expect((await look(`sha256 ${signed(right)}`, { body })).kind).toBe("valid");
  const lost = stringOf({ data: base64('{"amount":1,"id":12345678901234567000}') });
  expect(reasonsOf(await look(`sha256 ${signed(lost)}`, { body }))).toMatch(/^A number went through a float/);
});
