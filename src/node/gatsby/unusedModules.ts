/** What decides on a part of the site's frame, in one language. */
export interface FrameSettings {
  readonly navbar: { readonly items: readonly { readonly type: string }[] };
  readonly announcementBar: object | null;
  readonly colorMode: { readonly default: string; readonly switch: boolean };
}

/** Modules below src by the type of navigation bar item that shows them. */
const BY_ITEM: readonly (readonly [type: string, module: string])[] = [
  ["dropdown", "components/navbar/DropdownItem/DropdownItem.tsx"],
  ["docsVersionDropdown", "components/navbar/DocsVersionDropdown/DocsVersionDropdown.tsx"],
  ["localeDropdown", "components/navbar/LocaleDropdown/LocaleDropdown.tsx"],
  ["search", "components/search/SearchBox/SearchBox.tsx"],
];
const ANNOUNCEMENT = "components/announcement/AnnouncementBar/AnnouncementBar.tsx";
const COLOR_MODE = "components/navbar/ColorModeSwitch/ColorModeSwitch.tsx";
const DARK = "styles/tokensDark.css";

/**
 * Parts of the frame that the settings of no language ask for, as modules below src. Every page loads the frame's
 * code and its styles: of a site without dropdowns, announcement and colour switch they are a twentieth of it.
 */
export function unusedModules(sites: readonly FrameSettings[]): string[] {
  const types = new Set(sites.flatMap(({ navbar }) => navbar.items.map(({ type }) => type)));
  return [
    ...BY_ITEM.flatMap(([type, module]) => (types.has(type) ? [] : [module])),
    ...(sites.some(({ announcementBar }) => announcementBar !== null) ? [] : [ANNOUNCEMENT]),
    ...(sites.some(({ colorMode }) => colorMode.switch) ? [] : [COLOR_MODE]),
    ...(sites.some(({ colorMode }) => colorMode.switch || colorMode.default === "dark") ? [] : [DARK]),
  ];
}
