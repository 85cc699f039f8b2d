// With the description that ships: what its calls and webhooks have in common is said by their names and examples.
import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { shippedContent } from "../testing/testMock";
import { echoCall } from "./echoCall";

async function echoed(id: string, change: (example: JsonValue) => JsonValue, path: Record<string, string> = {}) {
  const { operations, webhooks } = (await shippedContent()).checks;
  const call = operations.find((one) => one.call.id === id)?.call;
  const webhook = webhooks.find((one) => one.id === call?.webhooks[0]);
  if (call === undefined || webhook === undefined) throw new Error(`${id} triggers no webhook`);
  const body = change(call.request?.example ?? null);
  const examples = call.pathParameters.map(({ name, example }) => [name, example as string] as const);
  const sent = { call, body, path: new Map([...examples, ...Object.entries(path)]) };
  return { body: echoCall(webhook, sent), example: webhook.request?.example };
}

const same = (example: JsonValue): JsonValue => example;
const with_ = (more: Record<string, JsonValue>) => (example: JsonValue) =>
  ({ ...(example as object), ...more }) as JsonValue;

test("fields that are called by another path", async () => {
  const { body } = await echoed(
    "createRecurringCustomer",
    with_({ amount: 777, email: "me@example.com", currency: "SGD" }),
  );
  expect(body).toMatchObject({ data: { amount: 777, email: "me@example.com", currency: "SGD", status: "SUCCESS" } });
});

test("the code of a voucher in a path, and the link that ends with it; the code of success stays", async () => {
  const { body } = await echoed("voidVoucher", same, { code: "Zz 99" });
  expect(body).toMatchObject({
    code: "SUCCESS",
    item: { code: "Zz 99", qrUrl: "https://api.example.com/qr/1700000000000000001/voucher/Zz%2099", amount: 500 },
  });
  expect((await echoed("issueVoucher", same, { batchKey: "SUMMER" })).body).toMatchObject({
    item: { voucherBatchKey: "SUMMER", code: "AB12cd34" },
  });
  expect((await echoed("redeemVouchers", with_({ codes: ["First1", "Second2"] }))).body).toMatchObject({
    item: { code: "First1" },
  });
});

test("fields below `request`, and no others that have the same example", async () => {
  const request = { storeId: "S", orderId: "O", status: "DONE" };
  const { body, example } = await echoed("updateOrderStatus", with_({ request }));
  expect(body).toEqual({ ...(example as object), orderId: "O", storeId: "S", status: "DONE" });
});

test("an id of the same name that stands for something else is left alone", async () => {
  const { body, example } = await echoed("enrollUser", with_({ userId: "my-own-id" }));
  expect(body).toEqual(example);
  expect((await echoed("enrollCard", with_({ userId: "1700000000000000777" }))).body).toMatchObject({
    userId: "1700000000000000777",
  });
});

test("a call without a body changes nothing but its path", async () => {
  const { body, example } = await echoed("redeemMemberVoucher", () => null);
  expect(body).toEqual(example);
});
