import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { readPrivateKey } from "../../shared/signing/keys/privateKey";
import { readPublicKey } from "../../shared/signing/keys/publicKey";
import { run } from "./run";

const ROOT = path.resolve(__dirname, "../../..");

interface Running {
  readonly lines: readonly string[];
  /** Resolves with the text that is printed at the start. */
  readonly started: Promise<string>;
  readonly stop: () => void;
  readonly code: Promise<number>;
}

const stops: (() => void)[] = [];

// A mock of a failed test would keep the run from ending.
afterEach(() => stops.forEach((stop) => stop()));

function runMock(argv: readonly string[], env: Record<string, string> = {}, isWindows = false): Running {
  const lines: string[] = [];
  let stop = (): void => undefined;
  const ended = new Promise<void>((resolve) => (stop = resolve));
  let begin: (text: string) => void = () => undefined;
  stops.push(() => stop());
  const started = new Promise<string>((resolve) => (begin = resolve));
  const print = (text: string): void => {
    lines.push(text);
    begin(text);
  };
  return { lines, started, stop, code: run(argv, { root: ROOT, env, isWindows, now: Date.now, print, ended }) };
}

/** The variables that a shell would set after the start's text was pasted. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:export |\$env:)(\w+) ?= ?["'](.*)["']$/gm)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );

test("it prints what the samples need, works at once, tells of each request and leaves no keys", async () => {
  const mock = runMock(["--port", "0"]);
  const text = await mock.started;
  const variables = variablesOf(text);
  expect(Object.keys(variables)).toEqual([
    ...["API_ORIGIN", "OAUTH_ORIGIN", "CLIENT_ID", "CLIENT_SECRET", "PRIVATE_KEY_FILE", "SERVER_PUBLIC_KEY_FILE"],
  ]);
  const { API_ORIGIN: origin = "", CLIENT_ID: id, CLIENT_SECRET: secret, PRIVATE_KEY_FILE: file = "" } = variables;
  expect(text).toMatch(/^It plays \d{3} calls and sends \d webhooks: npm run mock -- --list names them/m);
  expect(text).toContain(`curl --user '${id ?? ""}:${secret ?? ""}'`);

  const token = await fetch(`${origin}/v1/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${id ?? ""}:${secret ?? ""}`)}`, "Content-Type": "application/json" },
    body: '{"grantType": "client_credentials"}',
  });
  expect(token.status).toBe(200);
  const sample = await (await fetch(`${origin}/samples/getMerchantProfile.mjs`)).text();
  expect(sample).toContain("/v3/merchant");
  expect(mock.lines.slice(1)).toEqual([
    "POST /v1/token 200 getTokenWithClientCredentials",
    "GET /samples/getMerchantProfile.mjs 200 sample program",
  ]);

  const folder = path.dirname(file);
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  expect(readPrivateKey(read("private.pem"))).toMatchObject({ format: "PKCS#1" });
  expect(readPrivateKey(read("private-pkcs8.pem"))).toMatchObject({ format: "PKCS#8" });
  expect(text).toContain(path.join(folder, "private-pkcs8.pem"));
  expect(readPublicKey(read("server-public.pem")).bits).toBe(2048);
  expect(readPrivateKey(read("private.pem")).publicKey.modulus).not.toBe(
    readPublicKey(read("server-public.pem")).modulus,
  );
  if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);

  mock.stop();
  expect(await mock.code).toBe(0);
  expect(existsSync(folder)).toBe(false);
  await expect(fetch(origin)).rejects.toThrow();
});

test("credentials and keys are new in each run, and Windows gets its own commands", async () => {
  const mocks = [runMock(["--port=0"]), runMock(["--port=0"], {}, true)];
  const [one, other] = await Promise.all(mocks.map(async ({ started }) => variablesOf(await started)));
  mocks.forEach(({ stop }) => stop());
  expect(await Promise.all(mocks.map(({ code }) => code))).toEqual([0, 0]);
  expect(Object.keys(other ?? {})).toEqual(Object.keys(one ?? {}));
  for (const name of ["API_ORIGIN", "CLIENT_SECRET", "PRIVATE_KEY_FILE"]) expect(one?.[name]).not.toBe(other?.[name]);
  expect(mocks[1]?.lines[0]).toContain("curl.exe --fail --output getMerchantProfile.mjs");
});

test("a port that is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const mock = runMock(["--port", String(port)]);
  expect(await mock.code).toBe(2);
  other.close();
  expect(mock.lines).toEqual([
    `Port ${port} is taken. Stop what uses it, or choose another: npm run mock -- --port ${port + 1}`,
  ]);
});

test("the running mock is asked to send webhooks", async () => {
  const mock = runMock(["--port", "0"]);
  const { API_ORIGIN = "" } = variablesOf(await mock.started);
  const port = new URL(API_ORIGIN).port;
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const nobody = (free.address() as AddressInfo).port;
  free.close();
  await once(free, "close");

  const to = `http://127.0.0.1:${nobody}/notify`;
  const sent = runMock(["--send", "voucherChanged", "--to", to, "--port", port]);
  expect(await sent.code).toBe(1);
  expect(sent.lines.join("\n")).toContain(`WRONG  Nothing listens at ${to}. Start the receiver first.`);
  const unknown = runMock(["--send", "voucherChange", "--to", to, "--port", port]);
  expect(await unknown.code).toBe(2);
  expect(unknown.lines.join("\n")).toContain("Did you mean voucherChanged?");
  mock.stop();
  await mock.code;

  const alone = runMock(["--send", "all", "--to", to, "--port", port]);
  expect(await alone.code).toBe(2);
  expect(alone.lines.join("\n")).toContain(
    `No mock answers on http://127.0.0.1:${port}. Start one with \`npm run mock\``,
  );
});

test.each([
  [["--prot", "1"], "Unknown option '--prot'"],
  [["--port", "seven"], '--port is a number from 0 to 65535; "seven" came.'],
  [["--port", "65536"], '"65536" came'],
  [["--to", "http://localhost:1/"], "--to and --tampered belong to --send."],
  [["--send", "all", "--webhooks", "http://localhost:1/"], "with --send the address is --to"],
  [["--send", "all", "--to", "https://shop.example.com/"], "`shop.example.com` is not this machine"],
  [["--list", "--port", "1"], "--list stands alone"],
  [["--webhooks", "localhost:8080"], "doesn't begin with http:// or https://"],
])("%j is told how it is written", async (argv, hint) => {
  const { code, lines } = runMock(argv);
  expect(await code).toBe(2);
  expect(lines.join("\n")).toContain(hint);
  expect(lines.join("\n")).toContain("npm run mock -- --send <id> --to <address>");
});

test("a list of calls and webhooks, each with its page, instead of a mock", async () => {
  const { code, lines } = runMock(["--list"]);
  expect(await code).toBe(0);
  const text = lines.join("\n");
  expect(text).toMatch(/^GET +\/v3\/merchant +getMerchantProfile +\/docs\/\S+$/m);
  expect(text).toMatch(/^POST +\/v3\/voucher\/\{code\}\/void +voidVoucher +\/docs\/campaign\/voucher\/\S+$/m);
  expect(text).toMatch(/^paymentNotification +\/docs\/v2\/payment\/online-payment$/m);
  const [, calls = "0"] = /^(\d+) calls:/.exec(text) ?? [];
  expect(text.match(/^[A-Z]+ +\//gm)).toHaveLength(Number(calls));
  expect(Number(calls)).toBeGreaterThan(100);
  expect(text).not.toContain("API_ORIGIN");
});

test("help", async () => {
  const { code, lines } = runMock(["--help"]);
  expect(await code).toBe(0);
  expect(lines.join("\n")).toContain("npm run mock -- --port 4011");
});

describe("content that there is no mock of", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mock-content-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("without settings", async () => {
    const { code, lines } = runMock(["--port", "0"], { CONTENT_DIR: folder });
    expect(await code).toBe(2);
    expect(lines.join("\n")).toContain("site.yaml");
  });

  test("without a description, and with one that can't be read", async () => {
    writeFileSync(path.join(folder, "site.yaml"), readFileSync(path.join(ROOT, "content/site.yaml")));
    for (const argv of [["--port", "0"], ["--list"]]) {
      const none = runMock(argv, { CONTENT_DIR: folder });
      expect(await none.code).toBe(2);
      expect(none.lines.join("\n")).toContain("describes no call");
    }
    mkdirSync(path.join(folder, "api"));
    writeFileSync(
      path.join(folder, "api/openapi.yaml"),
      "openapi: 3.1.0\npaths:\n  /a: { $ref: nowhere.yaml#/paths/a }\n",
    );
    const broken = runMock(["--port", "0"], { CONTENT_DIR: folder });
    expect(await broken.code).toBe(2);
    expect(broken.lines.join("\n")).toMatch(/api\/openapi\.yaml:3:\d+.*nowhere\.yaml/s);
  });
});
