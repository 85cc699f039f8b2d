import { refuse } from "./SigningFault";

/** Scheme, host with port, path and query, as far as they are what clients send unchanged. */
const FORM = /^(https?):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i;
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?$/;
/** RFC 3986: what paths and queries may hold. */
const PLAIN = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*$/;

/**
 * Refuses a URL that HTTP clients change before they send it: the signature covers the URL as the server sees it, so
 * it would be wrong with one client and right with another.
 */
export function requireRequestUrl(url: string): void {
  if (url === "") refuse("url/none");
  const odd = /[^!-~]/u.exec(url)?.[0];
  if (odd !== undefined) refuse(/\s/.test(odd) ? "url/blank" : "url/character", odd);
  const [, scheme = "", host = "", path = "", query = "", fragment] = FORM.exec(url) ?? [];
  if (scheme === "") refuse("url/part");
  if (fragment !== undefined) refuse("url/fragment");
  if (host.includes("@")) refuse("url/user");
  if (/[A-Z]/.test(scheme + host)) refuse("url/case");
  if (!HOST.test(host)) refuse("url/host", host);
  if (/^(?:https .*:443|http .*:80)$/.test(`${scheme} ${host}`)) refuse("url/port");
  if (path === "") refuse("url/path");
  if (!PLAIN.test(path + query) || query.includes("'")) refuse("url/encoding");
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) refuse("url/dots");
}
