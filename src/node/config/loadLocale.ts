import { nearestFirst } from "../../shared/nearest";
import { resolveProduct } from "../../shared/product";
import type { Issue } from "../issues";
import { resolveExpressions } from "./loadSite";
import type { Site } from "./loadSite";
import { localeSchema } from "./localeSchema";
import type { LocaleTexts } from "./localeSchema";
import { readYaml } from "./readYaml";
import type { SiteSettings } from "./siteSchema";

/** The settings in another language, and what is wrong with them; `text` is null when the locale has no file. */
export function loadLocale(
  file: string,
  text: string | null,
  main: Site,
): { readonly site: Site; readonly issues: readonly Issue[] } {
  if (text === null) {
    return { site: main, issues: [] };
  }
  const { value, issues, locate } = readYaml({ file, text }, localeSchema, "config-shape");
  if (value === null) {
    return { site: main, issues };
  }
  const faults: Issue[] = [];
  const texts = resolveExpressions(value, main.scope, [], locate, faults) as LocaleTexts;
  const { slug } = main.settings.product;
  const known = main.settings.blog.tags.map(({ id }) => resolveProduct(id, slug));
  for (const [index, tag] of (texts.blog?.tags ?? []).entries()) {
    const id = resolveProduct(tag.id, slug);
    if (!known.includes(id)) {
      faults.push({
        ...locate(["blog", "tags", index, "id"]),
        rule: "config-shape",
        message: `the tag \`${id}\` is none of the site's`,
        known: nearestFirst(id, known),
        fix: "name a tag of the main site.yaml: a locale has texts of its own, and no tags",
      });
    }
  }
  return {
    site: {
      settings: merge(main.settings, texts),
      scope: main.scope,
      locate: (path) => (isSaid(value, path) ? locate(path) : main.locate(path)),
    },
    issues: faults,
  };
}

/** Whether the locale's file, and not the main one, says what stands at a key path. Lists come whole from either. */
function isSaid(texts: LocaleTexts, [section, key]: readonly PropertyKey[]): boolean {
  const part = (texts as Readonly<Record<PropertyKey, unknown>>)[section ?? ""];
  return section === "announcementBar"
    ? part !== undefined
    : typeof part === "object" && part !== null && key !== undefined && key !== "tags" && key in part;
}

function merge(main: SiteSettings, texts: LocaleTexts): SiteSettings {
  const { slug } = main.product;
  const tags = new Map((texts.blog?.tags ?? []).map((tag) => [resolveProduct(tag.id, slug), tag]));
  return {
    ...main,
    site: over(main.site, texts.site),
    navbar: over(main.navbar, texts.navbar),
    footer: over(main.footer, texts.footer),
    announcementBar: texts.announcementBar === undefined ? main.announcementBar : texts.announcementBar,
    // The list of tags is the main file's: their addresses are the same in each locale.
    blog: {
      ...over(main.blog, texts.blog),
      tags: main.blog.tags.map((tag) => ({ ...tag, ...tags.get(resolveProduct(tag.id, slug)), id: tag.id })),
    },
    home: over(main.home, texts.home),
  };
}

/** `main` with what `texts` says instead. */
function over<Part extends object>(
  main: Part,
  texts: { readonly [Key in keyof Part]?: Part[Key] | undefined } = {},
): Part {
  return { ...main, ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) };
}
