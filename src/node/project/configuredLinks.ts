import { withoutTrailingSlash } from "../../shared/paths";
import type { Site } from "../config/loadSite";
import type { ConfiguredLink } from "../links";

/** Site paths in the settings that no doc id stands behind. */
export function configuredLinks(site: Site): ConfiguredLink[] {
  const { navbar, footer, home } = site.settings;
  const links: { to: string | undefined; at: readonly PropertyKey[] }[] = [
    ...navbar.items.map((item, index) => ({
      to: item.type === "link" ? item.to : undefined,
      at: ["navbar", "items", index, "to"],
    })),
    ...navbar.items.flatMap((item, index) =>
      item.type === "dropdown"
        ? item.items.map(({ to }, inner) => ({ to, at: ["navbar", "items", index, "items", inner, "to"] }))
        : [],
    ),
    ...footer.columns.flatMap((column, index) =>
      column.items.map((item, inner) => ({ to: item.to, at: ["footer", "columns", index, "items", inner, "to"] })),
    ),
    ...footer.links.map((item, index) => ({ to: item.to, at: ["footer", "links", index, "to"] })),
    ...home.actions.map((item, index) => ({ to: item.to, at: ["home", "actions", index, "to"] })),
    { to: navbar.logo ?? undefined, at: ["navbar", "logo"] },
    { to: footer.logo ?? undefined, at: ["footer", "logo"] },
  ];
  return links.flatMap(({ to, at }) =>
    to === undefined ? [] : [{ href: withoutTrailingSlash(to), ...site.locate(at) }],
  );
}
