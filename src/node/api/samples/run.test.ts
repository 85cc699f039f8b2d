import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ApiCall, CodeSample } from "../../../shared/contracts/ApiModel";
import { samplesOf } from "./samplesOf";
import { CALLS, CONTEXT } from "./testing/exampleCalls";
import { callbackHeaders, startStandIn, type StandInPlatform } from "./testing/standInPlatform";
import { run, start } from "./programs";
import { FOUND, place } from "./toolchains";

// Real runs of the generated programs against a platform in this process. Languages without a toolchain on the
// machine are left out. EVERY_SAMPLE=1 runs every call in every language, which takes minutes.
const EVERY = process.env.EVERY_SAMPLE === "1";
const OTHERS = FOUND.filter((language) => language !== "javascript");
const FEW: readonly (keyof typeof CALLS)[] = ["nested", "query", "odd"];
const { webhook: _webhook, ...REQUESTS } = CALLS;
const NAMES = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];

const TARGETS: Readonly<Record<string, string>> = {
  pattern: "/v3/%C3%A9%20%27x%27%0A/%EF%BF%BD",
  getVoucher: "/v3/voucher/AB%2312%2F3%204%3F%C3%A9%2B%25/use",
  listOrders: "/v3/orders?status=PAID&status=OPEN&search=a%20b%26c%3Dd%2F%C3%A9%27%28x%29%2A&limit=10",
};

let platform: StandInPlatform;
let folder: string;

beforeAll(async () => {
  platform = await startStandIn();
  folder = mkdtempSync(join(tmpdir(), "samples-"));
  writeFileSync(join(folder, "private.pem"), platform.privateKey.pkcs1);
  writeFileSync(join(folder, "private-pkcs8.pem"), platform.privateKey.pkcs8);
  writeFileSync(join(folder, "public.pem"), platform.publicKey);
  writeFileSync(join(folder, "example.pdf"), "%PDF-1.4 example");
});

afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  platform.seen.length = 0;
  platform.answer = { status: 200, body: '{"item":{},"code":"SUCCESS"}' };
});

function sampleOf(call: ApiCall, language: string): CodeSample {
  const sample = samplesOf(call, CONTEXT).find((one) => one.language === language);
  if (sample === undefined) throw new Error(`No sample in ${language}`);
  return sample;
}

function environment(language: string): Record<string, string> {
  return {
    API_ORIGIN: platform.origin,
    OAUTH_ORIGIN: platform.origin,
    CLIENT_ID: platform.clientId,
    CLIENT_SECRET: platform.clientSecret,
    PRIVATE_KEY_FILE: join(folder, language === "java" ? "private-pkcs8.pem" : "private.pem"),
    SERVER_PUBLIC_KEY_FILE: join(folder, "public.pem"),
  };
}

const runCall = (call: ApiCall, language: string) =>
  run(place(sampleOf(call, language), call.id, folder), folder, environment(language));

async function expectAccepted(call: ApiCall, language: string) {
  const outcome = await runCall(call, language);
  const last = platform.seen.at(-1);
  expect({ ...outcome, faults: last?.faults }).toMatchObject({ code: 0, faults: [] });
  expect(outcome.output).toContain('200 {"item":{},"code":"SUCCESS"}');
  expect(last?.method).toBe(call.method);
  expect(platform.seen).toHaveLength(call.auth === "signed" ? 2 : 1);
  expect(last?.target).toBe(TARGETS[call.id] ?? call.path);
  if (call === CALLS.header) expect(last?.headers["x-store-id"]).toBe("1700'$2");
  const { request } = call;
  if (request === null) {
    expect(last?.body).toBe("");
  } else if (request.contentType === "application/json") {
    expect(JSON.parse(last?.body ?? "")).toEqual(request.example);
  } else {
    expect(last?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(last?.body).toContain("%PDF-1.4 example\r\n--");
    expect(last?.body).toMatch(/name="?fileName"?\r\n(.+\r\n)*\r\ntesting\r\n--/);
  }
}

test("Node.js is among the languages that run", () => {
  expect(FOUND).toContain("javascript");
});

test.each(NAMES)("Node.js: %s", async (name) => {
  await expectAccepted(REQUESTS[name], "javascript");
});

describe.each(OTHERS)("%s", (language) => {
  test.each(EVERY ? NAMES : FEW)("%s", async (name) => {
    await expectAccepted(CALLS[name], language);
  });
});

describe.each(EVERY ? FOUND : ["javascript"])("%s, an answer", (language) => {
  test.each([
    ["fails", 200, '{"error":{"code":"INVALID_ORDER","message":"No"}}', false],
    ["fails", 200, '{"code":"PENDING"}', false],
    ["fails", 502, "{}", false],
    ["fails", 200, "<html>", false],
    ["is a success", 200, '{"items":[],"count":0}', true],
    ["is a success", 200, '{"item":{"code":"X","error":1},"error":null,"code":"SUCCESS"}', true],
    ["is a success", 200, "[1]", true],
  ])("%s: %d %s", async (_outcome, status, body, success) => {
    platform.answer = { status, body };
    const { code, output } = await runCall(CALLS.bodiless, language);
    expect({ success: code === 0, output }).toEqual({ success, output: expect.any(String) as string });
    if (body.includes("INVALID_ORDER")) expect(output.split("INVALID_ORDER").length).toBeGreaterThan(2);
  });

  test("of the token call without a token fails before the call", async () => {
    const { code, output } = await run(place(sampleOf(CALLS.bodiless, language), CALLS.bodiless.id, folder), folder, {
      ...environment(language),
      CLIENT_SECRET: "wrong",
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/No access token/);
    expect(platform.seen).toHaveLength(1);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await fetch(url, { method: "POST", headers, body })).status;
    } catch (error) {
      if (tries > 300) throw error;
      await wait(100);
    }
  }
}

describe.each(EVERY ? FOUND.filter((language) => language !== "curl") : ["javascript"])(
  "%s, a receiver",
  (language) => {
    test("takes a genuine callback and refuses what was changed", async () => {
      const port = await freePort();
      const command = place(sampleOf(CALLS.webhook, language), CALLS.webhook.id, folder);
      const file = command.at(-1) ?? "";
      const receiver = start(language === "php" ? ["php", "-S", `localhost:${port}`, file] : command, folder, {
        ...environment(language),
        PORT: String(port),
      });
      try {
        const url = `http://localhost:${port}/notify`;
        const body = JSON.stringify(CALLS.webhook.request?.example);
        const headers = callbackHeaders(body, platform.privateKey.pkcs1);
        expect(await post(url, headers, body)).toBe(200);
        expect(await post(url, headers, body.replace("1250", "1"))).toBe(401);
        expect(await post(url, headers, "{")).toBe(401);
        expect(await post(url, { ...headers, "X-Timestamp": "1736933560" }, body)).toBe(401);
        expect(await post(url, { ...headers, "X-Signature": headers["X-Signature"]!.slice(0, -8) }, body)).toBe(401);
        expect(await post(url, { "Content-Type": "application/json" }, body)).toBe(401);
        for (const rest of ["x", " {}", '"', ",", body]) expect(await post(url, headers, body + rest)).toBe(401);
        for (const deep of ["[".repeat(100_000), `${"[".repeat(100_000)}${"]".repeat(100_000)}`]) {
          expect(await post(url, headers, deep)).toBe(401);
        }
        for (const name of ["X-Nonce-Str", "X-Timestamp"]) {
          const others = Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));
          expect(await post(url, others, body)).toBe(401);
        }
        expect(receiver.output()).toContain("PAYMENT_WEB_ONLINE");
        // Of two equal keys, what is printed is the one that was signed; C# refuses them.
        const twice = body.replace("{", '{"eventType":"UNSIGNED","data":{"unsigned":1},');
        expect([200, 401]).toContain(await post(url, headers, twice));
        expect(await post(url, headers, body)).toBe(200);
        expect(receiver.output()).not.toMatch(/unsigned/i);
        if (FOUND.includes("curl")) {
          const sender = place(sampleOf(CALLS.webhook, "curl"), CALLS.webhook.id, folder);
          const outcome = await run(sender, folder, { ...environment("curl"), RECEIVER_URL: url });
          expect(outcome).toMatchObject({ code: 0, output: expect.stringMatching(/^HTTP\/1\.[01] 200/) as string });
        }
      } finally {
        receiver.stop();
      }
    });
  },
);
