import { EventEmitter } from "node:events";

import type { CDPSession } from "playwright-core";

import { Transfer, transferKind } from "./Transfer";

class Session extends EventEmitter {
  readonly sent: string[] = [];
  send(method: string): Promise<void> {
    this.sent.push(method);
    return Promise.resolve();
  }
  ask(requestId: string, url = "http://localhost/"): void {
    this.emit("Network.requestWillBeSent", { requestId, request: { url } });
  }
  answer(requestId: string, mimeType: string, encodedDataLength: number): void {
    this.emit("Network.responseReceived", { requestId, response: { mimeType } });
    this.emit("Network.loadingFinished", { requestId, encodedDataLength });
  }
}

async function start() {
  const session = new Session();
  const transfer = await Transfer.start(session as unknown as CDPSession);
  return { session, transfer };
}

test.each([
  ["text/html", "html"],
  ["text/javascript", "script"],
  ["application/javascript", "script"],
  ["text/css", "style"],
  ["application/json", "json"],
  ["font/woff2", "font"],
  ["image/svg+xml", "other"],
  ["", "other"],
])("%s counts as %s", (mediaType, kind) => {
  expect(transferKind(mediaType)).toBe(kind);
});

test("answers are counted by kind, with their headers", async () => {
  const { session, transfer } = await start();
  expect(session.sent).toEqual(["Network.enable"]);
  session.ask("1");
  session.ask("2");
  session.ask("3");
  session.answer("1", "text/html", 1000);
  session.answer("2", "text/javascript", 200);
  session.answer("3", "text/javascript", 30);
  expect(transfer.totals).toEqual({
    bytes: 1230,
    requests: 3,
    byKind: { html: 1000, script: 230, style: 0, json: 0, font: 0, other: 0 },
  });
});

test("what lies in the page itself is no transfer, and totals that were taken don't grow", async () => {
  const { session, transfer } = await start();
  const before = transfer.totals;
  session.ask("1", "data:image/svg+xml,x");
  session.answer("1", "image/svg+xml", 50);
  session.ask("2");
  session.answer("2", "text/css", 7);
  expect(before.bytes).toBe(0);
  expect(transfer.totals).toMatchObject({ bytes: 7, requests: 1 });
});

test("it isn't quiet while an answer is to come", async () => {
  const { session, transfer } = await start();
  let quiet = false;
  session.ask("1");
  session.ask("2");
  const waiting = transfer.quiet(0).then(() => (quiet = true));
  session.answer("1", "text/html", 1);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(quiet).toBe(false);
  session.emit("Network.loadingFailed", { requestId: "2" });
  await waiting;
  expect(transfer.totals.requests).toBe(1);
});
