import { cardDetectors, passesLuhn } from "./cardNumbers";
import { emailDetector } from "./emailAddresses";
import { digestOf, findSecrets } from "./findSecrets";
import { keyDetectors } from "./keys";
import { hasRun, looksReal } from "./looksReal";
import { phoneDetectors } from "./phoneNumbers";

// Values are put together here, so that no scanner of repositories takes this file for a leak.
const [PRIVATE, LOW, DASH, AWS, GOOGLE] = ["PRIVATE", "_", "-", "AKIA", "AIza"];
const HEX = "8f2b6c1e94d75a03b7e1c6f8d2a4905b";
const MIXED = "kJ8vQ2mZx7LpT4wRb9NcYd3F";
const UUID = "9b2f6c1e-4d75-4a03-b7e1-c6f8d2a4905b";
const KEY_LINES = [
  "MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBALb7Xn0Qk3vR8sTq",
  "m5Zy2pWcJ4hUe9LdKf6AoVgN1bXiR7tSwC8yMzPqHjE3uYaG5kDnBxOQlF0ZvIrT",
];
const PEM = `-----BEGIN ${PRIVATE} KEY-----\n${KEY_LINES.join("\n")}\n-----END ${PRIVATE} KEY-----`;

const found = (text: string): string[] =>
  findSecrets(text, [...keyDetectors, ...cardDetectors, ...phoneDetectors, emailDetector((host) => host === "pay.my")])
    .sort((a, b) => a.offset - b.offset)
    .map(({ detector, value }) => `${detector.name}: ${value.slice(0, 12)}`);

describe("keys and tokens of known shapes", () => {
  test.each([
    [`A key:\n${PEM}\n`, "a private key: -----BEGIN P"],
    [PEM.replace("BEGIN ", "BEGIN RSA ").replace("END ", "END RSA "), "a private key: -----BEGIN R"],
    [`key: "${PEM.replace(/\n/g, "\\n")}"`, "a private key: -----BEGIN P"],
    [KEY_LINES.join(""), "a private key: MIICdgIBADAN"],
    [`  ${KEY_LINES.join("\n  ")}`, "a private key: MIICdgIBADAN"],
    [`eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5ODIzIn0.${MIXED}`, "a JSON Web Token: eyJhbGciOiJI"],
    [`${AWS}Q3EGUZ7R5TXN2WLB`, "an AWS access key id: AKIAQ3EGUZ7R"],
    [`ghp${LOW}${MIXED}${MIXED}`, "a GitHub token: ghp_kJ8vQ2mZ"],
    [`glpat${DASH}${MIXED}`, "a GitLab token: glpat-kJ8vQ2"],
    [`sk_live${LOW}${MIXED}`, "a Stripe key: sk_live_kJ8v"],
    [`xoxb${DASH}2837461928-${MIXED}`, "a Slack token: xoxb-2837461"],
    [`https://hooks.slack.com/services/T0AB12CD3/B0EF45GH6/${MIXED}`, "a Slack webhook: hooks.slack."],
    [`${GOOGLE}SyD3kQ9vXb7Lm2Np5Rt8Wy1Zc4Ef6Gh0JaKi`.slice(0, 39), "a Google API key: AIzaSyD3kQ9v"],
    [`GOCSPX${DASH}${MIXED}xyzw`, "a Google OAuth secret: GOCSPX-kJ8vQ"],
    [`sk-proj${DASH}${MIXED}${MIXED}`, "an API key: sk-proj-kJ8v"],
    [`sk-ant${DASH}api03-${MIXED}_${MIXED}`, "an API key: sk-ant-api03"],
    [`hf${LOW}${MIXED}${MIXED}`.slice(0, 37), "a Hugging Face token: hf_kJ8vQ2mZx"],
    [`pypi${DASH}AgEIcHlwaS5vcmc${MIXED}${MIXED}`, "a PyPI token: pypi-AgEIcHl"],
    [`npm${LOW}${MIXED}${MIXED}`.slice(0, 40), "an npm token: npm_kJ8vQ2mZ"],
  ])("%#: %s", (text, secret) => {
    expect(found(text)).toEqual([secret]);
  });
});

describe("values beside the name of a secret", () => {
  test.each([
    [`client_secret=${HEX}`, "a secret: 8f2b6c1e94d7"],
    [`"clientSecret": "${MIXED}"`, "a secret: kJ8vQ2mZx7Lp"],
    [`  accessToken: ${MIXED}`, "a secret: kJ8vQ2mZx7Lp"],
    [`$config['api_key'] = '${MIXED}';`, "a secret: kJ8vQ2mZx7Lp"],
    [`password := "${MIXED}"`, "a secret: kJ8vQ2mZx7Lp"],
    [`PRIVATE_KEY="${HEX}"`, "a secret: 8f2b6c1e94d7"],
    [`merchantKey: '${HEX}'`, "a secret: 8f2b6c1e94d7"],
    [`:client_secret => "${MIXED}"`, "a secret: kJ8vQ2mZx7Lp"],
    [`token: ${UUID}`, "a secret: 9b2f6c1e-4d7"],
    [`Authorization: Bearer ${HEX}`, "a bearer token: 8f2b6c1e94d7"],
    [`authorization: 'bearer  ${MIXED}'`, "a bearer token: kJ8vQ2mZx7Lp"],
    [`Basic ${Buffer.from(`till7:${MIXED}`).toString("base64")}`, "credentials: dGlsbDc6a0o4"],
    [`{\\"client_secret\\": \\"${MIXED}\\"}`, "a secret: kJ8vQ2mZx7Lp"],
    [`<clientSecret>${MIXED}</clientSecret>`, "a secret: kJ8vQ2mZx7Lp"],
    [`| \`client_secret\` | \`${MIXED}\` |`, "a secret: kJ8vQ2mZx7Lp"],
    [`headers.set("X-Api-Key", "${MIXED}")`, "a secret: kJ8vQ2mZx7Lp"],
    [`client.setSecret('${HEX}')`, "a secret: 8f2b6c1e94d7"],
    [`client_secret: >-\n  ${MIXED}\n`, "a secret: kJ8vQ2mZx7Lp"],
    [`client_secret: |\r\n  ${MIXED}\r\n`, "a secret: kJ8vQ2mZx7Lp"],
    [`Authorization: Token ${HEX}a1b2c3d4`, "a secret: 8f2b6c1e94d7"],
    [`"Authorization": "ApiKey ${MIXED}"`, "a secret: kJ8vQ2mZx7Lp"],
    [`DB_PWD=${MIXED}, x`, "a secret: kJ8vQ2mZx7Lp"],
    [`db.pass = ${MIXED}`, "a secret: kJ8vQ2mZx7Lp"],
    [`apiKey: ${UUID}`, "a secret: 9b2f6c1e-4d7"],
    ["curl -s -u till7:hunter2-9xQz https://x.example.com", "a password: hunter2-9xQz"],
    ["curl https://x.example.com \\\n  --user 'till7:hunter2-9xQz'", "a password: hunter2-9xQz"],
    ["postgres://pay:hunter2-9xQz@db.example.com/pay", "a password in an address: hunter2-9xQz"],
  ])("%#: %s", (text, secret) => {
    expect(found(text)).toEqual([secret]);
  });

  test.each([
    // Placeholders.
    ...[
      "clientSecret: EXAMPLE_CLIENT_SECRET",
      "token=YOUR_ACCESS_TOKEN_HERE_1234",
      "Authorization: Bearer EXAMPLE_ACCESS_TOKEN",
    ],
    ...[
      "key: aBcDeFgHiJkLmNoPqRsTuVwXyZ12",
      "secret: 00000000000000000000000000000000",
      "Bearer <token>",
      "Bearer {accessToken}",
    ],
    ...[
      "token: 123e4567-e89b-12d3-a456-426614174000",
      "apiKey: 0123456789abcdef0123456789abcdef",
      "secret: ********************",
    ],
    ...[
      `password: "correct-horse-battery-staple"`,
      "key: ORDER-2025-0001-RETRY-2",
      "Bearer eyJhbGciOi…",
      "token: sandbox-test-value-sample-12",
    ],
    // Values of specifications and manuals.
    ...[
      `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c`,
      `"access_token": "2YotnFZFEjr1zCsicMWpAA"`,
      `sk_test${LOW}4eC39HqLyjWDarjtT1zdp7dc`,
      "Authorization: Basic czZCaGRSa3F0MzpnWDFmQmF0M2JW",
    ],
    // Keys that are ids, and what only looks like an assignment.
    ...[`cacheKey: ${UUID}`, `"partitionKey": "${UUID}"`, `A token (${"a word ".repeat(5)})`, "pass | fail | skip"],
    ...["Authorization: Token EXAMPLE_ACCESS_TOKEN_12", "curl -u user:password1234 x", "curl -u ID:YOUR_SECRET_42 x"],
    ...["| token | the_token_of_the_store_42 |", "sk-proj-your-api-key-goes-here", "docker run -u till7:hunter2-9xQz"],
    // Code, prose and other names.
    ...[
      "const token = process.env.CLIENT_ACCESS_TOKEN;",
      "secret: readSecretFromTheVaultOfTheServer()",
      "The token: a text of 32 signs.",
    ],
    ...[
      `publicKey: ${MIXED}`,
      `idempotencyKey: ${UUID}`,
      `signature: ${MIXED}`,
      `nonceStr: ${HEX}`,
      `"sha256": "${HEX}${HEX}"`,
    ],
    ...[
      "tokenUrl: https://oauth.example.com/v1/token",
      "-----BEGIN RSA PRIVATE KEY-----",
      "`-----BEGIN PRIVATE KEY-----` to the end line",
    ],
    `-----BEGIN ${PRIVATE} KEY-----\n...\n-----END ${PRIVATE} KEY-----`,
    `-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${MIXED}${MIXED}\n-----END PUBLIC KEY-----`,
    ...[
      "Basic authentication is not used",
      "Basic dXNlcjpwYXNz",
      "https://user:password@example.com",
      "http://example.com:8080/a@b",
    ],
    ...[
      "AKIAIOSFODNN7EXAMPLE",
      `ghp_${"x".repeat(36)}`,
      "sk_live_xxxxxxxxxxxxxxxxxxxx",
      "eyJrZXkiOiJ2YWx1ZSJ9",
      "eyJh.eyJi.x",
    ],
  ])("no secret: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("telephone numbers", () => {
  test.each([
    "+60 12-394 7182",
    "+60173947182",
    "+65 8271 3946",
    "+44 20 8366 1177",
    "+1 (415) 936-4028",
    "017-394 7182",
    "0173947182",
    "011-1839 4726",
    "03-2171 8394",
    "60173947182",
    "088-271 394",
  ])("somebody's: %s", (number) => {
    expect(found(`Call ${number}.`)).toEqual([`a real phone number: ${number.slice(0, 12)}`]);
  });

  test.each([
    ...['"phone": "0173947182"', "Tel: 60173947182", "contactNumber=0173947182", "| Mobile | 0173947182 |"],
    ...["`msisdn`: `60173947182`", '{"id": "0193847265", "phone": "0173947182"}', "INV 017-394 7182"],
  ])("without spaces where the line says so, and with them: %s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    ...['"orderId": "0193847265"', '"transactionId": "601938472651"', '"accountNo": "0712839465"', "0173947182"],
    ...["INV 03-2025-0001", "commit 0387654921", "+1 2025-01-02", '{"phone": "+60123456789", "orderId": "0193847265"}'],
    ...["?phone=x&orderId=0193847265", "phone\n0193847265", "hotel 0193847265"],
  ])("ids, accounts, commits and dates: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("a field that says so needs no code of a country", () => {
    expect(found("phoneNumber: '173947182'")).toEqual(["a real phone number: 173947182"]);
    expect(found('"mobile": "82713946"')).toEqual(["a real phone number: 82713946"]);
    expect(found("phoneNumber: '100000000'")).toEqual([]);
  });

  test.each([
    // Made up for everybody to see.
    ...["+60123456789", "+60 12-345 6789", "012-345 6789", "0123456789", "03-0000 0000", "+60111111111", "60198765432"],
    // Ranges for fiction.
    ...[
      "+1 415 555 0132",
      "+1 (800) 555-0199",
      "+44 7700 900123",
      "+44 20 7946 0123",
      "+61 491 570 156",
      "+33 1 99 00 12 34",
    ],
    // Digits that are something else.
    ...["2025-03-14T10:20:30+08:00", "1700000000000000002", "order 180525024000019411", "0.173947182", "v0173947182"],
    ...[
      "ID-0173947182",
      "180517394718",
      "+5 points",
      "+2016-11-01",
      "a+6017394718",
      "#0173947182",
      "/0173947182",
      "0173947182.5",
      "RM 0.60",
    ],
  ])("nobody's: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("card numbers", () => {
  test.each([
    "4539578763621486",
    "4539 5787 6362 1486",
    "5425-2334-3010-9911",
    "374245455400134",
    "3742 454554 00134",
    "6011 5564 4857 8943",
    "3530847192063581",
    "2224579381046274",
  ])("somebody's: %s", (number) => {
    expect(found(`Card ${number}.`)).toEqual([`a real card number: ${number.slice(0, 12)}`]);
  });

  test("the check of digits tells a card from any other number", () => {
    expect(["4539578763621486", "79927398713", "4111111111111111"].map(passesLuhn)).toEqual([true, true, true]);
    expect(["4539578763621487", "79927398710"].map(passesLuhn)).toEqual([false, false]);
    expect(found("4539578763621486")).toEqual(["a real card number: 453957876362"]);
  });

  test.each([
    ...["4111111111111111", "4242 4242 4242 4242", "4012888888881881", "5555-5555-5555-4444", "378282246310005"],
    ...[
      "4000000000000002",
      "4539578763621487",
      "1539578763621486",
      "45395787636214861",
      "x4539578763621486",
      "453957876362148",
    ],
  ])("no card of anybody: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("mail addresses", () => {
  test.each(["mei.lin@gmail.com", "Ops+till@Pay-Services.com.my", "info@your-domain.com"])(
    "somebody's: %s",
    (address) => {
      expect(found(`Write to ${address}.`)).toEqual([`a real e-mail address: ${address.slice(0, 12)}`]);
      expect(found(`mailto:${address}`)).toEqual([`a real e-mail address: ${address.slice(0, 12)}`]);
    },
  );

  test.each([
    ...["mei@example.com", "a@mail.example.org", "x@shop.test", "help@pay.my", "logo@2x.png", "logo@2x.example.svg"],
    ...["git@github.com:pay/sdk.git", "npm i @pay/sdk@1.2.3", "user@localhost", "@handle", "a@b", "{user}@{host}"],
    ...["foo@latest.dev", "class.method@Override.class"],
  ])("nobody's: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

test("digits and letters in a row are counted up, down and alike", () => {
  expect(["123456", "x987654y", "aaaaaa", "AbCdEf", "a0000001"].map(hasRun)).toEqual([true, true, true, true, true]);
  expect(["12345", "135791357", "abcdxabcd", "acegikmo", "", "112233445566"].map(hasRun)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

test.each([
  [MIXED, true],
  [HEX, true],
  [UUID, true],
  [HEX.slice(0, 20), false],
  ["abababababababab1212121212121212", false],
  ["thisIsALongNameWithoutAnyDigitInIt", false],
  ["2025-03-14-report-of-the-month", false],
])("%s was generated: %j", (value, isReal) => {
  expect(looksReal(value)).toBe(isReal);
});

test("of two findings that overlap the first detector's stays, and each place counts", () => {
  expect(found(`token: ghp${LOW}${MIXED}${MIXED} and token: ${HEX}`)).toEqual([
    "a GitHub token: ghp_kJ8vQ2mZ",
    "a secret: 8f2b6c1e94d7",
  ]);
});

test("a key has one digest however it is indented or written", () => {
  const digests = [PEM, PEM.replace(/\n/g, "\n    "), PEM.replace(/\n/g, "\\n"), PEM.replace(/\n/g, "\r\n")];
  expect(new Set(digests.map(digestOf)).size).toBe(1);
  expect(digestOf("a")).toBe("ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
});

test("a text of beginnings that never end is read once", () => {
  expect(found(`-----BEGIN ${PRIVATE} KEY-----\n`.repeat(80_000))).toEqual([]);
  expect(found(`-----BEGIN ${PRIVATE} KEY-----\n${PEM}`)).toEqual(["a private key: -----BEGIN P"]);
});

test("a text of nothing but secrets is read to its end", () => {
  const all = findSecrets(`token: ${HEX}\nmei.lin@gmail.com\n`.repeat(20_000), [
    ...keyDetectors,
    emailDetector(() => false),
  ]);
  expect(all).toHaveLength(40_000);
});
