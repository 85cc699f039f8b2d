import { checkSecrets } from "./checkSecrets";
import { digestOf } from "./findSecrets";

const VALUE = "8f2b6c1e94d75a03b7e1c6f8d2a4905b";
const DIGEST = digestOf(VALUE);
const PAGE = `\uFEFFOne\r\ntwo\r\n  apiKey: ${VALUE}\r\n`;

const check = (texts: Readonly<Record<string, string>>, allowed: readonly string[] = []) =>
  checkSecrets({ texts: Object.entries(texts), allowed: new Set(allowed), knownHosts: new Set() });

test("an issue says where a value stands and what it looks like, and never the value", () => {
  const { issues } = check({ "content/docs/a.mdx": PAGE });
  expect(issues).toEqual([
    {
      ...{ file: "content/docs/a.mdx", line: 3, column: 11, rule: "secret" },
      message: "`8f2b…` (32 characters) looks like a secret",
      fix: `write a placeholder such as \`EXAMPLE_CLIENT_SECRET\`, and revoke the value if it was ever in use; a throwaway value goes under \`secrets\` in content/allowed.yaml: \`- { sha256: ${DIGEST}, reason: … }\``,
    },
  ]);
  expect(JSON.stringify(issues)).not.toContain(VALUE);
});

test("the digest that the fix prints allows the value, wherever it stands", () => {
  const { issues, used } = check({ "a.mdx": PAGE, "b.yaml": `secret: ${VALUE}` }, [DIGEST, "0".repeat(64)]);
  expect(issues).toEqual([]);
  expect([...used]).toEqual([DIGEST]);
});

test("mail addresses are judged by the settings' hosts, and not without settings", () => {
  const texts = [["a.md", "mei@pay.my, mei@others.my"]] as const;
  const at = (knownHosts: ReadonlySet<string> | null) =>
    checkSecrets({ texts, allowed: new Set(), knownHosts }).issues.map(({ column }) => column);
  expect(at(new Set(["pay.my"]))).toEqual([13]);
  expect(at(null)).toEqual([]);
  expect(at(new Set())).toEqual([1, 13]);
});

test("what to write instead depends on what it is", () => {
  const fixes = check({ "a.md": "+60173947182 4539578763621486 a@b.my" }).issues.map(({ fix }) => fix.split(";")[0]);
  expect(fixes).toEqual([
    "write a number that is published for tests, such as `4111111111111111`",
    "make up one that everybody sees is made up, such as `+60123456789`",
    "write one at example.com",
  ]);
});
