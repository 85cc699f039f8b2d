import { spawnSync } from "node:child_process";

import { nodeRsa } from "../../node/signing/nodeRsa";
import { KEYS } from "../../testing/fixtures/signing/vectors";
import { told } from "../../testing/signing/told";
import { curlCommand } from "./curlCommand";
import { readPrivateKey } from "./keys/privateKey";
import { clockNote, durationOf } from "./requestFields";
import { buildString, faultsOf, signString, type SignedInput } from "./signRequest";
import { inWords } from "./sentences/inWords";
import { SigningFault } from "./SigningFault";

const INPUT: SignedInput = {
  kind: "request",
  method: "POST",
  requestUrl: "https://sb-open.example.com/v3/payment/online?a=1&b=%20x",
  body: '{"b":1,"a":"<"}',
  nonceStr: "NvQhZ3kTfLxYbWmRaPcDsEoUgJiHnKtB",
  timestamp: "1736933412",
};

const codes = (change: Partial<SignedInput>) =>
  Object.entries(faultsOf({ ...INPUT, ...change })).map(([field, fault]) => `${field}: ${told(fault).code}`);

test("a sound request has no fault, in any case of the method", () => {
  for (const method of ["POST", "post", "put", "PATCH", "delete"]) expect(codes({ method })).toEqual([]);
  expect(codes({ method: "GET", body: " " })).toEqual([]);
});

test.each([
  [{ method: "HEAD" }, ["method: method"]],
  [{ method: "" }, ["method: method"]],
  [{ method: "GET" }, ["body: body-of-get"]],
  [{ nonceStr: "" }, ["nonceStr: nonce"]],
  [{ nonceStr: "a b" }, ["nonceStr: nonce"]],
  [{ nonceStr: "a&b" }, ["nonceStr: nonce"]],
  [{ nonceStr: "é" }, ["nonceStr: nonce"]],
  [{ timestamp: "" }, ["timestamp: timestamp"]],
  [{ timestamp: "1736933412000" }, ["timestamp: timestamp"]],
  [{ timestamp: "1736933412.5" }, ["timestamp: timestamp"]],
  [{ timestamp: " 1736933412" }, ["timestamp: timestamp"]],
  [{ body: "{", timestamp: "x" }, ["timestamp: timestamp", "body: json-syntax"]],
])("%j is refused, and nothing is built", (change, expected) => {
  expect(codes(change)).toEqual(expected);
  expect(() => buildString({ ...INPUT, ...change })).toThrow(SigningFault);
});

test.each([
  ["", /missing/],
  ["/v3/payment", /complete/],
  ["sb-open.example.com/v3", /complete/],
  ["ftp://sb-open.example.com/v3", /complete/],
  ["https://sb-open.example.com/v3 ", /blank/],
  ["https://sb-open.example.com/v3?a=b c", /blank/],
  ["https://sb-open.example.com/é", /`é` can't stand/],
  ["https://sb-open.example.com/v3#top", /never sent/],
  ["https://me:pw@sb-open.example.com/v3", /user name/],
  ["https://SB-open.example.com/v3", /lower case/],
  ["HTTPS://sb-open.example.com/v3", /lower case/],
  ["https://sb_open/v3", /no host name/],
  ["https:///v3", /no host name/],
  ["https://sb-open.example.com:443/v3", /port/],
  ["http://localhost:80/", /port/],
  ["https://sb-open.example.com", /add a `\/`/],
  ["https://sb-open.example.com?a=1", /add a `\/`/],
  ["https://sb-open.example.com/a|b", /encode/],
  ['https://sb-open.example.com/a"b', /encode/],
  ["https://sb-open.example.com/a?b=[1]", /encode/],
  ["https://sb-open.example.com/a?b='", /encode/],
  ["https://sb-open.example.com/a%2", /encode/],
  ["https://sb-open.example.com/a/../b", /\.\./],
  ["https://sb-open.example.com/a/%2E", /\.\./],
])("the URL %j is refused: clients would send another", (requestUrl, message) => {
  expect(Object.values(faultsOf({ ...INPUT, requestUrl })).map((fault) => told(fault).message)).toEqual([
    expect.stringMatching(message),
  ]);
});

test.each([
  "https://sb-open.example.com/",
  "http://localhost:8080/notify",
  "http://[::1]:8080/a",
  "https://127.0.0.1/a..b/.c/d.",
  "https://sb-open.example.com/v3/a%20b/(c)*!$',;:@~?x=1&y=%C3%A9/?",
])("the URL %s is what every client sends", (requestUrl) => {
  expect(codes({ requestUrl })).toEqual([]);
  expect(new URL(requestUrl).href).toBe(requestUrl);
});

test("a callback leaves the URL out, whether there is one or not", () => {
  const callback: SignedInput = { ...INPUT, kind: "callback" };
  expect(buildString(callback).stringToSign).not.toContain("requestUrl");
  expect(buildString({ ...callback, requestUrl: "" })).toEqual(buildString(callback));
  expect(codes({ kind: "callback", requestUrl: "nowhere" })).toEqual(["requestUrl: url"]);
});

test("a primitive that signs wrongly, or refuses the key, gives no signature", async () => {
  const key = readPrivateKey(KEYS.application.privatePem);
  const wrong = { ...nodeRsa, sign: () => Promise.resolve(new Uint8Array(256)) };
  await expect(signString("x", key, wrong)).rejects.toMatchObject({ sentence: ["key-broken/signs"] });
  const refusing = { ...nodeRsa, sign: () => Promise.reject(new Error("no")) };
  await expect(signString("x", key, refusing)).rejects.toMatchObject({ sentence: ["key-broken/signs"] });
  await expect(signString("\ud83d", key, nodeRsa)).rejects.toMatchObject({ sentence: ["json-surrogate"] });
});

test.each([
  [0, null],
  [120, null],
  [-120, null],
  [121, /2 minutes ahead of your clock; more than 120 seconds/],
  [-121, /2 minutes behind your clock/],
])("a timestamp %d seconds off", (offset, expected) => {
  const note = clockNote(String(1_736_933_412 + offset), 1_736_933_412);
  if (expected === null) expect(note).toBeNull();
  else expect(note === null ? "" : inWords(note)).toMatch(expected);
});

test.each([
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [28_800, "8 hours"],
  [63_072_000, "730 days"],
])("%d seconds are %s", (seconds, expected) => {
  expect(durationOf(seconds)).toBe(expected);
});

test("the cURL command gives a shell the very same texts", () => {
  const body = `{"a":"it's $HOME \`x\` \\\\ \\"q\\" é"}\n`;
  const headers = [["X-Signature", "sha256 a+/="]] as const;
  const printing = (command: string) =>
    spawnSync("sh", ["-c", `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${command}`], {
      env: { ACCESS_TOKEN: "T" },
    }).stdout.toString();
  expect(printing(curlCommand({ ...INPUT, body }, headers)).split("\0")).toEqual([
    ...["--request", "POST", INPUT.requestUrl, "--header", "Authorization: Bearer T"],
    ...["--header", "X-Signature: sha256 a+/=", "--data-raw", body, ""],
  ]);
  expect(printing(curlCommand({ ...INPUT, method: "GET", body: "" }, [])).split("\0")).toEqual([
    ...[INPUT.requestUrl, "--header", "Authorization: Bearer T", ""],
  ]);
  expect(curlCommand({ ...INPUT, kind: "callback" }, headers)).not.toContain("Authorization");
});
