/** Spaces and slashes that came with a copied address. */
const LEFTOVERS = /(?:%20|\/)+$/;

/**
 * The address, with query and hash, without what a copy of it has left at its end; null if there is nothing such.
 *
 * Gatsby asks the server whether there is a page after all at an address without data, and asks at the address without
 * these: told that there is one, it gives up, since showing it takes a full load.
 */
export function tidyAddress({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string | null {
  const tidy = pathname.replace(LEFTOVERS, "");
  return tidy === pathname || tidy === "" ? null : tidy + search + hash;
}
