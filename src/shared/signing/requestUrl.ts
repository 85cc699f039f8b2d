import { SigningFault } from "./SigningFault";

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
  const wrong = (message: string): never => {
    throw new SigningFault("url", message);
  };
  if (url === "") wrong("The URL is missing.");
  const odd = /[^!-~]/u.exec(url)?.[0];
  if (odd !== undefined) {
    wrong(
      /\s/.test(odd)
        ? "The URL holds a blank or a line break. Write a blank inside of it as `%20`."
        : `\`${odd}\` can't stand in a URL. Percent-encode it, and sign the URL so.`,
    );
  }
  const [, scheme = "", host = "", path = "", query = "", fragment] = FORM.exec(url) ?? [];
  if (scheme === "") wrong("The URL is complete, from `https://` on.");
  if (fragment !== undefined) wrong("What follows `#` is never sent. Leave it out.");
  if (host.includes("@")) wrong("A user name in the URL is not sent as a part of it. Leave it out.");
  if (scheme !== scheme.toLowerCase() || host !== host.toLowerCase()) {
    wrong("HTTP clients send scheme and host in lower case. Write and sign them so.");
  }
  if (!HOST.test(host)) wrong(`\`${host}\` is no host name.`);
  if ((scheme === "https" && host.endsWith(":443")) || (scheme === "http" && host.endsWith(":80"))) {
    wrong("HTTP clients leave out the port that belongs to the scheme. Leave it out.");
  }
  if (path === "") wrong("HTTP clients add a `/` behind the host. Write and sign it.");
  if (!PLAIN.test(path + query) || query.includes("'")) {
    wrong("The URL holds a character that HTTP clients encode on their own, or an incomplete `%`. Percent-encode it.");
  }
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path))
    wrong("HTTP clients resolve `.` and `..` in the path. Write the result.");
}
