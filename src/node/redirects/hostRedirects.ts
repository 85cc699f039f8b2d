import { withPrefix } from "../../shared/paths";
import type { Redirect } from "./Redirect";

const NOTE = "# Written by the build from the site's redirects.";

/** Old addresses of pages; those of anchors never reach a host. A page that had no slash at its end is asked for with one. */
const pagesOf = (redirects: readonly Redirect[], pathPrefix: string): (readonly [from: string, to: string])[] =>
  redirects
    .filter(({ anchor }) => anchor === null)
    .flatMap(({ from, to }) => {
      // nginx reads `$` as the beginning of a variable.
      const target = encodeURI(withPrefix(to, pathPrefix)).replace(/\$/g, "%24");
      const address = withPrefix(from, pathPrefix);
      return [address, `${address}/`].map((one) => [one, target] as const);
    });

/**
 * Text of `_redirects`, which several static hosts read: old address, new address, status. Hosts keep query and hash.
 * Without `!`: a host that prefers the old address's own HTML file is led on by that.
 */
export function redirectsFile(redirects: readonly Redirect[], pathPrefix: string): string {
  const lines = pagesOf(redirects, pathPrefix).map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return [NOTE, ...lines, ""].join("\n");
}

/**
 * Text of `redirects.nginx`: a map for nginx' `http` block from the address that was asked for, without its query and
 * decoded, to the new one.
 */
export function nginxMap(redirects: readonly Redirect[], pathPrefix: string): string {
  const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;
  const lines = pagesOf(redirects, pathPrefix).map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  return [
    NOTE,
    "# In nginx' http block: include this file. In its server block:",
    "#   if ($moved_to) { return 301 $moved_to$is_args$args; }",
    "map $uri $moved_to {",
    '  default "";',
    ...lines,
    "}",
    "",
  ].join("\n");
}
