// The description, its examples and the mock agree: every call that ships answers its own documented request.
import type { CheckedCall } from "../../node/api";
import { planCall } from "../../node/api/samples/planCall";
import type { ApiCall, JsonValue } from "../../shared/contracts/ApiModel";
import { KEYS } from "../../testing/fixtures/signing/vectors";
import { closeTestMocks, shippedContent, startTestMock } from "./testing/testMock";
import type { TestAnswer, TestMock } from "./testing/testMock";

const CONTEXT = { hosts: { api: { production: "https://a.example" }, oauth: { production: "https://o.example" } } };

let mock: TestMock;
let operations: readonly CheckedCall[];

beforeAll(async () => {
  mock = await startTestMock(KEYS);
  ({ operations } = (await shippedContent()).checks);
});

afterAll(closeTestMocks);

const BOUNDARY = "example-boundary";

/** A form as clients send it; a file's content is what its name says. */
function formOf(parts: readonly { readonly name: string; readonly value: string; readonly isFile: boolean }[]): string {
  const printed = parts.map(({ name, value, isFile }) =>
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${value}"` : ""}`,
      ...(isFile ? ["Content-Type: application/octet-stream"] : []),
      "",
      value,
    ].join("\r\n"),
  );
  return [...printed, `--${BOUNDARY}--`, ""].join("\r\n");
}

/** Sends the request that the call's page documents. */
async function sendExample(call: ApiCall): Promise<TestAnswer> {
  const plan = planCall(call, CONTEXT);
  if (plan === null) throw new Error(`${call.id} has no request`);
  const headers = Object.fromEntries(plan.headers);
  if (plan.auth === "basic") return mock.oauth(plan.body as JsonValue, headers, plan.target);
  if (plan.form === undefined) {
    const body = plan.body === undefined ? "" : JSON.stringify(plan.body);
    return mock.signed(plan.method, plan.target, { body, headers });
  }
  const type = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  return mock.signed(plan.method, plan.target, { body: formOf(plan.form), headers: { ...headers, ...type } });
}

const isTokens = ({ operationId }: ApiCall): boolean => operationId === "getToken";

/**
 * Calls whose example request is that of another call too: nothing tells them apart, and the more particular one answers.
 * The page of startTerminalPayment says that its answers come in both forms.
 */
const TWINS: Readonly<Record<string, string>> = {
  startTerminalPayment: "startTerminalQuickPay",
  callService: "updateOrderStatus",
};

test("every call answers its documented request with its documented answer", async () => {
  const wrong: unknown[] = [];
  const asked = operations.map(({ call }) => call).filter(({ auth }) => auth !== "none");
  for (const call of asked) {
    const { status, body } = await sendExample(call);
    const answering = asked.find(({ id }) => id === (TWINS[call.id] ?? call.id));
    // Tokens are new each time.
    const form = (value: JsonValue | undefined): string =>
      JSON.stringify(isTokens(call) ? Object.keys(value as object) : value);
    const line = mock.log.at(-1) ?? "";
    const isRight =
      status === 200 &&
      line.endsWith(` 200 ${answering?.id ?? ""}`) &&
      form(JSON.parse(body) as JsonValue) === form(answering?.response?.example);
    if (!isRight) wrong.push({ id: call.id, at: `${call.at.file}:${call.at.line}`, line });
  }
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

test("the calls that nothing tells apart have one example", () => {
  const exampleOf = (id: string) => operations.find(({ call }) => call.id === id)?.call.request?.example;
  for (const [id, twin] of Object.entries(TWINS)) expect(exampleOf(id)).toEqual(exampleOf(twin));
});

test("the consent of a browser is given at once", async () => {
  const call = operations.map((one) => one.call).find(({ id }) => id === "requestConsent");
  const query = call?.queryParameters.map(({ name, example }) => [name, example as string]) ?? [];
  const answer = await mock.send({ target: `/authorize?${new URLSearchParams(query).toString()}` });
  const to = new URL(answer.headers.location ?? "");
  expect({ status: answer.status, to: to.origin + to.pathname }).toEqual({
    ...{ status: 302, to: "https://plugin.example.com/oauth" },
  });
  expect([...to.searchParams.keys()]).toEqual(["code", "state"]);
  expect(to.searchParams.get("state")).toBe("123456");
});
