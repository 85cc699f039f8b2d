// What the mock refuses, with which code, and what it says.
import { loadData } from "../../node/content/data/loadData";
import { readContentTree } from "../../node/content";
import { readFileSync } from "node:fs";
import { KEYS } from "../../testing/fixtures/signing/vectors";
import path from "node:path";
import { DOCUMENTED_CODES, OWN_CODES } from "./server/codes";
import { closeTestMocks, errorOf, startTestMock } from "./testing/testMock";
import type { Deviation, TestMock, TestRequest } from "./testing/testMock";

const ROOT = path.resolve(__dirname, "../../..");
const ORDER = {
  terminalId: "1700000000000000003",
  type: "E-WALLET",
  receiptType: 3,
  cameraType: "FRONT",
  order: { id: "ORDER-1", title: "Tea & <cake>", currencyType: "MYR", amount: 1000, detail: "", additionalData: "" },
};
const REFUND = "/v3/payment/reverse";
const BODY = JSON.stringify({ orderId: "ORDER-2025-0001" });

let mock: TestMock;
const seen = new Set<string>();

beforeAll(async () => {
  mock = await startTestMock(KEYS);
});

afterAll(closeTestMocks);

/** What a signed call is refused with; its code counts as seen. */
async function refusalOf(method: string, target: string, deviation: Deviation = {}) {
  const answer = await mock.signed(method, target, deviation);
  const error = errorOf(answer);
  seen.add(error.code);
  return { ...error, status: answer.status, answer };
}

const seconds = (offset: number): string => String(Math.floor(mock.clock.now / 1000) + offset);

describe("headers", () => {
  test.each(["Authorization", "X-Signature", "X-Nonce-Str", "X-Timestamp"])("%s is missing", async (name) => {
    const { code, message, debug } = await refusalOf("GET", "/v3/merchant", { headers: { [name]: undefined } });
    expect({ code, message }).toEqual({
      code: "MOCK_HEADER_MISSING",
      message: `A signed call has the headers Authorization, X-Signature, X-Nonce-Str, X-Timestamp. Missing: ${name}.`,
    });
    expect(debug).toBe("MOCK_HEADER_MISSING is a code of this mock. The pages publish none for this case.");
  });

  test("all that are missing are named at once", async () => {
    const answer = await mock.send({ target: "/v3/merchant" });
    expect(answer.status).toBe(401);
    expect(errorOf(answer).message).toContain("Missing: Authorization, X-Signature, X-Nonce-Str, X-Timestamp.");
  });

  test("a header stands twice", async () => {
    const { code, message } = await refusalOf("GET", "/v3/merchant", { headers: { "X-Timestamp": ["1", "2"] } });
    expect({ code, message }).toEqual({
      ...{ code: "MOCK_HEADER_REPEATED", message: "The header X-Timestamp stands 2 times. Send it once." },
    });
  });

  test.each<[Deviation["headers"], string]>([
    [{ "Content-Type": undefined }, "none came"],
    [{ "Content-Type": "application/x-www-form-urlencoded" }, "`application/x-www-form-urlencoded` came"],
    [{ "Content-Encoding": "gzip" }, "The body came as gzip"],
  ])("the content type is wrong: %j", async (headers, message) => {
    const refusal = await refusalOf("POST", REFUND, { body: BODY, headers });
    expect(refusal).toMatchObject({
      status: 415,
      code: "MOCK_CONTENT_TYPE",
      message: expect.stringContaining(message) as string,
    });
  });

  test("parameters of the content type don't matter", async () => {
    const answer = await mock.signed("POST", REFUND, {
      ...{ body: BODY, headers: { "Content-Type": "Application/JSON; charset=utf-8" } },
    });
    expect(answer.status).toBe(200);
  });
});

describe("time", () => {
  test.each([-121, 121, -86_400])("%d seconds off", async (offset) => {
    const { code, message } = await refusalOf("GET", "/v3/merchant", { timestamp: seconds(offset) });
    expect(code).toBe("INVALID_TIMESTAMP");
    expect(message).toContain(
      `${Math.abs(offset)} seconds ${offset < 0 ? "behind" : "ahead of"} the mock's clock, ${seconds(0)}. It may be 120 off.`,
    );
  });

  test.each([-120, 0, 120])("%d seconds off are in time", async (offset) => {
    expect((await mock.signed("GET", "/v3/merchant", { timestamp: seconds(offset) })).status).toBe(200);
  });

  test.each([
    ["1736933412000", "milliseconds"],
    ["soon", "10 digits"],
  ])("%s is no timestamp", async (timestamp, hint) => {
    const headers = { "X-Timestamp": timestamp };
    const refusal = await refusalOf("GET", "/v3/merchant", { headers });
    expect(refusal).toMatchObject({ code: "INVALID_TIMESTAMP", message: expect.stringContaining(hint) as string });
  });
});

describe("nonces", () => {
  test("one that came before is refused until it is out of time, and then taken", async () => {
    const nonce = "aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF";
    expect((await mock.signed("GET", "/v3/merchant", { nonce })).status).toBe(200);
    const refusal = await refusalOf("GET", "/v3/user", { nonce });
    expect(refusal).toMatchObject({ status: 401, code: "MOCK_NONCE_REUSED" });
    mock.clock.now += 120_000;
    expect((await refusalOf("GET", "/v3/user", { nonce })).code).toBe("MOCK_NONCE_REUSED");
    mock.clock.now += 1000;
    expect((await mock.signed("GET", "/v3/user", { nonce })).status).toBe(200);
  });

  test("a copy of a request is refused for as long as it is in time, however early it came", async () => {
    const copy = { nonce: "early0000000000000000000000000000", timestamp: seconds(120) };
    expect((await mock.signed("GET", "/v3/merchant", copy)).status).toBe(200);
    mock.clock.now += 240_000;
    expect((await refusalOf("GET", "/v3/merchant", copy)).code).toBe("MOCK_NONCE_REUSED");
    mock.clock.now += 1000;
    expect((await refusalOf("GET", "/v3/merchant", copy)).code).toBe("INVALID_TIMESTAMP");
  });

  test("a forged request uses up no nonce", async () => {
    const nonce = "mine0000000000000000000000000000";
    await refusalOf("GET", "/v3/merchant", { nonce, signed: (right) => `${right}x` });
    expect((await mock.signed("GET", "/v3/merchant", { nonce })).status).toBe(200);
  });

  test.each(["a b", "a&b"])("%s is no nonce", async (nonce) => {
    const refusal = await refusalOf("GET", "/v3/merchant", { headers: { "X-Nonce-Str": nonce } });
    expect(refusal.code).toBe("MOCK_NONCE_INVALID");
  });
});

describe("signatures", () => {
  test.each<[string, string, (right: string) => string]>([
    ["`data` was left out", JSON.stringify(ORDER), (right) => right.replace(/^data=[^&]*&/, "")],
    ["The method was signed in upper case", BODY, (right) => right.replace("method=post", "method=POST")],
    ["Signed without `requestUrl`", BODY, (right) => right.replace(/&requestUrl=[^&]*/, "")],
    ["over another string, which no known mistake makes", BODY, () => "something else"],
  ])("the mistake is named: %s", async (reason, body, signed) => {
    const target = body === BODY ? REFUND : "/v3/payment/terminal/quickpay";
    const refusal = await refusalOf("POST", target, { body, signed });
    expect(refusal).toMatchObject({ status: 401, code: "INVALID_REQUEST_SIGNATURE" });
    expect(refusal.message).toContain(`The signature does not match.`);
    expect(refusal.message).toContain(reason);
    expect(refusal.debug).toBeUndefined();
  });

  test("unsorted keys, as they were sent", async () => {
    const body = JSON.stringify({ refundAmount: 1, orderId: "O" });
    const data = Buffer.from(body).toString("base64");
    const { message } = await refusalOf("POST", REFUND, {
      body,
      signed: (right) => right.replace(/^data=[^&]*/, `data=${data}`),
    });
    expect(message).toContain("The keys were not sorted.");
  });

  test.each<[string, string, string, (right: string) => string]>([
    [
      "the sandbox's host",
      "Signed for the host https://sb-open.example.com, but http://127.0.0.1:",
      BODY,
      (right) => right.replace(/http:\/\/127\.0\.0\.1:\d+/, "https://sb-open.example.com"),
    ],
    [
      "the host by another name",
      "Signed for the host http://localhost:",
      BODY,
      (right) => right.replace("127.0.0.1", "localhost"),
    ],
    [
      "the host without its port",
      "Signed for the host http://127.0.0.1, but",
      BODY,
      (right) => right.replace(/:\d+/, ""),
    ],
    [
      "parts in the reverse order",
      "not in alphabetical order. They were signed as timestamp, signType, requestUrl, nonceStr, method, data.",
      BODY,
      (right) => right.split("&").reverse().join("&"),
    ],
    [
      "the body at the end",
      "They were signed as method, nonceStr, requestUrl, signType, timestamp, data.",
      BODY,
      (right) => right.replace(/^(data=[^&]*)&(.*)$/, "$2&$1"),
    ],
    [
      "another sign type",
      "`signType` was signed as `HMAC-SHA256`. It is always `sha256`",
      BODY,
      (right) => right.replace("signType=sha256", "signType=HMAC-SHA256"),
    ],
    [
      "no sign type",
      "`signType` was left out of the string to sign.",
      BODY,
      (right) => right.replace("signType=sha256&", ""),
    ],
    [
      "an empty object in place of the body",
      "`data` is `e30=`, which is `{}` as base64. Sign the body that you send.",
      BODY,
      (right) => right.replace(/^data=[^&]*/, "data=e30="),
    ],
    [
      "an empty object in place of none",
      "is `e30=`, which is `{}` as base64. Without a body, leave",
      "",
      (right) => `data=e30=&${right}`,
    ],
    [
      "null in place of an empty object",
      "is `bnVsbA==`, which is `null` as base64. Without",
      "{}",
      (right) => `data=bnVsbA==&${right}`,
    ],
    [
      "two mistakes: the sandbox's host, the method in upper case",
      "was called. Sign the exact URL you call. The method was signed in upper case.",
      BODY,
      (right) => right.replace(/http:\/\/127\.0\.0\.1:\d+/, "https://sb-open.example.com").replace("=post", "=POST"),
    ],
  ])("a mistake that the mock alone looks for: %s", async (_name, reason, body, signed) => {
    const refusal = await refusalOf("POST", REFUND, { ...(body === "" ? {} : { body }), signed });
    expect(refusal.code).toBe("INVALID_REQUEST_SIGNATURE");
    expect(refusal.message).toContain(reason);
    expect(refusal.message).not.toContain("no known mistake");
  });

  const floats = (body: string) => (right: string) =>
    right.replace(/^data=[^&]*/, `data=${Buffer.from(body).toString("base64")}`);

  // A call that takes integers refuses the same numbers as text: that is no advice for all of them.
  test.each([
    ['{"amount":1250.0}', '{"amount":1250}', "`1250.0` was signed as `1250`. Send it as a whole number (1250)."],
    ['{"amount":12.50}', '{"amount":12.5}', "`12.50` was signed as `12.5`. Send the digits you sign (12.5)."],
    ['{"amount":1E3}', '{"amount":1000}', "`1E3` was signed as `1000`. Send it as a whole number (1000)."],
    ['{"amount":-0.0}', '{"amount":0}', "`-0.0` was signed as `0`. Send it as a whole number (0)."],
    [
      '{"a":[1,{"id":12345678901234567890}]}',
      '{"a":[1,{"id":12345678901234567000}]}',
      "signed as `12345678901234567000`. A float can't hold its digits: sign the digits you send, or send text where",
    ],
    ['{"amount":1e400}', '{"amount":Infinity}', "`1e400` was signed as `Infinity`. A float can't hold its digits"],
  ])("numbers that went through a float: %s", async (body, signed, advice) => {
    const { code, message } = await refusalOf("POST", REFUND, { body, signed: floats(signed) });
    expect([code, message]).toEqual(["INVALID_REQUEST_SIGNATURE", expect.stringContaining(advice)]);
    expect(message).not.toContain("Send it as text");
    const both = (right: string) => floats(signed)(right).replace("signType=sha256", "signType=RSA");
    expect((await refusalOf("POST", REFUND, { body, signed: both })).message).toContain(advice);
  });

  test("a call without a body that was signed with an empty object", async () => {
    const { message } = await refusalOf("GET", "/v3/stores?a=1&b=2", { signed: (right) => `data=e30=&${right}` });
    expect(message).toContain("`data` is `e30=`, which is `{}` as base64. Without a body, leave the part `data` out.");
  });

  test("another key, and none at all", async () => {
    const headers = { "X-Signature": `sha256 ${Buffer.alloc(256, 7).toString("base64")}` };
    expect((await refusalOf("GET", "/v3/merchant", { headers })).message).toContain(
      "Another key made it. Sign with the private key",
    );
    const nothing = await refusalOf("GET", "/v3/merchant", { headers: { "X-Signature": "sha256 !" } });
    expect(nothing.message).toContain("no signature in X-Signature that can be decoded");
  });

  test("the body is changed on its way", async () => {
    const genuine = { nonce: "changed0000000000000000000000000" };
    const forged = await refusalOf("POST", REFUND, {
      ...genuine,
      body: JSON.stringify({ orderId: "ORDER-2" }),
      signed: (right) => right.replace(/^data=[^&]*/, `data=${Buffer.from(BODY).toString("base64")}`),
    });
    expect(forged.message).toContain("over another string");
  });

  test("a long body is verified as well; the mistake isn't looked for", async () => {
    const body = JSON.stringify({ orderId: "x".repeat(70_000) });
    const refusal = await refusalOf("POST", REFUND, { body, signed: (right) => `${right}x` });
    expect(refusal.message).toContain("too long to look for the mistake");
    expect((await mock.signed("POST", "/v3/service", { body: JSON.stringify({ x: "x".repeat(70_000) }) })).status).toBe(
      400,
    );
  });

  test("the debug block shows the mock's own construction, as the page on signing describes it", async () => {
    const { answer } = await refusalOf("POST", REFUND, {
      body: '{ "b": "<", "a": 1 }',
      signed: (right) => `${right}x`,
    });
    const { debug } = JSON.parse(answer.body) as {
      debug: {
        preVerifyContent: Record<string, { content: string; remark: string }>;
        requestHeader: Record<string, { currentValue: string; isValid: boolean; remark: string }>;
      };
    };
    const data = Buffer.from('{"a":1,"b":"\\u003c"}').toString("base64");
    expect(Object.entries(debug.preVerifyContent).map(([step, { content }]) => [step, content])).toEqual([
      ["step1", '{ "b": "<", "a": 1 }'],
      ["step2", '{"a":1,"b":"<"}'],
      ["step3", '{"a":1,"b":"\\u003c"}'],
      ["step4", data],
      ["step5", expect.stringMatching(`^data=${data}&method=post&nonceStr=\\w+&requestUrl=http://127`) as string],
    ]);
    expect(Object.entries(debug.requestHeader).map(([name, { isValid }]) => [name, isValid])).toEqual([
      ...[
        ["X-Nonce-Str", true],
        ["X-Signature", false],
        ["X-Timestamp", true],
      ],
    ]);
  });

  test("a call by the name localhost is signed with it", async () => {
    const headers = { Host: `localhost:${mock.port}` };
    const asCalled = (right: string) => right.replace("127.0.0.1", "localhost");
    expect((await mock.signed("GET", "/v3/merchant", { headers, signed: asCalled })).status).toBe(200);
    expect((await refusalOf("GET", "/v3/merchant", { headers })).code).toBe("INVALID_REQUEST_SIGNATURE");
  });
});

describe("tokens", () => {
  test.each(["Bearer nobody-has-this", "Basic abc", "Bearer", "nonsense"])("%s", async (Authorization) => {
    expect((await refusalOf("GET", "/v3/merchant", { headers: { Authorization } })).code).toBe("TOKEN_INVALID");
  });

  test.each([
    ["Bearer", "Nothing stands behind `Bearer`"],
    ["Bearer <accessToken>", "The access token is `<accessToken>`, a placeholder."],
    ["Bearer $ACCESS_TOKEN", "`$ACCESS_TOKEN`, a placeholder"],
    ["Bearer YOUR_TOKEN", "`YOUR_TOKEN`, a placeholder"],
  ])("%s was never filled in", async (Authorization, hint) => {
    const refusal = await refusalOf("GET", "/v3/merchant", { headers: { Authorization } });
    expect(refusal).toMatchObject({ code: "TOKEN_INVALID", message: expect.stringContaining(hint) as string });
  });

  test("one that ran out", async () => {
    const own = await startTestMock(KEYS);
    const token = await own.token();
    own.clock.now += 2_591_999_000 - 1000;
    expect((await own.signed("GET", "/v3/merchant", { token })).status).toBe(200);
    own.clock.now += 1000;
    const { code } = errorOf(await own.signed("GET", "/v3/merchant", { token }));
    seen.add(code);
    expect(code).toBe("TOKEN_EXPIRED");
  });

  test("one without the scope of the call", async () => {
    const token = await tokenWith("manage_payment");
    const refusal = await refusalOf("GET", "/v3/merchant", { token });
    expect(refusal).toMatchObject({ status: 403, code: "CLIENT_NO_PERMISSION" });
    expect(refusal.message).toContain("needs the scope get_merchant_profile. The token has manage_payment.");
    expect((await mock.signed("GET", "/v3/merchant", { token: await tokenWith("get_merchant_profile") })).status).toBe(
      200,
    );
  });
});

const REDIRECT = "https://plugin.example.com/oauth";

async function codeFor(scope: string): Promise<string> {
  const query = new URLSearchParams({
    responseType: "code",
    clientId: mock.credentials.clientId,
    redirectUri: REDIRECT,
    scope,
  });
  const { headers } = await mock.send({ target: `/authorize?${query.toString()}` });
  return new URL(headers.location ?? "").searchParams.get("code") ?? "";
}

async function tokenWith(scope: string): Promise<string> {
  const grant = { grantType: "authorization_code", code: await codeFor(scope), redirectUri: REDIRECT };
  return (JSON.parse((await mock.oauth(grant)).body) as { accessToken: string }).accessToken;
}

describe("the OAuth server", () => {
  const refused = async (answer: ReturnType<TestMock["send"]>) => {
    const error = errorOf(await answer);
    seen.add(error.code);
    return error;
  };

  test.each<[string, string | object, TestRequest["headers"], string, string]>([
    ["no credentials", {}, { Authorization: undefined }, "InvalidClient", "none came"],
    ["variables that aren't set", {}, { Authorization: `Basic ${btoa(":")}` }, "InvalidClient", "CLIENT_ID and"],
    ["the same in Node.js", {}, { Authorization: `Basic ${btoa("undefined:x")}` }, "InvalidClient", "is `undefined`"],
    ["a placeholder", {}, { Authorization: `Basic ${btoa("<clientId>:x")}` }, "InvalidClient", "is `<clientId>`"],
    ["another secret", {}, { Authorization: `Basic ${btoa("1700000000000000006:no")}` }, "InvalidClient", "unknown"],
    ["a form", "grant_type=x", { "Content-Type": "application/x-www-form-urlencoded" }, "InvalidRequest", "not a form"],
    ["no body", "", {}, "InvalidRequest", "missing"],
    ["no JSON", "{", {}, "InvalidRequest", "line 1, column 2"],
    ["snake case", { grant_type: "client_credentials" }, {}, "InvalidRequest", "`grant_type` stands there"],
    ["another grant", { grantType: "password" }, {}, "UnSupportedGrantType", '"password" came'],
    ["a missing field", { grantType: "refresh_token" }, {}, "InvalidRequest", "`refreshToken` is required"],
    ["an unknown refresh token", { grantType: "refresh_token", refreshToken: "x" }, {}, "InvalidGrant", "no such"],
    [
      "an unknown code",
      { grantType: "authorization_code", code: "x", redirectUri: REDIRECT },
      {},
      "InvalidCode",
      "works once",
    ],
  ])("%s", async (_name, body, headers, code, hint) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const error = await refused(mock.oauth(text, headers));
    expect(error).toMatchObject({ code, message: expect.stringContaining(hint) as string });
  });

  test.each<[string, Record<string, string>, string]>([
    ["another response type", { responseType: "token" }, "UnSupportedResponseType"],
    ["an unknown client", { clientId: "1" }, "InvalidClient"],
    ["a scope that isn't documented", { scope: "everything" }, "InvalidScope"],
    ["no whole address", { redirectUri: "/oauth" }, "InvalidRequest"],
    ["a script", { redirectUri: "javascript:alert(1)" }, "InvalidRequest"],
  ])("consent with %s", async (_name, change, code) => {
    const right = {
      responseType: "code",
      clientId: mock.credentials.clientId,
      redirectUri: REDIRECT,
      scope: "manage_payment",
    };
    const query = new URLSearchParams({ ...right, ...change });
    expect((await refused(mock.send({ target: `/authorize?${query.toString()}` }))).code).toBe(code);
  });

  test("a code works once, even when its exchange fails", async () => {
    const code = await codeFor("manage_payment");
    const grant = { grantType: "authorization_code", code, redirectUri: `${REDIRECT}/` };
    expect((await refused(mock.oauth(grant))).code).toBe("InvalidGrant");
    expect((await refused(mock.oauth({ ...grant, redirectUri: REDIRECT }))).code).toBe("InvalidCode");
  });

  test("a renewed token has the scopes of the old one, and inspection tells", async () => {
    const grant = { grantType: "authorization_code", code: await codeFor("manage_store"), redirectUri: REDIRECT };
    const { refreshToken } = JSON.parse((await mock.oauth(grant)).body) as { refreshToken: string };
    const renewed = JSON.parse((await mock.oauth({ grantType: "refresh_token", refreshToken })).body) as {
      accessToken: string;
    };
    const inspect = async (token: string) =>
      JSON.parse((await mock.oauth({ token }, {}, "/v1/token-info")).body) as Record<string, unknown>;
    expect(await inspect(renewed.accessToken)).toMatchObject({
      ...{ active: true, scopes: ["manage_store"], clientId: mock.credentials.clientId },
      exp: Math.floor(mock.clock.now / 1000) + 2_591_999,
    });
    expect(await inspect("nobody-has-this")).toMatchObject({ active: false });
  });
});

describe("addresses", () => {
  test.each([
    ["GET", "/v3/voucher-batchs", "API_ENDPOINT_NOT_FOUND", "GET /v3/voucher-batches"],
    ["POST", "/v3/voucher/AB12/viod", "API_ENDPOINT_NOT_FOUND", "POST /v3/voucher/{code}/void"],
    ["GET", "/", "API_ENDPOINT_NOT_FOUND", "No call is described for GET /"],
    ["GET", "/samples/quickPai.mjs", "API_ENDPOINT_NOT_FOUND", "Near to it: /samples/quickPay.mjs"],
    ["GET", "/samples/quickPay.rb", "API_ENDPOINT_NOT_FOUND", "with .sh, .mjs, .py"],
    ["GET", "/v3/voucher/", "API_ENDPOINT_NOT_FOUND", "/v3/voucher/{code}"],
    ["PUT", "/v3/merchant", "METHOD_NOT_ALLOWED", "/v3/merchant takes GET, not PUT."],
    ["GET", "/v3/loyalty/member/check", "METHOD_NOT_ALLOWED", "takes POST"],
    ["POST", "/v3/voucher/%E0%A4%A/void", "MOCK_BAD_URL", "`%E0%A4%A` can't be decoded"],
    ["GET", "/v3/stores?cursor=%zz", "MOCK_BAD_URL", "`%zz`"],
    ["OPTIONS", "*", "MOCK_BAD_URL", "`*`"],
    ["GET", "http://127.0.0.1/v3/merchant", "MOCK_BAD_URL", "begins with `/`"],
  ])("%s %s", async (method, target, code, hint) => {
    const error = errorOf(await mock.send({ method, target }));
    seen.add(error.code);
    expect(error).toMatchObject({ code, message: expect.stringContaining(hint) as string });
  });

  test("what a path takes instead is in a header", async () => {
    expect((await mock.send({ method: "PUT", target: "/v3/store/1" })).headers.allow).toBe("GET, DELETE, PATCH");
  });

  test.each(["evil.example", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil.example:4010"])(
    "the host %s",
    async (Host) => {
      const answer = await mock.send({ target: "/v3/merchant", headers: { Host } });
      seen.add(errorOf(answer).code);
      expect({ status: answer.status, code: errorOf(answer).code }).toEqual({ status: 421, code: "MOCK_WRONG_HOST" });
    },
  );
});

describe("parameters", () => {
  test.each([
    ["/v3/payment/transactions?limit=ten", 'The query parameter `limit` must be integer; "ten" came.'],
    ["/v3/payment/transactions?limit=5&limit=6", "The query parameter `limit` stands 2 times."],
    ["/v3/payment/online", "The query parameter `checkoutId` is missing."],
  ])("%s", async (target, message) => {
    expect(await refusalOf("GET", target)).toMatchObject({ status: 400, code: "INVALID_PARAMETER", message });
  });

  test("a list, an encoded path, and a name that isn't known", async () => {
    for (const target of [
      "/v3/wallet/history?transactionAt=2025-01-01T00%3A00%3A00Z&transactionAt=2025-01-31T00%3A00%3A00Z",
      "/v3/store/a%2Fb%20%C3%A9",
      "/v3/stores?page=2",
    ]) {
      expect((await mock.signed("GET", target)).status).toBe(200);
    }
    expect(mock.log.at(-1)).toBe(
      "GET /v3/stores?page=2 200 listStores; warning: query.page is not described, so it is ignored here",
    );
  });
});

describe("what was never filled in, or isn't described", () => {
  test.each([
    "{code}",
    "%7Bcode%7D",
    "<code>",
    "%3Ccode%3E",
    "code",
    "YOUR_CODE",
    "$CODE",
    ":code",
    "%7B%7Bcode%7D%7D",
  ])("the path parameter %s, before the signature is looked at", async (text) => {
    const { code, message } = await refusalOf("POST", `/v3/voucher/${text}/void`, { signed: () => "x" });
    expect(code).toBe("INVALID_PARAMETER");
    expect(message).toBe(
      `The path parameter \`code\` is \`${decodeURIComponent(text)}\`, a placeholder. Put your own value there.`,
    );
  });

  const warned = async (method: string, target: string, body?: unknown) => {
    const answer = await mock.signed(method, target, body === undefined ? {} : { body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return answer.headers["x-mock-warning"];
  };

  test("a field that isn't described is taken, with a warning that names what was meant", async () => {
    const order = { ...ORDER.order, titel: "Tea", "茶\r\nX-Other: 1": 1 };
    const warning = await warned("POST", "/v3/payment/terminal/quickpay", { ...ORDER, order });
    expect(warning).toBe(
      "body.order.titel is not described, so it is ignored here; did you mean title? | body.order.???X-Other: 1 is not described, so it is ignored here",
    );
    expect(mock.log.at(-1)).toContain("; warning: body.order.titel is not described");
    expect(await warned("GET", "/v3/payment/transactions?limt=5")).toContain("did you mean limit?");
    expect(await warned("POST", "/v3/payment/terminal/quickpay", ORDER)).toBeUndefined();
  });

  test("placeholders in a body and in a query", async () => {
    const order = { ...ORDER.order, id: "{orderId}", title: "Tea <set> for {two}", detail: "YOUR_DETAIL" };
    expect(await warned("POST", "/v3/payment/terminal/quickpay", { ...ORDER, order })).toBe(
      "body.order.id is {orderId}, a placeholder: put your own value there | body.order.detail is YOUR_DETAIL, a placeholder: put your own value there",
    );
    expect(await warned("GET", "/v3/payment/transactions?storeId=%3CstoreId%3E")).toContain(
      "query.storeId is <storeId>, a placeholder",
    );
  });

  test("of many the first are told", async () => {
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`unheard${index}`, 1]));
    const warning = await warned("POST", REFUND, { orderId: "A", ...fields });
    expect(warning?.toString().split(" | ")).toHaveLength(9);
    expect(warning).toContain(" | and 12 more");
  });

  test("the OAuth server warns too", async () => {
    const { status, headers } = await mock.oauth({ grantType: "client_credentials", scop: "x" });
    expect(status).toBe(200);
    expect(headers["x-mock-warning"]).toContain("body.scop is not described");
  });
});

describe("bodies", () => {
  const quickPay = "/v3/payment/terminal/quickpay";
  const json = (body: unknown): Deviation => ({ body: JSON.stringify(body) });

  test.each<[string, string, Deviation, string]>([
    ["a missing field", REFUND, json({ orderid: "X" }), "`orderId` is required; `orderid` stands there."],
    [
      "a value of another type",
      quickPay,
      json({ ...ORDER, receiptType: "3" }),
      '`receiptType` must be integer; "3" came.',
    ],
    [
      "a value that isn't listed",
      quickPay,
      json({ ...ORDER, cameraType: "SIDE" }),
      '`cameraType` must be one of "FRONT", "BACK"; "SIDE" came.',
    ],
    [
      "a field deep inside",
      quickPay,
      json({ ...ORDER, order: { ...ORDER.order, amount: "1" } }),
      '`order.amount` must be integer; "1" came.',
    ],
    ["a list instead of an object", REFUND, json([{ a: 1 }]), "The body must be object; a list of 1 came."],
    ["nothing", REFUND, {}, "needs a JSON body; none came."],
    [
      "a name that calls are told apart by",
      "/v3/service",
      json({ service: "alacarte", version: "v1", function: "create.categry", request: {} }),
      '`function` must be "create.category" or',
    ],
    [
      "a field of one of them",
      "/v3/service",
      json({ service: "alacarte", version: "v1", function: "create.category", request: {} }),
      "This is said of the call createCategory, the nearest",
    ],
  ])("%s", async (_name, target, deviation, message) => {
    const refusal = await refusalOf("POST", target, deviation);
    expect(refusal).toMatchObject({
      status: 400,
      code: "VALIDATION_ERROR",
      message: expect.stringContaining(message) as string,
    });
  });

  const amounting = (amount: string): Deviation => ({
    body: JSON.stringify({ ...ORDER, order: { ...ORDER.order, amount: 4711 } }).replace("4711", amount),
    // The strict signer would refuse some of them.
    signed: (right) => right,
  });
  const OF_WHICH = "This is said of the call startTerminalQuickPay, the nearest of this address.";
  const RANGE = "must be a whole number from -9223372036854775808 to 9223372036854775807";

  test.each([
    ["12345678901234567890", `\`order.amount\` ${RANGE}; 12345678901234567890 came.`],
    // As floats these two are the same as the last one that is in range.
    ["9223372036854775808", `\`order.amount\` ${RANGE}; 9223372036854775808 came.`],
    ["9223372036854776000", `\`order.amount\` ${RANGE}; 9223372036854776000 came.`],
    ["1e400", "`order.amount` must be integer; 1e400 came."],
    ["12.5", "`order.amount` must be integer; 12.5 came."],
    ["12.50", "`order.amount` must be integer; 12.50 came."],
    ['"12"', '`order.amount` must be integer; "12" came.'],
  ])("the amount %s is told as it was sent, in one sentence", async (amount, message) => {
    expect(await refusalOf("POST", quickPay, amounting(amount))).toMatchObject({
      code: "VALIDATION_ERROR",
      message: `${message} ${OF_WHICH}`,
    });
  });

  test("the largest integer of 64 bits is one", async () => {
    expect((await mock.signed("POST", quickPay, amounting("9223372036854775807"))).status).toBe(200);
  });

  test("what is refused is told with what was never filled in, or is misspelt", async () => {
    const order = { ...ORDER.order, id: "{orderId}", amount: "<amount>", titel: "Tea" };
    const { message } = await refusalOf("POST", quickPay, json({ ...ORDER, order }));
    expect(message).toBe(
      `\`order.amount\` must be integer; "<amount>" came. ${OF_WHICH} Also: body.order.titel is not described, so it is ignored here; did you mean title? body.order.id is {orderId}, a placeholder: put your own value there. body.order.amount is <amount>, a placeholder: put your own value there.`,
    );
    const query = await refusalOf("GET", "/v3/payment/transactions?limit=ten&limt=%3Climit%3E");
    expect(query.message).toBe(
      'The query parameter `limit` must be integer; "ten" came. Also: query.limt is not described, so it is ignored here; did you mean limit? query.limt is <limit>, a placeholder: put your own value there.',
    );
    // Told once.
    expect((await refusalOf("POST", REFUND, json({ orderid: "X" }))).message).toBe(
      "`orderId` is required; `orderid` stands there.",
    );
    const oauth = errorOf(await mock.oauth({ grantType: "authorization_code", redirectUri: "<address>", cod: "x" }));
    expect(oauth.message).toContain("body.redirectUri is <address>, a placeholder");
  });

  test.each([
    [
      "a key twice",
      '{"orderId":"A","orderId":"B"}',
      "The key `orderId` stands twice in one object, first in line 1, column 2",
    ],
    ["half a pair", '{"orderId":"\\ud800"}', "line 1, column"],
    ["an end that is missing", '{"orderId":', "line 1, column 12"],
    ["a comma too much", '{\n"orderId":"A",\n}', "line 2, column 14"],
    ["a mark at the start", "\u{FEFF}{}", "U+FEFF"],
    ["too deep", `${"[".repeat(101)}${"]".repeat(101)}`, "nested more than 100 levels"],
  ])("no JSON: %s", async (_name, body, hint) => {
    const refusal = await refusalOf("POST", REFUND, { body, signed: () => "x" });
    expect(refusal).toMatchObject({
      status: 400,
      code: "MOCK_BODY_NOT_JSON",
      message: expect.stringContaining(hint) as string,
    });
  });

  test("no UTF-8", async () => {
    const { headers } = await signedHeadersOf();
    const answer = await mock.send({ method: "POST", target: REFUND, headers, body: Buffer.from([0x22, 0xff, 0x22]) });
    expect(errorOf(answer)).toMatchObject({ code: "MOCK_BODY_NOT_JSON", message: "The body is no UTF-8." });
  });

  async function signedHeadersOf() {
    const token = await mock.token();
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      ...{ "X-Signature": "sha256 eA==", "X-Nonce-Str": "n", "X-Timestamp": seconds(0) },
    };
    return { headers };
  }

  test("a body where none is described; an empty object is none", async () => {
    const onGet = await refusalOf("GET", "/v3/merchant", { body: '{"a":1}', signed: (right) => right });
    expect(onGet).toMatchObject({
      code: "MOCK_BODY_NOT_EXPECTED",
      message: "The call getMerchantProfile is described without a body.",
    });
    expect((await refusalOf("PUT", "/v3/customer/1/status", json({ a: 1 }))).code).toBe("MOCK_BODY_NOT_EXPECTED");
    expect((await mock.signed("PUT", "/v3/customer/1/status", { body: "{}" })).status).toBe(200);
  });

  test("a body that is too large", async () => {
    const body = `"${"x".repeat(1_048_576)}"`;
    const refusal = await refusalOf("POST", REFUND, { body, signed: () => "x" });
    expect(refusal).toMatchObject({ status: 413, code: "MOCK_BODY_TOO_LARGE" });
    expect(refusal.message).toContain("longer than 1,048,576 bytes");
  });

  describe("forms", () => {
    const type = { "Content-Type": "multipart/form-data; boundary=b" };
    const part = (name: string, file?: string): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}\r\n\r\ncontent\r\n`;
    const upload = "/v3/partner/file/upload";

    test.each([
      ["a whole form", `${part("file", "a.pdf")}${part("fileName")}--b--\r\n`, null, ""],
      ["a part that is missing", `${part("file", "a.pdf")}--b--\r\n`, "VALIDATION_ERROR", "`fileName` is required"],
      [
        "a text in place of a file",
        `${part("file")}${part("fileName")}--b--\r\n`,
        "VALIDATION_ERROR",
        "is a file, with a file name; it came as a text",
      ],
      [
        "a file in place of a text",
        `${part("file", "a")}${part("fileName", "b")}--b--\r\n`,
        "VALIDATION_ERROR",
        "is a text; it came as a file",
      ],
      [
        "a part twice",
        `${part("file", "a")}${part("fileName")}${part("fileName")}--b--\r\n`,
        "VALIDATION_ERROR",
        "stands twice",
      ],
      ["one that breaks off", `${part("file", "a.pdf")}--b\r\nContent-Disp`, "MOCK_BODY_NOT_FORM", "can't be read"],
      ["one without an end", part("file", "a.pdf"), "MOCK_BODY_NOT_FORM", "can't be read"],
      ["another boundary", "--c\r\n\r\n--c--", "MOCK_BODY_NOT_FORM", "can't be read"],
    ])("%s", async (_name, body, code, hint) => {
      const answer = await mock.signed("POST", upload, { body, headers: type });
      const error = code === null ? null : errorOf(answer);
      if (error !== null) seen.add(error.code);
      expect({ status: answer.status, code: error?.code ?? null }).toEqual({ status: code === null ? 200 : 400, code });
      expect(error?.message ?? "").toContain(hint);
    });

    test("JSON in place of a form", async () => {
      const refusal = await refusalOf("POST", upload, { body: "{}" });
      expect(refusal.message).toBe("The header Content-Type has to be multipart/form-data; `application/json` came.");
    });
  });
});

test("the catalogue has every code that is not said to be the mock's, and none that is", async () => {
  const tree = await readContentTree(path.join(ROOT, "content"), ROOT);
  const catalogue = loadData(tree.texts, tree.label).sets.get("error-codes") as {
    oauth: readonly { code: string }[];
    api: readonly { code: string }[];
  };
  const known = [...catalogue.oauth, ...catalogue.api].map(({ code }) => code);
  expect(Object.keys(DOCUMENTED_CODES).filter((code) => !known.includes(code))).toEqual([]);
  expect(Object.keys(OWN_CODES).filter((code) => known.includes(code) || !code.startsWith("MOCK_"))).toEqual([]);
});

test("the page on the mock names every code, and none that the mock doesn't have", () => {
  const page = readFileSync(path.join(ROOT, "content/docs/quickstart/sdk.mdx"), "utf8");
  const [section = ""] = /^What the mock refuses:$[^]*?^<Caveat/m.exec(page) ?? [];
  // What the table says of codes stands in its second column, and below it.
  const cells = section.split("\n").map((line) => (line.startsWith("|") ? (line.split(" | ")[1] ?? "") : line));
  const codes = cells.flatMap((text) => text.match(/(?<=`)(?:[A-Z]+_[A-Z_]+|[A-Z]\w*[a-z]\w*)(?=`)/g) ?? []);
  const known = [...Object.keys(DOCUMENTED_CODES), ...Object.keys(OWN_CODES)];
  expect([...new Set(codes)].sort()).toEqual(known.sort());
});

test("each code has been seen here or in a test of its own", () => {
  // A fault of the mock, and what no call that ships can lead to.
  const elsewhere = ["MOCK_FAULT", "MOCK_NOT_PLAYED", "MOCK_WEBHOOK"];
  expect(
    [...Object.keys(DOCUMENTED_CODES), ...Object.keys(OWN_CODES)].filter((code) => !seen.has(code)).sort(),
  ).toEqual(elsewhere);
});
