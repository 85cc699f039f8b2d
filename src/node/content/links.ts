import { posix } from "node:path";

import type { ContentLink } from "../../shared/contracts/CompiledPage";
import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import { splitUrl, withPrefix } from "../../shared/paths";
import { resolveProduct } from "../../shared/product";
import type { CompileInputs, ContentSource, ReportIssue } from "./CompileInputs";
import { lookUp } from "./expressions";
import type { Point } from "./nodeTypes";

const SCHEME = /^[a-z][a-z0-9+.-]*:|^\/\//i;

const SAFE_SCHEMES = ["https", "http", "mailto", "tel", "sms"] as const;

/** Whether an absolute address only leads somewhere: `javascript:` and `data:` would run in the page. */
export function isSafeAddress(url: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.some((safe) => safe === scheme);
}

/** Endings that hosts have and files hardly. */
const HOST = /^(?:www\.[\w.-]+\.[a-z]{2,}|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|my|sg))(?::\d+)?(?:[/?#]|$)/i;

/** The address of another site or of a mailbox that is written without its scheme, with it; null for any other. */
function withScheme(url: string): string | null {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url) ? `mailto:${url}` : HOST.test(url) ? `https://${url}` : null;
}

/** A resolved link: what to record and what the HTML gets. */
export interface ResolvedLink {
  readonly link: ContentLink;
  readonly href: string;
}

/** A name in an address that stands for nothing. One below a known root has been told where it was to be replaced. */
function reportUnknownName(name: string, at: Point, { scope }: CompileInputs, report: ReportIssue): void {
  const found = lookUp(name, scope);
  if (!found.ok && !Object.hasOwn(scope, name.replace(/\..*/, ""))) {
    const { message, known, fix = "use a known name, or add it to content/site.yaml" } = found;
    report({ ...at, rule: "unknown-expression", message: `link: ${message}`, known, fix });
  }
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
      const whole = withScheme(url);
      report({
        ...at,
        rule: "broken-link",
        message: `link \`${url}\`: addresses of this kind are not followed`,
        known: [...SAFE_SCHEMES],
        fix: whole === null ? "link to a page, a file or an address of a known kind" : `write \`${whole}\``,
      });
      return done("external", "#");
    }
    return done("external", url);
  }
  const name = /\{([A-Za-z]\w*(?:\.\w+)+)\}/.exec(url)?.[1];
  if (name !== undefined) {
    reportUnknownName(name, at, inputs, report);
    return done("external", "#");
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
    if (inputs.isDraft(file)) {
      report({
        ...at,
        rule: "broken-markdown-link",
        message: `link \`${url}\` leads to \`${file}\`, which is a draft: the site doesn't have it yet`,
        fix: "publish the draft (take `draft: true` out of it), or add the link when it is",
      });
      return done("doc", `/${file.replace(/\.mdx?$/i, "")}${query}${hash}`);
    }
    // A link to the page itself is a `#…`.
    const near = nearest(
      file,
      [...inputs.knownFiles()].filter((known) => known !== source.contentFile),
      3,
    );
    const meant = likelyMeant(file, near);
    report({
      ...at,
      rule: "broken-markdown-link",
      message: `link \`${url}\` leads to \`${file}\`, which is no page`,
      known: near,
      fix: meant === undefined ? "link to a file that exists" : `write \`${relativeTo(folder, meant)}\``,
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
  const whole = withScheme(url);
  const near = page !== null ? [`${file}.mdx`] : nearest(file, inputs.knownAssets(file), 3);
  report({
    ...at,
    rule: "missing-asset",
    message: `link \`${url}\` leads to \`${file}\`, which doesn't exist`,
    known: near,
    fix:
      page !== null
        ? `link to the source file: \`${path}.mdx\``
        : whole !== null
          ? `write \`${whole}\``
          : "put the file there, or correct the path",
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
