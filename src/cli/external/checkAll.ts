import { checkAddress } from "./checkAddress";
import { NO_SUCH_HOST } from "./failureOf";
import type { Http } from "./Http";
import type { ResultCache } from "./ResultCache";
import type { Verdict } from "./Verdict";

/** Hosts that are asked at the same time; each gets one request after the other. */
const HOSTS_AT_ONCE = 8;

/** Verdicts on addresses, from the cache where it knows one. Invalid ones are broken. */
export async function checkAll(
  hrefs: Iterable<string>,
  { http, cache }: { readonly http: Http; readonly cache: ResultCache },
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  // host -> address without anchor -> anchor -> the link as written
  const hosts = new Map<string, Map<string, Map<string, string[]>>>();
  for (const href of new Set(hrefs)) {
    const known = cache.get(href);
    if (known !== undefined) {
      verdicts.set(href, known);
    } else if (!URL.canParse(href)) {
      verdicts.set(href, { outcome: "broken", reason: "is no valid address" });
    } else {
      const url = new URL(href);
      const { hash, host } = url;
      url.hash = "";
      const pages = getOrAdd(hosts, host, () => new Map<string, Map<string, string[]>>());
      getOrAdd(
        getOrAdd(pages, url.href, () => new Map<string, string[]>()),
        hash,
        () => [],
      ).push(href);
    }
  }
  const asked = new Map<string, Verdict>();
  const queues = [...hosts.values()];
  await Promise.all(
    Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let pages = queues.shift(); pages !== undefined; pages = queues.shift()) {
        for (const [address, hashes] of pages) {
          for (const [hash, verdict] of await checkAddress(address, [...hashes.keys()], http)) {
            for (const href of hashes.get(hash) ?? []) {
              asked.set(href, verdict);
            }
          }
        }
      }
    }),
  );
  const isOffline =
    [...asked.values()].every(({ reason }) => reason === NO_SUCH_HOST) && !(await isAnyThere(verdicts, hosts, http));
  for (const [href, verdict] of asked) {
    if (isOffline) {
      verdicts.set(href, { outcome: "unverified", reason: "can't be looked up" });
    } else {
      cache.set(href, verdict);
      verdicts.set(href, verdict);
    }
  }
  return verdicts;
}

/**
 * Whether a host answers that did so in an earlier run, of those that were not asked now. Where not one host exists, it is
 * this machine that has no network: that says nothing, and isn't kept. But those that are asked may all be dead ones, as
 * the others are in the cache.
 */
async function isAnyThere(
  cached: ReadonlyMap<string, Verdict>,
  dead: ReadonlyMap<string, unknown>,
  http: Http,
): Promise<boolean> {
  const [href] = [...cached].find(([known, { outcome }]) => outcome === "ok" && !dead.has(new URL(known).host)) ?? [];
  if (dead.size === 0 || href === undefined) {
    return false;
  }
  const { href: address } = Object.assign(new URL(href), { hash: "" });
  return (await checkAddress(address, [""], http)).get("")?.reason !== NO_SUCH_HOST;
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
