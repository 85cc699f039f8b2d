import { resolveProduct } from "../../shared/product";
import type { SiteSettings } from "./siteSchema";

/** A locale of the site: where its content lies and where its pages live. */
export interface LocaleScope {
  /** Language tag, such as "en". */
  readonly code: string;
  readonly label: string;
  readonly dir: "ltr" | "rtl";
  readonly isDefault: boolean;
  /** Where its pages live: "" for the default locale, else such as "/ar". */
  readonly path: string;
  /** Folder of its content below the content folder: "" or such as "i18n/ar/". */
  readonly folder: string;
}

/** A version of the docs in one locale. */
export interface DocsScope {
  readonly locale: LocaleScope;
  readonly version: SiteSettings["versions"][number];
  /** Whether it is the version that readers get first, in the default locale. */
  readonly isDefault: boolean;
  /** Folder that holds its `docs/` and `sidebar.yaml`: "", "versions/1.0/", "i18n/ar/" or "i18n/ar/versions/1.0/". */
  readonly folder: string;
  /** Address of its start: "/docs", "/docs/1.0", "/ar/docs", "/ar/docs/1.0". */
  readonly root: string;
}

/** The locale of a site that says nothing of locales. */
export const DEFAULT_LOCALE: LocaleScope = {
  ...{ code: "en", label: "English", dir: "ltr" },
  ...{ isDefault: true, path: "", folder: "" },
};

/** The docs of a site with one locale and one version. */
export const DEFAULT_DOCS: DocsScope = docsScope(DEFAULT_LOCALE, {
  ...{ name: "current", label: "Next", mainDoc: "", path: "" },
});

/** Every locale, the default first. */
export function localeScopes(settings: SiteSettings): LocaleScope[] {
  return settings.locales.map((locale, index) => ({
    ...locale,
    isDefault: index === 0,
    path: index === 0 ? "" : `/${locale.code}`,
    folder: index === 0 ? "" : `i18n/${locale.code}/`,
  }));
}

/** Every version of the docs in a locale, the default first, `{product}` in main docs resolved. */
export function docsScopes(settings: SiteSettings, locale: LocaleScope): DocsScope[] {
  const isFirst = ({ path }: { readonly path: string }): boolean => path === "";
  return [...settings.versions.filter(isFirst), ...settings.versions.filter((version) => !isFirst(version))].map(
    (version) => docsScope(locale, { ...version, mainDoc: resolveProduct(version.mainDoc, settings.product.slug) }),
  );
}

function docsScope(locale: LocaleScope, version: DocsScope["version"]): DocsScope {
  const isFirst = version.path === "";
  return {
    locale,
    version,
    isDefault: isFirst && locale.isDefault,
    folder: `${locale.folder}${isFirst ? "" : `versions/${version.name}/`}`,
    root: `${locale.path}/docs${isFirst ? "" : `/${version.path}`}`,
  };
}

/**
 * What tells a node from those of the same type in all locales and versions: its own id in the default ones, else its
 * address, which no id looks like, as ids never begin with a slash.
 */
export function keyIn(scope: { readonly isDefault: boolean }, id: string, path: string): string {
  return scope.isDefault ? id : path;
}
