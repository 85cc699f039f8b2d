import type { Mistake } from "./mistakeTexts";

/** What is known to be signed in place of a URL; only what differs from it. */
export function urlVariants(url: string): (readonly [mistake: Mistake, url: string])[] {
  const [, origin = "", path = "", query = ""] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/.exec(url) ?? [];
  const isSecure = origin.startsWith("https");
  const variants: (readonly [Mistake, string])[] = [
    ["url-query", origin + path],
    ["url-path", path + query],
    ["url-path", path],
    ["url-encoded", encodeURIComponent(url)],
    ["url-encoded", encodeURI(url)],
    ["url-decoded", decoded(url)],
    ["url-slash", path.endsWith("/") ? origin + path.slice(0, -1) + query : `${origin}${path}/${query}`],
    ["url-scheme", url.replace(/^https?/, isSecure ? "http" : "https")],
  ];
  return variants.filter(([, variant]) => variant !== url);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
