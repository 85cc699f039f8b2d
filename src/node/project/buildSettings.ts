import { splitUrl, withoutTrailingSlash } from "../../shared/paths";
import type { CompileInputs, ContentTree } from "../content";
import type { Issue } from "../issues";
import type { ConfiguredLink } from "../links";
import type { NodeRecord } from "../section";
import { siteNode } from "../site";
import { startOf } from "./alternates";
import { compileAnnouncement } from "./compileAnnouncement";
import { configuredLinks } from "./configuredLinks";
import type { LocaleContent } from "./readLocale";

interface SettingsInputs {
  readonly tree: ContentTree;
  readonly inputs: CompileInputs;
  readonly locales: readonly LocaleContent[];
  /** Every route of the site. */
  readonly routes: ReadonlySet<string>;
  readonly pathPrefix: string;
}

/** The settings of a locale as a node, the site paths that they lead to, and what is wrong with them. */
export async function buildSettings(
  content: LocaleContent,
  { tree, inputs, locales, routes, pathPrefix }: SettingsInputs,
): Promise<{
  readonly node: NodeRecord;
  readonly links: readonly ConfiguredLink[];
  readonly issues: readonly Issue[];
}> {
  const { locale, site } = content;
  // What a locale doesn't have, the default one may have.
  const docs = [content, ...locales.slice(0, 1)].flatMap(({ versions }) =>
    versions.slice(0, 1).flatMap((version) => version.docs),
  );
  const routeOfDoc = (docId: string): string | null =>
    docs.flatMap(({ entries }) => entries).find((entry) => entry.docId === docId)?.route ??
    (docs.some(({ brokenIds }) => brokenIds.has(docId)) ? "/" : null);
  const known = new Set([...routes].map(withoutTrailingSlash));
  const localized = (path: string): string => {
    const there = path === "/" ? locale.path || "/" : locale.path + path;
    return known.has(withoutTrailingSlash(splitUrl(there).path)) ? there : path;
  };
  const announcement = await compileAnnouncement(site, tree, inputs);
  const { node, issues } = siteNode({
    ...{ site, locale, pathPrefix, routeOfDoc, localized },
    locales: locales.map((other) => other.locale),
    versions: content.versions.map((version) => {
      const { name, label, path } = version.scope.version;
      return { name, label, path, mainDocPath: startOf(version) ?? "/" };
    }),
    draftIds: new Set(docs.flatMap(({ drafts }) => [...drafts.keys()])),
    docIds: docs.flatMap(({ entries }) => entries.map(({ docId }) => docId)),
    announcementHtml: announcement.html,
  });
  // What a locale takes from the main file was checked there.
  const isOwn = ({ file }: { readonly file: string }): boolean =>
    locale.isDefault || file === `${tree.label}/${locale.folder}site.yaml`;
  return {
    node,
    links: [
      ...configuredLinks(site).map(({ href, ...place }) => ({ href: localized(href), ...place })),
      ...announcement.links,
    ].filter(isOwn),
    issues: [...announcement.issues, ...issues].filter(isOwn),
  };
}
