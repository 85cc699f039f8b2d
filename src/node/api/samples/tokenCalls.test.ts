import { samplesOf } from "./samplesOf";
import { CALLS, callOf, CONTEXT } from "./testing/exampleCalls";
import { TOKEN_PATH, tokenCallsOf } from "./tokenCalls";

const TOKEN = callOf({ id: "token", host: "oauth", path: TOKEN_PATH, auth: "basic" });
const OTHERS = [
  callOf({ id: "otherHost", path: TOKEN_PATH }),
  callOf({ id: "otherPath", host: "oauth" }),
  callOf({ id: "otherMethod", host: "oauth", path: TOKEN_PATH, method: "GET" }),
];

test("programs of signed calls get a token at the token address, in each language", () => {
  const samples = samplesOf(callOf({}), CONTEXT);
  expect(samples).not.toHaveLength(0);
  expect(samples.filter(({ program }) => !program.includes(TOKEN_PATH))).toEqual([]);
  expect(tokenCallsOf(callOf({}), [...OTHERS, TOKEN])).toEqual([TOKEN]);
});

test.each([
  ["basic", callOf({ auth: "basic" })],
  ["webhook", CALLS.webhook],
])("programs of others get none: %s", (_name, call) => {
  expect(samplesOf(call, CONTEXT).filter(({ program }) => program.includes(TOKEN_PATH))).toEqual([]);
  expect(tokenCallsOf(call, [TOKEN])).toEqual([]);
});
