import { readSearchAddress } from "./searchAddress";

/** Longer queries are cut in the title; tabs and lists of the history show less. */
const MAX_SIGNS = 60;

/** Title of the page of results at this address: `refund - Search`. */
export function searchTitle(query: string): string {
  const signs = Array.from(readSearchAddress(query).typed.trim());
  const typed = signs.length > MAX_SIGNS ? `${signs.slice(0, MAX_SIGNS).join("")}…` : signs.join("");
  return typed === "" ? "Search" : `${typed} - Search`;
}
