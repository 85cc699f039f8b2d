/** What decides on a part of the site's frame, in one language. */
export interface FrameSettings {
  readonly navbar: { readonly items: readonly { readonly type: string }[] };
  readonly announcementBar: object | null;
  readonly colorMode: { readonly switch: boolean };
}

/** Modules below src/components by the type of navigation bar item that shows them. */
const BY_ITEM: readonly (readonly [type: string, module: string])[] = [
  ["dropdown", "navbar/DropdownItem/DropdownItem.tsx"],
  ["docsVersionDropdown", "navbar/DocsVersionDropdown/DocsVersionDropdown.tsx"],
  ["localeDropdown", "navbar/LocaleDropdown/LocaleDropdown.tsx"],
  ["search", "search/SearchBox/SearchBox.tsx"],
];
const ANNOUNCEMENT = "announcement/AnnouncementBar/AnnouncementBar.tsx";
const COLOR_MODE = "navbar/ColorModeSwitch/ColorModeSwitch.tsx";

/**
 * Parts of the frame that the settings of no language ask for, as modules below src/components. Every page loads the
 * frame's code: of a site without dropdowns, announcement and colour switch they are a twentieth of it.
 */
export function unusedComponents(sites: readonly FrameSettings[]): string[] {
  const types = new Set(sites.flatMap(({ navbar }) => navbar.items.map(({ type }) => type)));
  return [
    ...BY_ITEM.flatMap(([type, module]) => (types.has(type) ? [] : [module])),
    ...(sites.some(({ announcementBar }) => announcementBar !== null) ? [] : [ANNOUNCEMENT]),
    ...(sites.some(({ colorMode }) => colorMode.switch) ? [] : [COLOR_MODE]),
  ];
}
