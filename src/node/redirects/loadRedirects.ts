import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import { safeDecode } from "../content/links";
import { splitUrl, withoutTrailingSlash } from "../../shared/paths";
import { resolveProduct } from "../../shared/product";
import { readYaml } from "../config/readYaml";
import type { Issue, Place } from "../issues";
import type { AnchorsOf, Redirect } from "./Redirect";
import { redirectsSchema } from "./redirectsSchema";

/** Folders that the build itself fills. */
const TAKEN = /^\/(?:page-data|static|content-assets|_gatsby)(?:\/|$)/;

export interface RedirectSource {
  readonly file: string;
  /** null when the file doesn't exist: a site needs no redirects. */
  readonly text: string | null;
  readonly slug: string;
  /** Every route of the site, without slash at the end, with the file that asks for it. */
  readonly routes: ReadonlyMap<string, string>;
  readonly anchorsOf: AnchorsOf;
  /** Site paths of the files in `static/`. */
  readonly statics: ReadonlySet<string>;
  /** Files of drafts that are left out, by the route that they will have. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** What is wrong with one of the two addresses, and how to mend it. */
type Fault = Pick<Issue, "rule" | "message" | "known" | "fix">;

/**
 * Reads the redirects. A target that isn't there, an address twice and a chain are errors; a redirect over a page or
 * an anchor that exists is a duplicate route: it warns, and fails in strict mode.
 */
export function loadRedirects(source: RedirectSource): {
  readonly redirects: readonly Redirect[];
  readonly issues: readonly Issue[];
} {
  if (source.text === null) {
    return { redirects: [], issues: [] };
  }
  const { value, issues, locate } = readYaml({ file: source.file, text: source.text }, redirectsSchema, "config-shape");
  const all = (value?.redirects ?? []).map(({ from, to }): Redirect => {
    const { path, hash } = splitUrl(resolveProduct(from, source.slug));
    return {
      from: withoutTrailingSlash(path),
      anchor: hash === "" ? null : hash.slice(1),
      to: resolveProduct(to, source.slug),
    };
  });
  const addresses = new Set(all.map(keyOf));
  const found: Issue[] = [...issues];
  const redirects = new Map<string, Redirect>();
  for (const [index, redirect] of all.entries()) {
    const at = (key: "from" | "to"): Place => locate(["redirects", index, key]);
    const from = faultOfOld(redirect, source, redirects, addresses);
    const to = from === null ? faultOfTarget(redirect, source, addresses) : null;
    if (from !== null) {
      found.push({ ...at("from"), ...from });
    } else if (to !== null) {
      found.push({ ...at("to"), ...to });
    } else {
      redirects.set(keyOf(redirect), redirect);
    }
  }
  return { redirects: [...redirects.values()], issues: found };
}

/** Hosts may not tell letter case of paths apart; of anchors, browsers do. */
const keyOf = ({ from, anchor }: Pick<Redirect, "from" | "anchor">): string =>
  from.toLowerCase() + (anchor === null ? "" : `#${anchor}`);

function faultOfOld(
  redirect: Redirect,
  { routes, anchorsOf, statics, drafts }: RedirectSource,
  earlier: ReadonlyMap<string, Redirect>,
  addresses: ReadonlySet<string>,
): Fault | null {
  const { from, anchor } = redirect;
  const address = anchor === null ? from : `${from}#${anchor}`;
  const page = routes.get(from);
  if (TAKEN.test(from) || statics.has(from)) {
    return {
      rule: "redirect",
      message: `\`${from}\` is a file or folder of the built site`,
      fix: "remove the redirect",
    };
  }
  if (earlier.has(keyOf(redirect))) {
    return { rule: "redirect", message: `\`${address}\` is redirected twice`, fix: "keep one of the two" };
  }
  if (anchor === null) {
    return page === undefined
      ? null
      : {
          rule: "duplicate-route",
          message: `the redirect from \`${from}\` covers a page: ${page}`,
          fix: "remove the redirect, or move the page",
        };
  }
  const draft = drafts.get(from);
  if (page === undefined && draft !== undefined && !addresses.has(from.toLowerCase())) {
    return {
      rule: "redirect",
      message: `\`${from}\`, whose anchor \`${anchor}\` is redirected, is a draft, ${draft}: the site doesn't have it yet`,
      fix: `publish the draft (take \`draft: true\` out of it), or add a redirect from \`${from}\` as well`,
    };
  }
  if (page === undefined && !addresses.has(from.toLowerCase())) {
    const near = nearest(from, routes.keys());
    const meant = likelyMeant(from, near);
    return {
      rule: "redirect",
      message: `\`${from}\`, whose anchor \`${anchor}\` is redirected, is no page and no redirected address`,
      known: near,
      fix: `add a redirect from \`${from}\` as well${meant === undefined ? "" : `, or write \`${meant}#${anchor}\``}`,
    };
  }
  return page !== undefined && anchorsOf(from)?.has(anchor) === true
    ? {
        rule: "duplicate-route",
        message: `the redirect from \`${address}\` covers an anchor that the page has: ${page}`,
        fix: "remove the redirect, or give the heading another id",
      }
    : null;
}

function faultOfTarget(
  { to }: Redirect,
  { routes, anchorsOf, drafts }: RedirectSource,
  addresses: ReadonlySet<string>,
): Fault | null {
  const { path, hash } = splitUrl(to);
  const target = withoutTrailingSlash(path);
  const id = safeDecode(hash.slice(1));
  for (const anchor of [null, ...(id === "" ? [] : [id])]) {
    if (addresses.has(keyOf({ from: target, anchor }))) {
      return {
        rule: "redirect",
        message: `\`${anchor === null ? target : `${target}#${anchor}`}\` is itself redirected`,
        fix: "lead straight to the page",
      };
    }
  }
  const draft = drafts.get(target);
  if (!routes.has(target) && draft !== undefined) {
    return {
      rule: "redirect",
      message: `\`${target}\` is a draft, ${draft}: the site doesn't have it yet`,
      fix: "publish the draft (take `draft: true` out of it), or lead to another page",
    };
  }
  if (!routes.has(target)) {
    const near = nearest(target, routes.keys());
    const meant = likelyMeant(target, near);
    return {
      rule: "redirect",
      message: `\`${target}\` is no page of the site`,
      known: near,
      fix: meant === undefined ? "lead to a page" : `write \`${meant}\``,
    };
  }
  const anchors = anchorsOf(target);
  if (id === "" || anchors === null || anchors.has(id)) {
    return null;
  }
  const meant = likelyMeant(id, anchors);
  return {
    rule: "redirect",
    message: `the page \`${target}\` has no anchor \`${id}\``,
    known: nearest(id, anchors),
    fix: meant === undefined ? `lead to \`${target}\`` : `write \`${target}#${meant}\``,
  };
}
