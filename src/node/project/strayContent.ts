import { nearestFirst } from "../../shared/nearest";
import type { SiteSettings } from "../config/siteSchema";
import type { ContentTree } from "../content";
import type { Issue } from "../issues";

/** Content of locales and versions that the settings don't have: one warning a folder, at its first file. */
export function strayContent(tree: ContentTree, settings: SiteSettings): Issue[] {
  const locales = settings.locales.slice(1).map(({ code }) => code);
  const versions = settings.versions.filter(({ path }) => path !== "").map(({ name }) => name);
  const found = new Map<string, Issue>();
  const check = (file: string, folder: string, name: string, known: readonly string[], list: string): void => {
    if (!known.includes(name) && !found.has(folder)) {
      const own =
        list === "locales" ? settings.locales[0]?.code : settings.versions.find(({ path }) => path === "")?.name;
      found.set(folder, {
        file: `${tree.label}/${file}`,
        line: 1,
        column: 1,
        rule: "stray-content",
        message: `\`${folder}/\` is no part of the site: \`${name}\` is none of the other \`${list}\` in site.yaml`,
        known: nearestFirst(name, known),
        fix:
          name === own
            ? `move the folder's content to ${tree.label}/, where that of \`${name}\`, the default, lives`
            : `add \`${name}\` to \`${list}\` in ${tree.label}/site.yaml, or rename or remove the folder`,
      });
    }
  };
  for (const file of tree.files) {
    const [, locale] = /^i18n\/([^/]+)\//.exec(file) ?? [];
    if (locale !== undefined) {
      check(file, `i18n/${locale}`, locale, locales, "locales");
    }
    const [folder, version] = /^(?:i18n\/[^/]+\/)?versions\/([^/]+)(?=\/)/.exec(file) ?? [];
    if (folder !== undefined && version !== undefined && (locale === undefined || locales.includes(locale))) {
      check(file, folder, version, versions, "versions");
    }
  }
  return [...found.values()];
}
