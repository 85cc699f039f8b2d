import { areaStart } from "../../shared/locales/areaStart";
import { inLocale } from "../../shared/locales/localePath";
import type { LocaleScope } from "../config/scopes";
import type { LocaleAlternate, VersionAlternate } from "../../shared/contracts/Alternates";
import type { DocsContent, LocaleContent } from "./readLocale";

/** Address of the doc that a version's start shows; null when it has none. */
export function startOf({ docs, mainDoc }: DocsContent): string | null {
  return docs.entries.find(({ docId }) => docId === mainDoc)?.route ?? null;
}

const routeIn = (content: DocsContent | undefined, docId: string): string | null =>
  content?.docs.entries.find((entry) => entry.docId === docId)?.route ?? null;

/** A doc in every version of its locale: itself, else the version's main doc. Empty where there is one version. */
export function versionsOfDoc({ versions }: LocaleContent, docId: string): VersionAlternate[] {
  const alternates = versions.flatMap((content): VersionAlternate[] => {
    const { name, label } = content.scope.version;
    const own = routeIn(content, docId);
    const path = own ?? startOf(content);
    return path === null ? [] : [{ name, label, path, exact: own !== null }];
  });
  return alternates.length > 1 ? alternates : [];
}

/**
 * A doc of a version in every locale: itself, else the start of the docs there, of the same version if it can be; a
 * locale without docs has its home page. Empty where there is one locale.
 */
export function localesOfDoc(all: readonly LocaleContent[], version: string, docId: string): LocaleAlternate[] {
  return all.length < 2
    ? []
    : all.map(({ locale, versions }) => {
        const same = versions.find(({ scope }) => scope.version.name === version);
        const own = routeIn(same, docId);
        const starts = [same, versions[0]].map((content) => (content === undefined ? null : startOf(content)));
        const start = starts.find((path) => path !== null) ?? inLocale("/", locale);
        return alternate(locale, own ?? start, own !== null);
      });
}

/**
 * A page beside the docs, by its path in the default locale, in every locale: itself where `has` says so, else the
 * start of its area. Empty where there is one locale.
 */
export function localesOfPage(
  all: readonly LocaleContent[],
  path: string,
  has: (content: LocaleContent) => boolean,
): LocaleAlternate[] {
  return all.length < 2
    ? []
    : all.map((content) => {
        const exact = has(content);
        return alternate(content.locale, inLocale(exact ? path : areaStart(path), content.locale), exact);
      });
}

const alternate = ({ code, label }: LocaleScope, path: string, exact: boolean): LocaleAlternate => ({
  ...{ locale: code, label, path, exact },
});
