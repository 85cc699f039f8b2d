// Clients that break off, dawdle, crowd or send nonsense get an error or nothing, and others don't notice.
import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";

import { KEYS } from "../../testing/fixtures/signing/vectors";
import { startServer } from "./server/startServer";
import { closeTestMocks, errorOf, startTestMock } from "./testing/testMock";
import type { TestMock } from "./testing/testMock";

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock(KEYS);
  await mock.token();
});

afterAll(closeTestMocks);

const isWell = async (): Promise<boolean> => (await mock.signed("GET", "/v3/merchant")).status === 200;

/** A connection that has sent a text. */
async function connected(sent: string): Promise<Socket> {
  const socket = connect(mock.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(sent);
  return socket;
}

/** Resolves once the mock has told of a request that the text stands for. */
async function logged(part: string): Promise<string> {
  for (;;) {
    const line = mock.log.find((one) => one.includes(part));
    if (line !== undefined) return line;
    await new Promise(setImmediate);
  }
}

const TOKEN_HEAD = (path: string, length: number): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${mock.port}`,
    `Authorization: ${mock.basic}`,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    ...["", ""],
  ].join("\r\n");

test.each([
  ["nonsense", "\u0000\u0001\u0002 what\r\n\r\n"],
  ["a header without a name", "GET / HTTP/1.1\r\n: x\r\n\r\n"],
  ["two lengths", "POST /v1/token HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx"],
  ["headers without an end", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
])("%s is refused", async (_name, sent) => {
  const answer = await text(await connected(sent));
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await isWell()).toBe(true);
});

test("a request of HTTP/1.0 without a host is told where the mock is", async () => {
  const answer = await text(await connected("GET /v3/merchant HTTP/1.0\r\n\r\n"));
  expect(answer).toContain(`Call the mock as http://127.0.0.1:${mock.port}.`);
});

test("a client that goes in the middle of its body is told of, and gets nothing", async () => {
  const socket = await connected(`${TOKEN_HEAD("/v1/token?gone", 100)}{"grantType": `);
  // The mock reads the head before it reads that the client has gone.
  await isWell();
  socket.destroy();
  expect(await logged("/v1/token?gone")).toBe("POST /v1/token?gone - the request broke off");
  expect(await isWell()).toBe(true);
});

test("while one client sends its body in two halves, others are answered", async () => {
  const body = JSON.stringify({ grantType: "client_credentials" });
  const socket = await connected(TOKEN_HEAD("/v1/token", body.length) + body.slice(0, 10));
  expect(await isWell()).toBe(true);
  socket.end(body.slice(10));
  expect(await text(socket)).toContain('"accessToken":');
});

test("a body of unknown length is read up to the limit", async () => {
  const head = TOKEN_HEAD("/v1/token", 0).replace("Content-Length: 0", "Transfer-Encoding: chunked");
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const socket = await connected(head + chunk.repeat(17));
  const answer = await text(socket);
  expect(answer).toContain("413");
  expect(answer).toContain("MOCK_BODY_TOO_LARGE");
  expect(await isWell()).toBe(true);
});

test("many at once are each answered by their own right", async () => {
  const wanted = Array.from({ length: 60 }, (_, index) => index);
  const answers = await Promise.all(
    wanted.map((index) =>
      index % 3 === 0
        ? mock.signed("GET", "/v3/merchant", { signed: (right) => `${right}x` })
        : mock.signed("GET", index % 3 === 1 ? "/v3/merchant" : "/v3/user"),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(wanted.map((index) => (index % 3 === 0 ? 401 : 200)));
  const ids = answers.map(({ body }) => (JSON.parse(body) as { item?: { id: string } }).item?.id);
  const own = ["1700000000000000001", "1700000000000000004"];
  expect(ids).toEqual(wanted.map((index) => (index % 3 === 0 ? undefined : own[(index % 3) - 1])));
});

test("a copy that comes at the same time is refused", async () => {
  const nonce = "twice000000000000000000000000000";
  const answers = await Promise.all([1, 2, 3, 4].map(() => mock.signed("GET", "/v3/merchant", { nonce })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test("what clients send can't move the cursor of the terminal", async () => {
  await mock.send({ target: "/v3/x%1b[2J" });
  expect(mock.log.at(-1)).toContain("API_ENDPOINT_NOT_FOUND");
  // Eight-bit terminals take it for the start of a command, and JSON leaves it as it is.
  await mock.oauth({ grantType: "\u009b2J" });
  expect(mock.log.at(-1)).toContain('"\u{FFFD}2J" came');
  expect(mock.log.join("")).not.toMatch(/\p{Cc}/u);
});

test("a fault of the mock is an answer, and its terminal shows where it is", async () => {
  const lines: string[] = [];
  const broken = await startServer({
    ...{ port: 0, log: (line) => lines.push(line) },
    answer: () => Promise.reject(new TypeError("the mock is broken")),
  });
  const response = await fetch(broken.origin);
  const body = await response.text();
  await broken.close();
  expect(response.status).toBe(500);
  expect(errorOf({ status: 500, headers: {}, body }).code).toBe("MOCK_FAULT");
  expect(body).not.toContain("the mock is broken");
  expect(lines[0]).toMatch(/MOCK_FAULT: TypeError: the mock is broken\n +at .*hostile\.test\.ts/);
});
