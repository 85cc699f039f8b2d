import { z } from "zod";

import { nearest } from "../../shared/nearest";
import { splitUrl, withoutTrailingSlash } from "../../shared/paths";
import { resolveProduct } from "../../shared/product";
import { readYaml } from "../config/readYaml";
import type { Issue } from "../issues";

const sitePath = z.string().regex(/^\/\S+$/, "a site path such as /docs/old-page");
/** An old address becomes a folder: no steps upwards, nothing that a host reads as a query or an escape. */
const oldPath = z
  .string()
  .regex(
    /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\]+)+\/?$/,
    "a site path such as /docs/old-page, without `..`, query, fragment and escapes",
  );
/** Folders that the build itself fills. */
const TAKEN = /^\/(?:page-data|static|content-assets|_gatsby)(?:\/|$)/;

/** `content/redirects.yaml`: addresses that pages had before. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: oldPath, to: sitePath })).default([]),
});

/** An old address and where it leads; both site paths without path prefix. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

interface RedirectSource {
  readonly file: string;
  /** null when the file doesn't exist: a site needs no redirects. */
  readonly text: string | null;
  readonly slug: string;
  /** Every route of the site, with the file that asks for it. */
  readonly routes: ReadonlyMap<string, string>;
  /** Site paths of the files in `static/`. */
  readonly statics: ReadonlySet<string>;
}

/**
 * Reads the redirects. A target that is no page, an address twice and a chain are errors; a redirect over a page is
 * a duplicate route: it warns, and fails in strict mode.
 */
export function loadRedirects({ file, text, slug, routes, statics }: RedirectSource): {
  readonly redirects: readonly Redirect[];
  readonly issues: readonly Issue[];
} {
  if (text === null) {
    return { redirects: [], issues: [] };
  }
  const { value, issues, locate } = readYaml({ file, text }, redirectsSchema, "config-shape");
  const found: Issue[] = [...issues];
  const redirects = new Map<string, Redirect>();
  const all = (value?.redirects ?? []).map(({ from, to }) => ({
    from: withoutTrailingSlash(resolveProduct(from, slug)),
    to: resolveProduct(to, slug),
  }));
  const sources = new Set(all.map(({ from }) => from));
  for (const [index, redirect] of all.entries()) {
    const at = (key: "from" | "to") => locate(["redirects", index, key]);
    const target = withoutTrailingSlash(splitUrl(redirect.to).path);
    const page = routes.get(redirect.from);
    const key = redirect.from.toLowerCase();
    if (TAKEN.test(redirect.from) || statics.has(redirect.from)) {
      found.push({
        ...at("from"),
        rule: "redirect",
        message: `\`${redirect.from}\` is a file or folder of the built site`,
        fix: "remove the redirect",
      });
    } else if (redirects.has(key)) {
      found.push({
        ...at("from"),
        rule: "redirect",
        message: `\`${redirect.from}\` is redirected twice`,
        fix: "keep one of the two",
      });
    } else if (page !== undefined) {
      found.push({
        ...at("from"),
        rule: "duplicate-route",
        message: `the redirect from \`${redirect.from}\` covers a page: ${page}`,
        fix: "remove the redirect, or move the page",
      });
    } else if (sources.has(target)) {
      found.push({
        ...at("to"),
        rule: "redirect",
        message: `\`${target}\` is itself redirected`,
        fix: "lead straight to the page",
      });
    } else if (!routes.has(target)) {
      const near = nearest(target, routes.keys());
      found.push({
        ...at("to"),
        rule: "redirect",
        message: `\`${target}\` is no page of the site`,
        known: near,
        fix: near[0] === undefined ? "lead to a page" : `write \`${near[0]}\``,
      });
    } else {
      redirects.set(key, redirect);
    }
  }
  return { redirects: [...redirects.values()], issues: found };
}
