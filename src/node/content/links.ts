import { posix } from "node:path";

import type { ContentLink } from "../../shared/contracts/CompiledPage";
import { nearest } from "../../shared/nearest";
import { splitUrl, withPrefix } from "../../shared/paths";
import { resolveProduct } from "../../shared/product";
import type { CompileInputs, ContentSource, ReportIssue } from "./CompileInputs";
import type { Point } from "./nodeTypes";

const SCHEME = /^[a-z][a-z0-9+.-]*:|^\/\//i;

const SAFE_SCHEMES = ["https", "http", "mailto", "tel", "sms"] as const;

/** Whether an absolute address only leads somewhere: `javascript:` and `data:` would run in the page. */
export function isSafeAddress(url: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.some((safe) => safe === scheme);
}

/** A resolved link: what to record and what the HTML gets. */
export interface ResolvedLink {
  readonly link: ContentLink;
  readonly href: string;
}

/**
 * Resolves an address of the source: a relative `.mdx`/`.md` file to its route, other relative files to assets,
 * site paths as they are. A file that doesn't exist is reported; the link then keeps its guessed route.
 */
export function resolveLink(
  url: string,
  at: Point,
  source: ContentSource,
  inputs: CompileInputs,
  report: ReportIssue,
): ResolvedLink {
  const done = (kind: ContentLink["kind"], resolved: string): ResolvedLink => ({
    link: { href: url, resolved, kind, line: at.line, column: at.column },
    href: encodeAddress(withPrefix(resolved, inputs.pathPrefix)),
  });
  if (url.startsWith("#") || url.startsWith("?")) {
    return done("anchor", url);
  }
  if (SCHEME.test(url)) {
    if (!isSafeAddress(url)) {
      report({
        ...at,
        rule: "broken-link",
        message: `link \`${url}\`: addresses of this kind are not followed`,
        known: [...SAFE_SCHEMES],
        fix: "link to a page, a file or an address of a known kind",
      });
      return done("external", "#");
    }
    return done("external", url);
  }
  const { path, query, hash } = splitUrl(url);
  if (path.startsWith("/")) {
    const isAsset = /\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html");
    return done(isAsset ? "asset" : path.startsWith("/docs") ? "doc" : "page", url);
  }
  const folder = posix.dirname(source.contentFile);
  const file = posix.normalize(posix.join(folder, safeDecode(path)));
  if (/\.mdx?$/i.test(path)) {
    const route = routeOfPage(file, inputs);
    if (route !== null) {
      return done("doc", `${route}${query}${hash}`);
    }
    const near = nearest(file, inputs.knownFiles(), 3);
    report({
      ...at,
      rule: "broken-markdown-link",
      message: `link \`${url}\` leads to \`${file}\`, which is no page`,
      known: near,
      fix: near[0] === undefined ? "link to a file that exists" : `write \`${relativeTo(folder, near[0])}\``,
    });
    return done("doc", `/${file.replace(/\.mdx?$/i, "")}${query}${hash}`);
  }
  const asset = inputs.assetOf(file);
  if (asset !== null) {
    return done("asset", `${asset}${query}${hash}`);
  }
  const product = inputs.scope["product"];
  const slug = typeof product === "object" && typeof product["slug"] === "string" ? product["slug"] : "";
  const page = inputs.routeOf(`${file}.mdx`) ?? inputs.routeOf(`${resolveProduct(file, slug)}.mdx`);
  const near = page !== null ? [`${file}.mdx`] : nearest(file, inputs.knownAssets(file), 3);
  report({
    ...at,
    rule: "missing-asset",
    message: `link \`${url}\` leads to \`${file}\`, which doesn't exist`,
    known: near,
    fix: page !== null ? `link to the source file: \`${path}.mdx\`` : "put the file there, or correct the path",
  });
  return done("asset", `/${file}`);
}

/**
 * Route of a page; of the one that it translates, where that isn't translated yet: a translation grows page by page,
 * and its links are those of the whole. null where there is neither.
 */
function routeOfPage(file: string, inputs: CompileInputs): string | null {
  const [, original] = /^i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  return inputs.routeOf(file) ?? (original === undefined ? null : inputs.routeOf(original));
}

/** Path from a folder to a file as a link writes it. */
function relativeTo(folder: string, file: string): string {
  const relative = posix.relative(folder, file);
  return encodeAddress(relative.startsWith(".") ? relative : `./${relative}`);
}

/** Escapes what no address may hold, such as the spaces of file names; escapes that are there stay. */
export function encodeAddress(address: string): string {
  return address.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
}

/** Decodes `%20`; an address with a stray `%` stays as it is. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
