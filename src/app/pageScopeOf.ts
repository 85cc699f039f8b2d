import type { DocScope, PageScope } from "../hooks/pageScope/pageScope";
import type { LocaleAlternate, VersionAlternate } from "../shared/contracts/Alternates";
import type { Site } from "../hooks/site/types";
import { commonAlternates } from "../shared/locales/commonPages";
import { splitLocale } from "../shared/locales/localePath";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The node that a page shows, by the names that the templates give it in their queries. */
function nodeOf(data: unknown): { readonly path: string; readonly fields: Record<string, unknown> } | null {
  const nodes = isRecord(data) ? [data["page"], data["post"], data["tag"]] : [];
  const fields = nodes.filter(isRecord).find((node) => typeof node["path"] === "string");
  return fields === undefined ? null : { path: fields["path"] as string, fields };
}

/** A list of a node; data and HTML of a site with one locale or one version have an empty one. */
const listOf = <Item>(value: unknown, only: Item): readonly Item[] =>
  Array.isArray(value) && value.length > 0 ? (value as Item[]) : [only];

interface PageSource {
  /** The page's query result. */
  readonly data: unknown;
  readonly pageContext: unknown;
  /** Site path in the address bar; null outside the site. */
  readonly path: string | null;
}

/**
 * Where a page stands in the site. Data and context tell what the address can't: /docs shows the main doc, and the
 * not-found page has any address.
 */
export function pageScopeOf(source: PageSource, { locales, versions }: Pick<Site, "locales" | "versions">): PageScope {
  const { data, pageContext } = source;
  const node = nodeOf(data);
  const path = node?.path ?? source.path;
  const contextPath = isRecord(pageContext) ? pageContext["localePath"] : undefined;
  const localePath =
    node === null ? (typeof contextPath === "string" ? contextPath : "") : splitLocale(node.path, locales).locale?.path;
  const { code = "", label = "" } = locales.find((locale) => locale.path === (localePath ?? "")) ?? {};
  const doc = node === null ? null : docOf(node.fields, node.path, versions);
  return {
    path,
    locale: code,
    localePath: localePath ?? "",
    alternates:
      node === null
        ? commonAlternates(source.path ?? "/404", locales)
        : listOf<LocaleAlternate>(node.fields["alternates"], { locale: code, label, path: node.path, exact: true }),
    doc,
  };
}

function docOf(fields: Record<string, unknown>, path: string, versions: Site["versions"]): DocScope | null {
  const { docId, versionName } = fields;
  if (typeof docId !== "string") {
    return null;
  }
  const name = typeof versionName === "string" ? versionName : (versions[0]?.name ?? "");
  const label = versions.find((version) => version.name === name)?.label ?? name;
  return {
    ...{ docId, path },
    versionName: name,
    versions: listOf<VersionAlternate>(fields["versions"], { name, label, path, exact: true }),
  };
}
