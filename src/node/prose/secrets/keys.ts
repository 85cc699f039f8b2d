import type { Detector } from "./Detector";
import { looksReal } from "./looksReal";
import { isWellKnown } from "./wellKnown";

const INSTEAD = "write a placeholder such as `EXAMPLE_CLIENT_SECRET`, and revoke the value if it was ever in use";

/** A key whose shape says what it is; what follows its prefix has to be more than a placeholder. */
function shaped(name: string, pattern: RegExp, isReal: Detector["isReal"] = looksReal): Detector {
  return { name, pattern, isReal, instead: INSTEAD };
}

const body = (value: string): string => value.replace(/-----[A-Z ]+-----|\\[nr]|[^A-Za-z0-9+/]/g, "");

/** A shape that no other text has: only counting and repetition tell a placeholder, and the word EXAMPLE. */
const notExample = (value: string): boolean =>
  !/EXAMPLE|x{6}|\.{3}|…|\*{3}|([A-Za-z0-9])\1{5}/i.test(value) && !isWellKnown(value);

const isPassword: Detector["isReal"] = (value) =>
  /\d/.test(value) && !/example|pass|secret|your/i.test(value) && !isWellKnown(value);

/** A quote around a name or a value, which a text in quotes escapes. */
const QUOTE = String.raw`(?:\\?["'\`])?`;

/** What stands between a name and its value: assignments, cells, tags, arguments, and the head of a block in YAML. */
const BETWEEN = String.raw`${QUOTE}\]?\s*(?:=>|:=|[:=>|,(])\s*(?:[>|][+-]?\d?[ \t]*\r?\n\s*)?${QUOTE}`;

/** A value that may have been generated. */
const VALUE = String.raw`(?<value>[A-Za-z0-9+/_.~-]{20,}={0,2})(?![\w+/-])`;

/** Names of secrets. */
const NAME = "(?:secret|token|passwd|password|passphrase|pass|pwd|credential|authorization)";
/** Those of keys; others than these are ids as well, such as `cacheKey`. */
const KEY = "(?:api|access|secret|private|client|merchant|signing|encryption|master)[ _-]?key";
const ANY_KEY = "(?<!(?:public|idempotency)[ _-]?)key";
const NO_UUID = String.raw`(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w+/-]))`;
const ENDING = "s?(?:[ _-]?(?:value|id))?";

/** Keys and tokens of known shapes, and values that stand beside the name of a secret. */
export const keyDetectors: readonly Detector[] = [
  shaped(
    "a private key",
    // No second beginning before the end: a text of beginnings alone would be read through from each.
    /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:(?!-----BEGIN )[^"'`<>{}])*?-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
    (value) => body(value).length >= 48 && notExample(value),
  ),
  // The same without its frame: DER begins with a length and a version number, PKCS#8, PKCS#1, SEC 1, Ed25519.
  shaped(
    "a private key",
    /(?<![\w+/-])(?:MII[A-Za-z0-9+/]{2}[AQgw]IBA|MHcCAQEE|MIGHAgEAM|MC4CAQAwBQYDK2V)(?:[A-Za-z0-9+/]|\\n|[ \t]*\n[ \t]*(?=[A-Za-z0-9+/]{16})){40,}={0,2}/g,
    notExample,
  ),
  shaped("a JSON Web Token", /(?<![\w.-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g, notExample),
  shaped("an AWS access key id", /(?<!\w)(?:AKIA|ASIA)[A-Z2-7]{16}(?!\w)/g, notExample),
  shaped("a GitHub token", /(?<!\w)(?:gh[pousr]_\w{36,}|github_pat_\w{60,})/g, notExample),
  shaped("a GitLab token", /(?<!\w)glpat-[\w-]{20,}/g, notExample),
  shaped("a Stripe key", /(?<!\w)(?:[rs]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g, notExample),
  shaped("a Slack token", /(?<!\w)xox[abeoprs]-[A-Za-z0-9-]{16,}/g, notExample),
  shaped("a Slack webhook", /hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/g, notExample),
  shaped("a Google API key", /(?<!\w)AIza[\w-]{35}(?![\w-])/g, notExample),
  shaped("a Google OAuth secret", /(?<!\w)(?:GOCSPX-[\w-]{24,}|ya29\.[\w-]{20,})/g, notExample),
  shaped("a SendGrid key", /(?<!\w)SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g, notExample),
  shaped("an npm token", /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g, notExample),
  shaped("a bearer token", /\bbearer\s+(?<value>[\w.~+/-]{20,}={0,2})/gi),
  shaped("credentials", /\bbasic\s+(?<value>[A-Za-z0-9+/]{12,}={0,2})(?![\w+/=])/gi, (value) => {
    const [user, password] = Buffer.from(value, "base64").toString("latin1").split(":");
    return /^[\x20-\x7e]+$/.test(user ?? "\0") && /^[\x20-\x7e]{6,}$/.test(password ?? "") && looksReal(password ?? "");
  }),
  shaped("an API key", /(?<![\w-])sk-(?:proj|ant|svcacct)-[\w-]{20,}/g),
  shaped("a Hugging Face token", /(?<!\w)hf_[A-Za-z0-9]{30,}(?!\w)/g, notExample),
  shaped("a PyPI token", /(?<![\w-])pypi-[\w-]{40,}/g, notExample),
  shaped("a password in an address", /:\/\/[^\s/:@"'`<>{}]+:(?<value>[^\s/@"'`<>{}$]{8,})@/g, isPassword),
  shaped(
    "a password",
    /\bcurl\s(?:[^\n]|\\\n){0,400}?(?<=\s)(?:-u|--user)[ =]?\s*["']?[^\s:"'`]+:(?<value>[^\s"'`<>{}$]{8,})/g,
    isPassword,
  ),
  shaped("a secret", new RegExp(`(?:${NAME}|${KEY})${ENDING}${BETWEEN}${VALUE}`, "gi")),
  shaped("a secret", new RegExp(`${ANY_KEY}${ENDING}${BETWEEN}${NO_UUID}${VALUE}`, "gi")),
  shaped("a secret", new RegExp(String.raw`authorization${BETWEEN}(?!bearer|basic)[a-z][\w-]*\s+${VALUE}`, "gi")),
];
