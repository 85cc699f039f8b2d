import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import { createServer as createNetServer } from "node:net";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { nodeRsa } from "../../../node/signing/nodeRsa";
import { readPublicKey } from "../../../shared/signing/keys/publicKey";
import { isGenuine } from "../../../shared/signing/isGenuine";
import { readMessageHeaders } from "../../../shared/signing/messageHeaders";
import { KEYS } from "../../../testing/fixtures/signing/vectors";
import { closeTestMocks, errorOf, shippedContent, startTestMock } from "../testing/testMock";
import type { TestMock } from "../testing/testMock";
import { FALSE_TEXT, falsified, withFalseCopies } from "./deliveries";
import { faultOfReceiver } from "./localUrl";

interface Received {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly genuine: boolean;
}

const KEY = readPublicKey(KEYS.platform.publicPem);

/** Receivers that tests have started, also those that failed before they closed theirs. */
const servers: { readonly close: () => Promise<void> }[] = [];

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

/** A receiver as the page on callbacks wants it, unless it answers otherwise. */
async function startReceiver(answer: (genuine: boolean) => number | null = (genuine) => (genuine ? 200 : 401)) {
  const received: Received[] = [];
  const arrivals = new Map<number, () => void>();
  const server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const [signature, nonceStr, timestamp] = ["x-signature", "x-nonce-str", "x-timestamp"].map((name) =>
        String(request.headers[name]),
      ) as [string, string, string];
      const message = { kind: "callback", method: request.method ?? "", requestUrl: "", body } as const;
      const headers = { signature, nonceStr, timestamp };
      const genuine = await isGenuine({ ...message, headers }, KEY, nodeRsa).catch(() => false);
      received.push({ method: request.method ?? "", headers: request.headers, body, genuine });
      arrivals.get(received.length)?.();
      const status = answer(genuine);
      if (status !== null)
        response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end("thanks\u001b[2J");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push({ close: () => closed(server) });
  return {
    received,
    url: `http://localhost:${(server.address() as AddressInfo).port}/notify`,
    /** Resolves once so many webhooks have come. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        arrivals.set(count, resolve);
        if (received.length >= count) resolve();
      }),
    close: () => closed(server),
  };
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

let mock: TestMock;
let receiver: Receiver;

beforeAll(async () => {
  [mock, receiver] = await Promise.all([startTestMock(KEYS), startReceiver()]);
});

afterAll(() => Promise.all([closeTestMocks(), ...servers.map((server) => server.close())]));

beforeEach(() => {
  receiver.received.length = 0;
});

async function practice(query: Record<string, string>, from = mock) {
  const { body } = await from.send({
    method: "POST",
    target: `/mock/webhooks?${new URLSearchParams(query).toString()}`,
  });
  return JSON.parse(body) as { good: boolean; text: string };
}

test("every webhook arrives signed, with its documented body and headers", async () => {
  const { webhooks } = (await shippedContent()).checks;
  const { good, text: report } = await practice({ id: "all", to: receiver.url });
  expect({ good, report }).toMatchObject({ good: true });
  expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
    webhooks.map(({ request }) => request?.example),
  );
  expect(webhooks.length).toBeGreaterThanOrEqual(6);
  for (const { method, headers, genuine } of receiver.received) {
    expect({ method, genuine, type: headers["content-type"] }).toEqual({
      ...{ method: "POST", genuine: true, type: "application/json" },
    });
    expect(headers["x-nonce-str"]).toMatch(/^[A-Za-z]{32}$/);
    expect(headers["x-timestamp"]).toBe(String(Math.floor(mock.clock.now / 1000)));
  }
  expect(new Set(receiver.received.map(({ headers }) => headers["x-nonce-str"])).size).toBe(webhooks.length);
  for (const { id, title } of webhooks) expect(report).toContain(`${id}: ${title}`);
});

test("the report shows what was sent and what came, without what moves the cursor", async () => {
  const { text: report } = await practice({ id: "voucherChanged", to: receiver.url });
  const [sent] = receiver.received;
  const lines = report.split("\n");
  expect(lines).toContain(`POST ${receiver.url}`);
  expect(lines).toContain(`X-Signature: ${String(sent?.headers["x-signature"])}`);
  // With nothing around them: they can be pasted into the workbench.
  expect(lines).toContain(sent?.body);
  expect(readMessageHeaders(report)).toEqual({
    ...{ signature: sent?.headers["x-signature"], nonceStr: sent?.headers["x-nonce-str"] },
    timestamp: sent?.headers["x-timestamp"],
  });
  expect(report).toMatch(/< 200, after \d+ ms\n< thanks\u{FFFD}\[2J\nok {2}Received: HTTP 200/u);
  expect(report).not.toContain("\n= ");
});

test("a receiver that refuses a genuine callback is told what was signed", async () => {
  const wary = await startReceiver(() => 401);
  const { good, text: report } = await practice({ id: "voucherChanged", to: wary.url });
  const [sent] = wary.received;
  await wary.close();
  expect(good).toBe(false);
  const [, data = ""] = /\n= data=([^&]+)&method=post&/.exec(report) ?? [];
  expect(JSON.parse(Buffer.from(data, "base64").toString())).toEqual(JSON.parse(sent?.body ?? "null"));
  expect(report).toContain(`&nonceStr=${String(sent?.headers["x-nonce-str"])}&`);
  expect(report).not.toContain("&requestUrl=");
});

test.each([
  [404, "404 comes from a wrong path"],
  [500, "500 from a crash"],
  [302, "302 doesn't say that the signature was looked at"],
])("%d is no refusal of a changed body", async (status, hint) => {
  const blind = await startReceiver(() => status);
  const report = await practice({ id: "voucherChanged", to: blind.url, tampered: "true" });
  await blind.close();
  expect(report).toMatchObject({ good: false, text: expect.stringContaining(hint) as string });
});

test("of all webhooks the sum is told, and where nothing listens the first is enough", async () => {
  const { webhooks } = (await shippedContent()).checks;
  const { text: report } = await practice({ id: "all", to: receiver.url });
  const count = String(webhooks.length);
  expect(report.split("\n").at(-1)).toBe(`${count} of ${count} were answered as they should be.`);
  const gone = await startReceiver();
  await gone.close();
  const { good, text: silence } = await practice({ id: "all", to: gone.url });
  expect([good, silence.split("Nothing listens").length - 1]).toEqual([false, 1]);
  expect(silence).toContain(`0 of ${count} were answered as they should be.`);
});

test("an https address of a receiver that speaks http, and one that hangs up", async () => {
  const { text: report } = await practice({ id: "orderChanged", to: receiver.url.replace("http:", "https:") });
  expect(report).toContain("begin its address with http://");
  const rude = createNetServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(rude, "listening");
  const { port } = rude.address() as AddressInfo;
  const { text: broken } = await practice({ id: "orderChanged", to: `http://127.0.0.1:${String(port)}/` });
  rude.close();
  await once(rude, "close");
  expect(broken).toContain("closed the connection without a whole answer");
});

test("a port that fetch doesn't call is told once, and not that the receiver hung up", async () => {
  const { good, text: report } = await practice({ id: "all", to: "http://localhost:9/x" });
  expect(good).toBe(false);
  expect(report.split("Nothing was sent: port 9 is reserved for another protocol.")).toHaveLength(2);
  expect(report).not.toContain("closed the connection");
});

test("a forged callback has to be refused, in whichever way it is forged", async () => {
  const right = await practice({ id: "voucherChanged", to: receiver.url, tampered: "true" });
  expect(right.good).toBe(true);
  for (const special of [
    "the body was changed after it was signed",
    "X-Nonce-Str was changed after it was signed",
    "X-Timestamp was changed after it was signed, to a day ago",
    "another key signed it",
    "another JSON text stands behind the signed one",
    "it has no X-Signature",
    "it has no X-Nonce-Str",
    "it has no X-Timestamp",
  ]) {
    expect(right.text).toContain(`ok  Refused with 401, as it should be: ${special}.`);
  }
  expect(right.text.split("\n").at(-1)).toBe("10 of 10 were answered as they should be.");
  // The last is genuine, and old.
  expect(receiver.received.map(({ genuine }) => genuine)).toEqual([...Array.from({ length: 9 }, () => false), true]);
  const [changed, nonce, timestamp, stranger, longer, unsigned, nonceless, timeless, twice, stale] = receiver.received;
  const now = Math.floor(mock.clock.now / 1000);
  expect(changed?.body).toContain('"tampered":true');
  expect(nonce?.headers["x-nonce-str"]).toHaveLength(33);
  expect([timestamp, stale].map((one) => Number(one?.headers["x-timestamp"]) - now)).toEqual([-86_400, -86_400]);
  expect(stranger?.headers["x-signature"]).toMatch(/^sha256 [\w+/]{342}==$/);
  expect(longer?.body).toBe(`${stale?.body ?? ""} {}`);
  expect(unsigned?.headers["x-signature"]).toBeUndefined();
  expect(nonceless?.headers["x-nonce-str"]).toBeUndefined();
  expect(timeless?.headers["x-timestamp"]).toBeUndefined();
  // Parsers that take the last of two equal keys find nothing wrong with it.
  expect(twice?.body).toMatch(/^\{"item":\{"[^}]*FALSE-COPY/);
  expect(JSON.parse(twice?.body ?? "")).toEqual(JSON.parse(stale?.body ?? "-"));
  expect(right.text).toContain("ok  Refused with 401: a false copy of each key stands before the signed one. That is");
});

test("a false copy has the fields of every webhook, as a parser that mixes two copies shows those that one lacks", () => {
  const one = { id: "a", data: { amount: 1, list: ["b"], none: null } };
  const other = { data: { order: { id: "c" }, none: { id: "d" } } };
  const all = falsified([one, other]) as { readonly data: JsonValue };
  expect(all).toEqual({
    id: FALSE_TEXT,
    data: { amount: 1, list: [FALSE_TEXT], none: { id: FALSE_TEXT }, order: { id: FALSE_TEXT } },
  });
  const copy = `{"data":${JSON.stringify(all.data)},"data":{}}`;
  expect(withFalseCopies('{"data":{}}', all)).toBe(copy);
  expect(withFalseCopies("{}", all)).toBe("{}");
});

test("all webhooks can go out forged", async () => {
  const { webhooks } = (await shippedContent()).checks;
  const { good } = await practice({ id: "all", to: receiver.url, tampered: "true" });
  expect([good, receiver.received.length]).toEqual([true, webhooks.length * 10]);
});

test("a receiver that takes a forged callback is told of each kind", async () => {
  const credulous = await startReceiver(() => 200);
  const { good, text: report } = await practice({ id: "paymentNotification", to: credulous.url, tampered: "true" });
  await credulous.close();
  expect(good).toBe(false);
  expect(report).toContain(
    "WRONG  X-Timestamp was changed after it was signed, to a day ago, and the receiver took it with 200. Verify X-Signature first",
  );
  expect(report.split("WRONG").length - 1).toBe(8);
  expect(report).toContain("your program must not know FALSE-COPY.");
  expect(report).toContain("ok  Received: it is genuine, and was signed a day ago. No age limit is published.");
  expect(report).toContain("2 of 10 were answered as they should be.");
});

test("a receiver that refuses what is old may do so, and is told what that costs; one that breaks on it may not", async () => {
  const strict = await startReceiver(() => 401);
  const { good, text: report } = await practice({ id: "orderChanged", to: strict.url, tampered: "true" });
  await strict.close();
  expect(good).toBe(true);
  expect(report).toContain("a repeat may carry its first timestamp: your receiver would lose that one");
  const broken = await startReceiver((genuine) => (genuine ? 500 : 401));
  const fragile = await practice({ id: "orderChanged", to: broken.url, tampered: "true" });
  await broken.close();
  expect(fragile).toMatchObject({ good: false, text: expect.stringContaining("9 of 10 were answered") as string });
});

test.each([
  [204, "The platform waits for HTTP 200; 204 came."],
  [500, "The platform waits for HTTP 200; 500 came."],
  [302, "302 leads elsewhere, and redirects aren't followed."],
  [401, "Refused with 401, but the signature is genuine."],
])("%d is no receipt", async (status, hint) => {
  const other = await startReceiver(() => status);
  const report = await practice({ id: "orderChanged", to: other.url });
  expect(other.received).toHaveLength(1);
  await other.close();
  expect(report).toMatchObject({ good: false, text: expect.stringContaining(hint) as string });
});

test("a receiver that doesn't answer, and none at all", async () => {
  const silent = await startReceiver(() => null);
  const patience = new AbortController();
  const waiting = await startTestMock(KEYS, { signal: () => patience.signal });
  const report = practice({ id: "orderChanged", to: silent.url }, waiting);
  await silent.arrived(1);
  patience.abort();
  expect(await report).toMatchObject({ good: false, text: expect.stringContaining("Answer HTTP 200 first") as string });
  const changed = practice({ id: "orderChanged", to: silent.url, tampered: "true" }, waiting);
  expect((await changed).text).toContain("Refuse it at once, with 401.");
  await silent.close();
  const nobody = await practice({ id: "orderChanged", to: silent.url });
  expect(nobody).toMatchObject({
    good: false,
    text: expect.stringContaining(`Nothing listens at ${silent.url}.`) as string,
  });
});

test("with an address for webhooks a call sends those that it triggers", async () => {
  const eager = await startTestMock(KEYS, { receiver: receiver.url });
  const target = "/v3/voucher/AB12cd34/void";
  expect((await eager.signed("POST", target, { body: '{"storeId":"1"}' })).status).toBe(200);
  await receiver.arrived(1);
  expect(receiver.received[0]).toMatchObject({
    genuine: true,
    body: expect.stringContaining("EXAMPLE_VOUCHER_KEY") as string,
  });
  expect((await eager.signed("POST", target, { body: '{"storeId":1}' })).status).toBe(400);
  expect(receiver.received).toHaveLength(1);
  // And it is where webhooks go that are asked for without an address.
  expect(await practice({ id: "orderChanged" }, eager)).toMatchObject({ good: true });
});

test("a webhook that a call triggers has the order of the call, not that of the example", async () => {
  const eager = await startTestMock(KEYS, { receiver: receiver.url });
  const { operations } = (await shippedContent()).checks;
  const example = operations.find(({ call }) => call.id === "createCheckout")?.call.request?.example as {
    readonly order: object;
  };
  const order = { ...example.order, id: "MINE-7", title: "Teh tarik", amount: 990 };
  const body = JSON.stringify({ ...example, storeId: "1700000000000000099", order });
  expect((await eager.signed("POST", "/v3/payment/online", { body })).status).toBe(200);
  await receiver.arrived(1);
  expect(receiver.received[0]?.genuine).toBe(true);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
    data: {
      ...{ order: { id: "MINE-7", title: "Teh tarik", amount: 990 }, balanceAmount: 990, finalAmount: 990 },
      ...{ store: { id: "1700000000000000099" }, currencyType: "MYR", status: "SUCCESS" },
    },
  });
});

test.each<[Record<string, string>, string]>([
  [{ id: "voucherChangd", to: "http://localhost:1/" }, "Did you mean voucherChanged? Known: all, paymentNotification"],
  [{ id: "all" }, "add --to http://localhost:8080/notify"],
  [{ id: "all", to: "https://shop.example.com/notify" }, "`shop.example.com` is not this machine"],
])("%j can't be sent", async (query, hint) => {
  const answer = await mock.send({ method: "POST", target: `/mock/webhooks?${new URLSearchParams(query).toString()}` });
  expect(errorOf(answer)).toMatchObject({ code: "MOCK_WEBHOOK", message: expect.stringContaining(hint) as string });
});

test("pages in browsers can't have webhooks sent", async () => {
  for (const request of [{ method: "GET" }, { method: "POST", headers: { Origin: "https://evil.example" } }]) {
    const answer = await mock.send({ ...request, target: `/mock/webhooks?id=all&to=${receiver.url}` });
    expect(errorOf(answer).code).toBe("MOCK_WEBHOOK");
  }
  expect(receiver.received).toEqual([]);
});

test.each([
  "http://localhost:8080/notify",
  "https://localhost/",
  "http://127.0.0.1:1/",
  "http://127.1.2.3/",
  "http://[::1]:8080/a?b",
  "http://shop.localhost:8080/",
  "http://2130706433/",
])("%s is this machine", (address) => {
  expect(faultOfReceiver(address)).toBeNull();
});

test.each([
  "http://example.com/",
  "http://localhost.example.com/",
  "http://192.168.1.1/",
  "http://169.254.169.254/",
  "http://0.0.0.0/",
  "http://[::ffff:127.0.0.1]/",
  "http://127.0.0.1.example.com/",
  "http://localhost@example.com/",
  "http://user@localhost/",
  "ftp://localhost/",
  "file:///etc/passwd",
  "localhost:8080",
  "notify",
  "",
])("%s is not", (address) => {
  expect(faultOfReceiver(address)).toContain("for example http://localhost:8080/notify");
});
