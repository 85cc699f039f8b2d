import { createHash } from "node:crypto";

import { inlineScripts } from "./inlineScripts";

/** The policy's element as this module writes it. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/** How a policy names a script: the digest of its text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The strictest policy for scripts that a page works with: the site's own files, and the texts that stand in the page.
 * No other inline script, no event handler attributes, no `javascript:` addresses, no `eval`. Nothing is said of
 * images, styles and connections, which content is free to have from elsewhere.
 */
export function policyOf(html: string): string {
  const hashes = new Set(inlineScripts(html).map(scriptHash));
  return [`script-src ${["'self'", ...hashes].join(" ")}`, "object-src 'none'", "base-uri 'self'"].join("; ");
}

/**
 * The page with its policy right behind the declaration of its encoding, before everything that the policy is about.
 * A policy from the last build is replaced. Fails on a page that doesn't declare its encoding.
 */
export function withPolicy(html: string): string {
  const bare = html.replace(POLICY, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(bare)}"/>`;
  const charset = CHARSET.exec(bare);
  if (charset === null) {
    throw new Error('a page needs `<meta charset="utf-8">`, behind which its Content-Security-Policy stands');
  }
  const at = charset.index + charset[0].length;
  return bare.slice(0, at) + meta + bare.slice(at);
}
