import { createHash } from "node:crypto";

import { policyOf, withPolicy } from "./contentSecurityPolicy";

const page = (script: string, charset = '<meta charSet="utf-8"/>') =>
  `<!DOCTYPE html><html lang="en"><head>${charset}<title>A</title><script>${script}</script></head><body></body></html>`;
const sha = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

test("a page allows its own files and its own scripts, each once", () => {
  expect(policyOf(`${page("a('é')")}<script>b</script><script>b</script>`)).toBe(
    `script-src 'self' ${sha("a('é')")} ${sha("b")}; object-src 'none'; base-uri 'self'`,
  );
});

test("nothing is allowed without being named, and nothing else is limited", () => {
  const policy = policyOf(page("a"));
  expect(policy).not.toMatch(/unsafe|\*|data:|default-src|style-src|img-src|connect-src/);
});

test("another script has another hash; the page's other text has no part in it", () => {
  expect(policyOf(page("a"))).not.toBe(policyOf(page("a ")));
  expect(policyOf(page("a").replace("A", "B"))).toBe(policyOf(page("a")));
});

test("line ends count as the browser reads them", () => {
  expect(policyOf(page("a\r\nb"))).toBe(policyOf(page("a\nb")));
});

test.each(['<meta charSet="utf-8"/>', '<meta charset="utf-8">', "<meta charset=utf-8>", '<meta charset="UTF-8" />'])(
  "it stands right behind %s",
  (charset) => {
    expect(withPolicy(page("a", charset))).toContain(
      `<head>${charset}<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${sha("a")};`,
    );
  },
);

test("a page that has one gets the right one, and a right one stays", () => {
  const once = withPolicy(page("a"));
  expect(withPolicy(once)).toBe(once);
  expect(withPolicy(once.replace("<script>a<", "<script>b<"))).toBe(withPolicy(page("b")));
});

test("a page that doesn't say its encoding is a fault of the build", () => {
  expect(() => withPolicy("<html><head></head></html>")).toThrow('needs `<meta charset="utf-8">`');
});
