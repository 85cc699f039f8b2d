// Code of guides that is as it should be passes, and each kind of fault is found. Only what Node.js runs: other
// languages may not be at hand.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { contentSource, readContentTree, snippetsOf } from "../../../node/content";
import { run as runProgram } from "../../../node/api/samples/programs";
import { TRIAL_NAMES } from "../../../node/content/fences";
import { PROGRAM_LANGUAGES } from "../../../node/content/snippets";
import type { FenceTrial, Snippet } from "../../../node/content";
import { readPrivateKey } from "../../../shared/signing/keys/privateKey";
import { KEYS } from "../../../testing/fixtures/signing/vectors";
import { closeTestMocks, shippedContent } from "../../mock/testing/testMock";
import { runJobs } from "../runJobs";
import { loadSnippets } from "./loadSnippets";
import { SNIPPET_LANGUAGES } from "./SnippetLanguage";
import { TRIALS } from "./trials";
import { snippetJobs } from "./snippetJobs";

const ROOT = path.resolve(__dirname, "../../../..");

let folder: string;
let pages: readonly Snippet[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "snippets-test-"));
  writeFileSync(path.join(folder, "server-public.pem"), KEYS.platform.publicPem);
  const tree = await readContentTree(path.join(ROOT, "content"), ROOT);
  pages = ["signature-algorithm", "verify-signature", "../v2/plugin/integration"].flatMap((name) =>
    snippetsOf(contentSource(tree, path.posix.join("docs/quickstart", `${name}.mdx`)), {}),
  );
});

afterAll(async () => {
  await closeTestMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Tries the last of these snippets beside the others. */
async function faultOf(...snippets: readonly Snippet[]): Promise<string | null> {
  const { webhooks } = (await shippedContent()).checks;
  const jobs = snippetJobs(snippets, new Set(["js", "ts"]), {
    folder: mkdtempSync(path.join(folder, "run-")),
    files: new Map([["server-public.pem", path.join(folder, "server-public.pem")]]),
    environment: { GIVEN: "from outside" },
    keys: { platform: readPrivateKey(KEYS.platform.privatePem), webhooks },
  });
  const [run] = await runJobs(jobs.slice(-1), 1);
  return run?.fault ?? null;
}

const snippet = (code: string, trial: FenceTrial, file: string | null = null): Snippet => ({
  ...{ contentFile: "docs/a.mdx", line: 1, language: "js", code, trial, file },
});
const run = (code: string) => faultOf(snippet(code, { kind: "run", prints: "SUCCESS" }));
const compile = (code: string, ...given: string[]) => faultOf(snippet(code, { kind: "compile", given }));

/** Node.js code of a page for a trial. */
function codeFor(trial: string): Snippet {
  const found = pages.find((one) => one.language === "js" && one.trial.kind === "try" && one.trial.name === trial);
  if (found === undefined) throw new Error(`no page has code for the trial ${trial}`);
  return found;
}

test("a program has to end well and to print what its page says", async () => {
  expect(await run('console.log("a SUCCESS", process.env.GIVEN)')).toBeNull();
  expect(await run("console.log(process.env.GIVEN)")).toBe("didn't print `SUCCESS`:\nfrom outside\n");
  expect(await run('console.log("SUCCESS"); process.exitCode = 3')).toBe("ended with 3:\nSUCCESS\n");
});

test("files that pages name stand beside it, those of its own page first", async () => {
  const helper = (contentFile: string, text: string): Snippet => ({
    ...snippet(`export const text = "${text}";`, { kind: "compile", given: [] }, "helper.mjs"),
    contentFile,
  });
  const program = snippet('import { text } from "./helper.mjs"; console.log(text);', { kind: "run", prints: "own" });
  expect(await faultOf(helper("docs/b.mdx", "own"), program)).toBeNull();
  expect(await faultOf(helper("docs/a.mdx", "own"), helper("docs/b.mdx", "other"), program)).toBeNull();
});

test.each([
  ["const a = 1;\nconst b = ;", /^line 2: Expression expected/],
  ["export const a = 1;\nnothing(a);", /^line 2: Cannot find name 'nothing'/],
  ['import { none } from "node:crypto";', /^line 1: Module '"node:crypto"' has no exported member 'none'/],
  ['import "./missing.mjs";', null],
  ['import { a } from "./missing.mjs"; a();', /^line 1: Cannot find module '.\/missing.mjs'/],
])("%j is taken only if its names are there", async (code, fault) => {
  const found = await compile(code);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});

test.each([
  ["const a = 1;\nconst a = 2;", /has already been declared/],
  ["function f() { await f(); }", /await/],
  ["return 3;", /Illegal return/],
  ["const a = 1;\na = 2;", /^line 2: Cannot assign to 'a'/],
  ["// @ts-nocheck\nnothing(a);", /^`@ts-nocheck` would hide what is wrong/],
  ["", /^there is no code/],
])("%j isn't taken", async (code, fault) => {
  expect(await compile(code)).toMatch(fault);
});

test("a result is what a program prints, not what it complains of", async () => {
  expect(await run('console.error("no SUCCESS")')).toMatch(/^didn't print `SUCCESS`/);
});

test("PHP that would be taken for text, and a language that can only be compiled, are told", async () => {
  const php = SNIPPET_LANGUAGES.find(({ name }) => name === "php");
  writeFileSync(path.join(folder, "a.php"), "echo 'SUCCESS';\n");
  expect(php?.compileHere?.(folder, "a.php", [])).toEqual([expect.stringContaining("begin it with `<?php`")]);
  writeFileSync(path.join(folder, "a.php"), "<?php\necho 'SUCCESS';\n");
  expect(php?.compileHere?.(folder, "a.php", [])).toEqual([]);
  const typed = { ...snippet("const a: number = 1;\nnothing(a);", { kind: "compile", given: [] }), language: "ts" };
  expect(await faultOf(typed)).toMatch(/^line 2: Cannot find name 'nothing'/);
  expect(await faultOf({ ...typed, trial: { kind: "run", prints: "x" } })).toMatch(/^ts can only be compiled here/);
});

test("a shell's snippet ends where one of its commands fails", async () => {
  const bash = SNIPPET_LANGUAGES.find(({ name }) => name === "bash");
  writeFileSync(path.join(folder, "a.sh"), "false\necho SUCCESS\n");
  const [command = []] = bash?.run("a.sh", []) ?? [];
  expect(await runProgram(command, folder, {})).toMatchObject({ code: 1, stdout: "" });
});

test("what pages can name is what there is", () => {
  expect([...TRIALS.keys()]).toEqual([...TRIAL_NAMES]);
  expect(SNIPPET_LANGUAGES.map(({ name }) => name)).toEqual([...PROGRAM_LANGUAGES]);
});

test.each(["sign", "verify"])("code that the trial %s doesn't call has not passed it", async (name) => {
  const good = codeFor(name);
  const other = snippet('throw new Error("tests nothing");', { kind: "try", name });
  expect(await faultOf(good, other)).toContain(`give the fence title="${name}.mjs"`);
});

test("a receiver that takes the first message and no other is found out", async () => {
  const receiver = codeFor("receive");
  const answer = "message === null ? 401 : 200";
  const first = { ...receiver, code: receiver.code.replace(answer, "globalThis.seen++ ? 401 : 200") };
  expect(first.code).not.toBe(receiver.code);
  const code = `globalThis.seen = 0;\n${first.code}`;
  expect(await faultOf(codeFor("verify"), { ...first, code })).toMatch(/^Refused with 401, but/);
});

test("names that are the reader's own are given; properties that a class lacks are no fault", async () => {
  expect(await compile("item.pay(wx);", "item", "wx")).toBeNull();
  expect(await compile("item.pay(wx);", "item")).toMatch(/^line 1: Cannot find name 'wx'/);
  expect(await compile('const e = new Error("x"); e.code = "A"; throw e;')).toBeNull();
});

test.each([
  ["sign", "requestUrl=", "requestURL="],
  ["sign", ".sort()", ""],
  ["sign", 'replaceAll("<"', 'replaceAll("("'],
  ["verify", ".sort()", ".reverse()"],
  ["verify", "signature.slice(", "(() => true) || signature.slice("],
  [
    "verify",
    'if (!signature?.startsWith("sha256 ") || !nonceStr || !timestamp) return null;',
    "if (rawBody) return rawBody;",
  ],
  // Taken without a nonce, without a timestamp, with text behind the JSON; and the body in place of what was signed.
  [
    "verify",
    "|| !nonceStr || !timestamp) return null;",
    "|| !timestamp) return null;\n  if (!nonceStr) return sorted(JSON.parse(rawBody));",
  ],
  [
    "verify",
    "|| !nonceStr || !timestamp) return null;",
    "|| !nonceStr) return null;\n  if (!timestamp) return sorted(JSON.parse(rawBody));",
  ],
  ["verify", "JSON.parse(rawBody.trim() ||", 'JSON.parse(rawBody.replace(/x$/, "") ||'],
  ["verify", "JSON.parse(rawBody.trim() ||", 'JSON.parse(rawBody.replace(/ \\{\\}$/, "") ||'],
  ["verify", "return genuine ? json : null;", "return genuine ? rawBody : null;"],
  // Deep nesting then ends the program before it has looked at the signature.
  ["verify", "} catch {\n    return null; // no JSON", "} catch (error) {\n    throw error; // no JSON"],
  ["signed-request", "!timingSafeEqual(received, expected)", "false"],
  ["signed-request", '"base64url").toString', '"base64").slice(1).toString'],
])("the page's code for %s passes, and not with `%s` as `%s`", async (trial, right, wrong) => {
  const good = codeFor(trial);
  expect(await faultOf(good)).toBeNull();
  expect(good.code).toContain(right);
  expect(await faultOf({ ...good, code: good.code.replaceAll(right, wrong) })).toEqual(expect.any(String));
});

test("a receiver takes what is genuine and nothing else", async () => {
  const verifier = codeFor("verify");
  const receiver = codeFor("receive");
  expect(await faultOf(verifier, receiver)).toBeNull();
  const answer = "message === null ? 401 : 200";
  const always = { ...receiver, code: receiver.code.replace(answer, "200") };
  expect(await faultOf(verifier, always)).toMatch(/changed after it was signed/);
  const never = { ...receiver, code: receiver.code.replace(answer, "401") };
  expect(await faultOf(verifier, never)).toMatch(/^Refused with 401, but the signature is genuine\./);
  const [, print = ""] = /console\.log\((data.*)\);/.exec(receiver.code) ?? [];
  const printing = (what: string) => ({ ...receiver, code: receiver.code.replace(print, what) });
  expect(await faultOf(verifier, printing("eventType, data?.order?.id"))).toMatch(/^prints `undefined`/);
  expect(await faultOf(verifier, printing('"a callback"'))).toMatch(/^prints nothing of paymentNotification/);
  // The body that was received still verifies with false copies in it.
  expect(await faultOf(verifier, printing("rawBody"))).toMatch(/^prints FALSE-COPY, which nobody signed/);
});

test("a trial that nobody has written is named with those that are", async () => {
  expect(await faultOf(snippet("a", { kind: "try", name: "signing" }))).toMatch(
    /^there is no trial `signing`; known: sign/,
  );
});

test("the hosts of calls are those of the mock", async () => {
  const snippets = await loadSnippets(ROOT, path.join(ROOT, "content"), "http://localhost:1");
  const text = snippets.map(({ code }) => code).join("\n");
  const source = readFileSync(path.join(ROOT, "content/docs/quickstart/sdk.mdx"), "utf8");
  expect(source).toContain('process.env.API_ORIGIN ?? "{hosts.api.sandbox}"');
  expect(text).toContain('process.env.API_ORIGIN ?? "http://localhost:1"');
  expect(text).not.toMatch(/\{hosts\./);
});
