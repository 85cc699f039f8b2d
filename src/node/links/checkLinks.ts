import { likelyMeant } from "../../shared/likelyMeant";
import { nearest, nearestFirst } from "../../shared/nearest";
import { splitUrl, withoutTrailingSlash } from "../../shared/paths";
import type { Issue, Place } from "../issues";
import type { CompiledSource } from "../section";
import { safeDecode } from "../content/links";

/** A link outside of content files: navbar, footer, home page. */
export interface ConfiguredLink extends Place {
  readonly href: string;
}

export interface LinkInputs {
  readonly sources: readonly CompiledSource[];
  readonly configured: readonly ConfiguredLink[];
  /** Every route of the site. */
  readonly routes: readonly string[];
  /** Whether `static/` or the compiler has a file for this site path. */
  readonly hasAsset: (path: string) => boolean;
  readonly assets: readonly string[];
  /** Files of drafts that are left out, by the route that they will have. */
  readonly drafts?: ReadonlyMap<string, string>;
  /** Routes that show another route's page: `/docs`. */
  readonly aliases?: ReadonlyMap<string, string>;
}

/**
 * Checks every internal link of the compiled pages and the settings: page, anchor, asset. Relative Markdown links
 * that lead to no file were reported by the compiler, as the specification makes them a kind of their own.
 */
export function checkLinks(inputs: LinkInputs): Issue[] {
  const routes = new Map(inputs.routes.map((route) => [withoutTrailingSlash(route), route]));
  const anchors = new Map(
    inputs.sources.map(({ route, page }) => [withoutTrailingSlash(route), new Set(page.anchors)]),
  );
  const issues: Issue[] = [];

  const check = (href: string, place: Place, ownRoute: string | null): void => {
    const { path, hash } = splitUrl(href);
    const target = path === "" ? ownRoute : withoutTrailingSlash(safeDecode(path));
    if (target === null) {
      return;
    }
    if (!routes.has(target)) {
      if (inputs.hasAsset(target)) {
        return;
      }
      const draft = inputs.drafts?.get(target);
      if (draft !== undefined) {
        issues.push({
          ...place,
          rule: "broken-link",
          message: `link \`${href}\` leads to a draft, ${draft}: the site doesn't have it yet`,
          fix: "publish the draft (take `draft: true` out of it), or add the link when it is",
        });
        return;
      }
      const isAsset = /\.[a-z0-9]+$/i.test(target);
      const others = [...routes.keys()].filter(
        (route) => ownRoute === null || route !== withoutTrailingSlash(ownRoute),
      );
      const near = nearest(target, isAsset ? inputs.assets : others, 3).map((path) => routes.get(path) ?? path);
      const meant = likelyMeant(target, near);
      issues.push({
        ...place,
        rule: isAsset ? "missing-asset" : "broken-link",
        message: `link \`${href}\` leads to \`${target}\`, which is no ${isAsset ? "file" : "page"} of the site`,
        known: near,
        fix: meant === undefined ? "remove the link, or add what it leads to" : `link to \`${meant}\``,
      });
      return;
    }
    const id = safeDecode(hash.slice(1));
    const known = anchors.get(inputs.aliases?.get(target) ?? target);
    if (id !== "" && known !== undefined && !known.has(id) && !known.has(hash.slice(1))) {
      const meant = likelyMeant(id, known);
      issues.push({
        ...place,
        rule: "broken-anchor",
        message: `link \`${href}\`: the page \`${target}\` has no anchor \`${id}\``,
        known: nearestFirst(id, [...known]).slice(0, 5),
        fix: meant === undefined ? "link to the page, or give its heading this id: `{#…}`" : `link to \`#${meant}\``,
      });
    }
  };

  for (const { file, route, page } of inputs.sources) {
    for (const link of page.links) {
      const skip =
        link.kind === "external" ||
        // A relative file that isn't there was reported by the compiler as well.
        (link.kind === "asset" && !link.href.startsWith("/")) ||
        (/\.mdx?(?:[?#]|$)/i.test(link.href) && !routes.has(withoutTrailingSlash(splitUrl(link.resolved).path)));
      if (!skip) {
        check(link.resolved, { file, line: link.line, column: link.column }, withoutTrailingSlash(route));
      }
    }
  }
  for (const { href, ...place } of inputs.configured) {
    check(href, place, null);
  }
  return issues;
}
