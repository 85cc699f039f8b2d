import { existsSync } from "node:fs";
import path from "node:path";

import { unusedModules, type FrameSettings } from "./unusedModules";

const BARE: FrameSettings = {
  navbar: { items: [] },
  announcementBar: null,
  colorMode: { default: "light", switch: false },
};

const names = (sites: readonly FrameSettings[]) => unusedModules(sites).map((module) => path.parse(module).name);

test("what stands for nothing of the settings is left out, and each is a module of its own", () => {
  expect(names([BARE])).toEqual([
    "DropdownItem",
    "DocsVersionDropdown",
    "LocaleDropdown",
    "SearchBox",
    "AnnouncementBar",
    "ColorModeSwitch",
    "tokensDark",
  ]);
  const folder = path.resolve(__dirname, "../..");
  expect(unusedModules([BARE]).filter((module) => !existsSync(path.join(folder, module)))).toEqual([]);
});

test.each<[string, Partial<FrameSettings>, number?]>([
  ["DropdownItem", { navbar: { items: [{ type: "dropdown" }] } }],
  ["DocsVersionDropdown", { navbar: { items: [{ type: "docsVersionDropdown" }] } }],
  ["LocaleDropdown", { navbar: { items: [{ type: "doc" }, { type: "localeDropdown" }] } }],
  ["SearchBox", { navbar: { items: [{ type: "search" }] } }],
  ["AnnouncementBar", { announcementBar: { id: "moving" } }],
  // Whoever can switch needs the dark colours too.
  ["ColorModeSwitch", { colorMode: { default: "light", switch: true } }, 5],
  ["tokensDark", { colorMode: { default: "light", switch: true } }, 5],
  ["tokensDark", { colorMode: { default: "dark", switch: false } }],
])("%s stays where one language asks for it", (name, settings, left = 6) => {
  expect(names([BARE, { ...BARE, ...settings }])).not.toContain(name);
  expect(names([BARE, { ...BARE, ...settings }])).toHaveLength(left);
});
