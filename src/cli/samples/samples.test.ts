import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sampleDigest, SAMPLES_LOCK, samplesOf } from "../../node/api/samples";
import { readPrivateKey } from "../../shared/signing/keys/privateKey";
import { readPublicKey } from "../../shared/signing/keys/publicKey";
import { KEYS } from "../../testing/fixtures/signing/vectors";
import { writeKeys } from "../mock/keys";
import { closeTestMocks, shippedContent, startTestMock } from "../mock/testing/testMock";
import { callJobs } from "./callJobs";
import { readOptions, UsageError } from "./options";
import { receiverJobs } from "./receiverJobs";
import { runJobs } from "./runJobs";
import { runSamples } from "./runSamples";
import { resultsOf, summaryOf } from "./summary";

const ROOT = path.resolve(__dirname, "../../..");
const CALLS = ["getMerchantProfile", "startTerminalPayment", "uploadMerchantFile", "getTokenWithRefreshToken"];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "samples-test-"));
});

afterAll(async () => {
  await closeTestMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command on a copy of the content that ships; `lock` is what the copy's lock holds before and after. */
async function runCommand(
  argv: readonly string[],
  lacks: ReadonlyMap<string, string | null>,
  lock: readonly string[] | null = null,
  guideLacks: ReadonlyMap<string, string | null> = new Map(),
) {
  const root = mkdtempSync(path.join(folder, "root-"));
  const content = path.join(root, "content");
  cpSync(path.join(ROOT, "content"), content, { recursive: true });
  const file = path.join(content, SAMPLES_LOCK);
  if (lock === null) rmSync(file, { force: true });
  else writeFileSync(file, lock.join("\n"));
  const lines: string[] = [];
  const code = await runSamples(argv, {
    ...{ root, env: { CONTENT_DIR: content }, lacks, guideLacks },
    ...{ print: (line: string) => lines.push(line), now: () => Date.parse("2026-03-04T23:59:59Z") },
  });
  const recorded = existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
    : null;
  return { code, text: lines.join("\n"), recorded };
}

test("programs of calls and webhooks run, and a missing toolchain is not run", async () => {
  const lacks = new Map([
    ["javascript", null],
    ["php", "php --version"],
  ]);
  const chosen = [...CALLS, "voucherChanged"].flatMap((id) => ["--call", id]);
  const { code, text, recorded } = await runCommand(chosen, lacks);
  expect(text).toBe(
    ["javascript     5 passed, 0 failed", "php         not run: `php --version` fails here"].join("\n"),
  );
  expect({ code, recorded }).toEqual({ code: 0, recorded: null });
});

test("who asks for a page has its calls run, and who asks for a language that of the guides as well", async () => {
  const { checks } = await shippedContent();
  const page = checks.operations.find(({ call }) => call.id === "getMerchantProfile")?.call.page ?? "";
  const lacks = new Map([
    ["javascript", null],
    ["python", null],
  ]);
  const own = await runCommand(["--page", page, "--language", "javascript"], lacks);
  expect(own).toMatchObject({ code: 0, text: expect.stringMatching(/^javascript +\d+ passed, 0 failed$/) as string });
  const guide = ["--page", "v2/plugin/integration", "--language", "javascript"];
  const { code, text } = await runCommand(guide, lacks, null, new Map([["js", null]]));
  expect({ code, text }).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^guides\/js +\d+ passed, 0 failed$/m) as string,
  });
  expect(text).not.toContain("python");
});

test("nothing is recorded where nothing ran, or where no file can be", async () => {
  const nothing = await runCommand(["--language", "go", "--record"], new Map([["go", "go version"]]), ["# kept"]);
  expect(nothing).toMatchObject({ code: 2, text: expect.stringContaining("Nothing was run.") as string });
  expect(nothing.text).not.toContain("Recorded");
  const root = mkdtempSync(path.join(folder, "root-"));
  const content = path.join(root, "content");
  cpSync(path.join(ROOT, "content"), content, { recursive: true });
  rmSync(path.join(content, SAMPLES_LOCK));
  mkdirSync(path.join(content, SAMPLES_LOCK));
  const lines: string[] = [];
  const code = await runSamples(["--record"], {
    ...{ root, env: { CONTENT_DIR: content }, lacks: new Map(), guideLacks: new Map() },
    print: (line) => lines.push(line),
  });
  expect([code, lines]).toEqual([2, ["content/samples.lock is no file: nothing can be recorded there."]]);
});

test("what passes is written down; what was before stays while program and description are the same", async () => {
  const { checks, context } = await shippedContent();
  const digestOfSample = (id: string, language: string): string => {
    const call = [...checks.operations.map((one) => one.call), ...checks.webhooks].find((one) => one.id === id);
    const sample = call && samplesOf(call, context).find((one) => one.language === language);
    if (sample === undefined) throw new Error(`no sample of ${id}`);
    return sampleDigest(sample.program, checks.digest(id));
  };
  const kept = `getMerchantProfile go 2025-01-01 ${digestOfSample("getMerchantProfile", "go")}`;
  const lock = [
    kept,
    "getMerchantProfile javascript 2025-01-01 0123456789ab",
    "getMerchantProfile php 2025-01-01 0123456789ab",
    "gone javascript 2025-01-01 0123456789ab",
  ];
  const lacks = new Map([["javascript", null]]);
  const { text, recorded } = await runCommand(["--call", "getMerchantProfile", "--record"], lacks, lock);
  expect(text).toContain("Recorded in content/samples.lock.");
  expect(recorded).toEqual([
    kept,
    `getMerchantProfile javascript 2026-03-04 ${digestOfSample("getMerchantProfile", "javascript")}`,
  ]);
});

test("where nothing can run nothing has passed", async () => {
  const { code, text } = await runCommand([], new Map([["go", "go version"]]));
  expect({ code, passed: text.includes("passed") }).toEqual({ code: 2, passed: false });
});

test("a program that fails, or prints another answer, is a fault with its output", async () => {
  const { operations, webhooks } = (await shippedContent()).checks;
  const { context } = await shippedContent();
  const mock = await startTestMock(KEYS, { now: Date.now });
  const pair = (owner: "application" | "platform") => ({
    ...KEYS[owner],
    pkcs1: KEYS[owner].privatePem,
    pkcs8: KEYS[owner].privatePem,
  });
  const keys = writeKeys(pair("application"), pair("platform"));
  const environment = (secret: string, publicKey: string) => () => ({
    ...{ API_ORIGIN: mock.origin, OAUTH_ORIGIN: mock.origin, CLIENT_ID: mock.credentials.clientId },
    ...{ CLIENT_SECRET: secret, PRIVATE_KEY_FILE: keys.privateKey, SERVER_PUBLIC_KEY_FILE: publicKey },
  });
  const profile = operations.map(({ call }) => call).filter(({ id }) => id === "getMerchantProfile");
  const workshop = (secret: string, publicKey = keys.serverPublicKey) => ({
    ...{ folder, context, environment: environment(secret, publicKey) },
  });
  const right = workshop(mock.credentials.clientSecret);
  const other = profile.map((call) => ({
    ...call,
    response: call.response && { ...call.response, example: { item: 1 } },
  }));
  const callback = webhooks.filter(({ id }) => id === "voucherChanged");
  // A receiver that has the application's key instead of the platform's refuses what is genuine.
  const confused = writeKeys(pair("application"), { ...pair("platform"), publicPem: KEYS.application.publicPem });
  const own = {
    platformKey: readPrivateKey(KEYS.platform.privatePem),
    applicationKey: readPublicKey(KEYS.application.publicPem),
  };
  const faults = await runJobs(
    [
      ...callJobs(profile, ["javascript"], right),
      ...callJobs(profile, ["javascript"], workshop("wrong")),
      ...callJobs(other, ["javascript"], right),
      ...receiverJobs(callback, ["javascript"], {
        ...workshop("", confused.serverPublicKey),
        ...own,
      }),
    ],
    1,
  );
  keys.remove();
  confused.remove();
  expect(faults.map(({ fault }) => fault)).toEqual([
    null,
    expect.stringMatching(/^ended with 1:[^]*InvalidClient/) as string,
    expect.stringMatching(/^printed another answer:\n200 /) as string,
    expect.stringMatching(/^Refused with 401, but the signature is genuine\./) as string,
  ]);
});

test("no more run at a time than there are workers, and one that throws stops no other", async () => {
  const running = new Set<number>();
  let most = 0;
  const jobs = Array.from({ length: 9 }, (_, index) => ({
    ...{ language: "x", id: String(index) },
    run: async () => {
      running.add(index);
      most = Math.max(most, running.size);
      await new Promise(setImmediate);
      running.delete(index);
      if (index === 4) throw new Error("it broke");
      return null;
    },
  }));
  const runs = await runJobs(jobs, 3);
  expect(most).toBe(3);
  expect(runs.map(({ id }) => id).sort()).toEqual(jobs.map(({ id }) => id));
  expect(runs.filter(({ fault }) => fault !== null)).toEqual([{ language: "x", id: "4", fault: "Error: it broke" }]);
});

test("the summary counts by language and shows each fault", () => {
  const runs = [
    { language: "a", id: "one", fault: null },
    { language: "a", id: "two", fault: "ended with 1:\nno\n" },
  ];
  const results = resultsOf(
    new Map([
      ["a", null],
      ["b", null],
      ["c", "c -v"],
    ]),
    runs,
  );
  expect(results).toEqual([
    { language: "a", passed: 1, failed: 1, notRun: null },
    { language: "b", passed: 0, failed: 0, notRun: "no program was asked for" },
    { language: "c", passed: 0, failed: 0, notRun: "`c -v` fails here" },
  ]);
  expect(summaryOf(results, runs)).toContain("a              1 passed, 1 failed\n");
  expect(summaryOf(results, runs)).toMatch(/\n\na two: ended with 1:\nno$/);
});

test("options name what is near", () => {
  const known = { languages: ["javascript", "python"], ids: ["quickPay", "getStore"], pages: ["quickstart/sdk"] };
  expect(readOptions(["--language", "python", "--call=quickPay", "--workers", "3"], known)).toEqual({
    ...{ languages: ["python"], ids: ["quickPay"], pages: null, workers: 3, record: false },
  });
  const wrong = (argv: readonly string[]) => () => readOptions(argv, known);
  expect(wrong(["--call", "quickpay"])).toThrow("There is no call `quickpay`. Known: quickPay, getStore.");
  expect(wrong(["--language", "rust"])).toThrow("There is no language `rust`.");
  expect(wrong(["--workers", "0"])).toThrow('--workers is a number from 1 to 99; "0" came.');
  expect(wrong(["--lang", "x"])).toThrow(UsageError);
});
