/** A host in a text. */
export interface HostHit {
  readonly offset: number;
  /** In small letters, without a port. */
  readonly host: string;
}

/**
 * The host of an address, in letters of any script, with the templates that may stand in it:
 * `https://{store}.example.com`. What stands before an `@` is no host, unless a path, a query or an anchor began before.
 */
const ADDRESS =
  /\b(?:https?|wss?|ftp):\/\/(?:[^\s/?#\\@"'`<>{}]*@)?(\[[0-9a-f:.]+\]|(?:[\p{L}\p{N}\p{M}_.-]|\$?\{[^{}\s]*\}|<[^<>\s]*>)+)/giu;

/** What an inline code that is nothing but a host looks like; a port and a path may follow. */
const BARE = /^((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}))\.?((?::\d{1,5})?(?:\/\S*)?)$/i;

/** First parts that hosts have, and fields of objects hardly. */
const SERVICE =
  /^(?:www\d?|api|apis|open|auth|oauth|sso|login|portal|app|apps|admin|dashboard|cdn|static|assets|img|mail|smtp|ftp|sftp|sandbox|sb|staging|uat|dev|demo|docs?|developers?|help|support|pay|gateway|webhooks?)(?:-|$)|-(?:api|sandbox|staging|uat|test|dev)$/;

/** Endings behind a second level that only countries have: no field path ends in `com.my`. */
const SECOND_LEVEL: ReadonlySet<string> = new Set(["com", "net", "org", "edu", "gov", "co"]);

/** Endings of hosts that few properties, packages and files have: `order.id` and `user.info` are none. */
const ENDINGS: ReadonlySet<string> = new Set(["com", "net", "org", "my", "sg"]);

/** Hosts of all addresses in a text. */
export function hostsIn(text: string): HostHit[] {
  return text.includes("://")
    ? [...text.matchAll(ADDRESS)].flatMap((match) => {
        const host = literalPart(match[1] ?? "");
        return host === null ? [] : [{ offset: match.index, host }];
      })
    : [];
}

/** A host with a template in front is judged by what is fixed: of `{store}.shop.com` that is `shop.com`. */
function literalPart(written: string): string | null {
  const host = written.toLowerCase().replace(/\.+$/, "");
  const end = Math.max(host.lastIndexOf("}"), host.lastIndexOf(">"));
  if (host.startsWith("[") || end === -1) {
    return host;
  }
  const rest = host.slice(end + 1);
  return /^\.[^.]+\./.test(rest) ? rest.slice(1) : null;
}

/**
 * The host that an inline code consists of; null for any other code: package names, class names such as
 * `Newtonsoft.Json.Net` and paths of fields such as `merchant.address.my`. Where the ending alone doesn't tell, a port, a
 * path or the name of a service does.
 */
export function bareHost(code: string): string | null {
  const [, host = "", ending = "", rest = ""] = BARE.exec(code.trim()) ?? [];
  const parts = host.toLowerCase().split(".");
  const [first = ""] = parts;
  const last = ending.toLowerCase();
  const isPackage = /^(?:com|org|net|io|java|javax|kotlin|system|my)$/.test(first);
  const isTold =
    last === "com" ||
    SECOND_LEVEL.has(parts.at(-2) ?? "") ||
    (parts.length > 2 && (rest !== "" || SERVICE.test(first)));
  return ENDINGS.has(last) && isTold && !isPackage ? host.toLowerCase() : null;
}
