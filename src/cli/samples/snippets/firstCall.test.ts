// What the first program that a reader runs says when it can't work: with a refused token, and without its key. In the
// languages that this machine has; Node.js is always there.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { run } from "../../../node/api/samples/programs";
import { KEYS } from "../../../testing/fixtures/signing/vectors";
import { closeTestMocks, startTestMock } from "../../mock/testing/testMock";
import type { TestMock } from "../../mock/testing/testMock";
import { loadSnippets } from "./loadSnippets";
import { lackOf, SNIPPET_LANGUAGES } from "./SnippetLanguage";

const ROOT = path.resolve(__dirname, "../../../..");
const LANGUAGES = SNIPPET_LANGUAGES.filter(({ name }) => ["bash", "js", "python", "php"].includes(name)).filter(
  (language) => lackOf(language) === null,
);

let mock: TestMock;
let folder: string;
/** Code of the page by its language. */
let programs: ReadonlyMap<string, string>;

beforeAll(async () => {
  mock = await startTestMock(KEYS, { now: Date.now });
  folder = mkdtempSync(path.join(tmpdir(), "first-call-"));
  // Nothing listens at the hosts of the page: the programs take the mock's from the environment, as it prints them.
  const snippets = await loadSnippets(ROOT, path.join(ROOT, "content"), "http://127.0.0.1:9");
  programs = new Map(
    snippets
      .filter(({ contentFile, trial }) => contentFile === "docs/quickstart/sdk.mdx" && trial.kind === "run")
      .map(({ language, code }) => [language, code]),
  );
});

afterAll(async () => {
  await closeTestMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function outcomeOf(name: string, key: string | null, secret: string) {
  const language = LANGUAGES.find((one) => one.name === name);
  const code = programs.get(name);
  if (language === undefined || code === undefined) throw new Error(`the page has no program in ${name}`);
  const own = mkdtempSync(path.join(folder, `${name}-`));
  if (key !== null) writeFileSync(path.join(own, "private.pem"), key);
  writeFileSync(path.join(own, language.file), code);
  const [command = []] = language.run(language.file, []);
  return run(command, own, {
    ...{ API_ORIGIN: mock.origin, OAUTH_ORIGIN: mock.origin },
    ...{ CLIENT_ID: mock.credentials.clientId, CLIENT_SECRET: secret },
  });
}

describe.each(LANGUAGES.map(({ name }) => name))("%s", (name) => {
  test("works with both", async () => {
    const { code, stdout } = await outcomeOf(name, KEYS.application.privatePem, mock.credentials.clientSecret);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/"code": ?"SUCCESS"/)]);
  });

  test("a refused token is shown with what refused it, and ends the program", async () => {
    const { code, output } = await outcomeOf(name, KEYS.application.privatePem, "wrong");
    expect(code).toBeGreaterThan(0);
    expect(output).toMatch(/No token: .*InvalidClient/);
  });

  test.each([
    ["missing", null],
    ["no key", "-----BEGIN PRIVATE KEY-----\nnothing\n-----END PRIVATE KEY-----\n"],
  ])("a private key that is %s ends the program before it calls", async (_what, key) => {
    const before = mock.log.length;
    const { code, output } = await outcomeOf(name, key, mock.credentials.clientSecret);
    expect(code).toBeGreaterThan(0);
    expect(output).toContain("private.pem is missing, or holds no private key");
    expect(mock.log.slice(before)).toEqual([expect.stringContaining("POST /v1/token 200")]);
  });
});
