import type { AnchorsLock } from "./AnchorsLock";
import type { PublicAddresses } from "./PublicAddresses";

/** The addresses of a lock and those of the site: a lock only grows, as an address once given out stays so. */
export function lockWith(lock: AnchorsLock | null, addresses: PublicAddresses): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  const add = (path: string, anchors: Iterable<string>): void => {
    const page = all.get(path) ?? new Set();
    all.set(path, page);
    for (const anchor of anchors) {
      page.add(anchor);
    }
  };
  for (const { path, anchors } of lock?.pages.values() ?? []) {
    add(path, anchors.keys());
  }
  for (const [path, anchors] of addresses) {
    add(path, anchors ?? []);
  }
  return all;
}
