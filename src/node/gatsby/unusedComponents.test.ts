import { existsSync } from "node:fs";
import path from "node:path";

import { unusedComponents, type FrameSettings } from "./unusedComponents";

const BARE: FrameSettings = { navbar: { items: [] }, announcementBar: null, colorMode: { switch: false } };

const names = (sites: readonly FrameSettings[]) =>
  unusedComponents(sites).map((module) => path.basename(module, ".tsx"));

test("what stands for nothing of the settings is left out, and each is a component of its own", () => {
  expect(names([BARE])).toEqual([
    "DropdownItem",
    "DocsVersionDropdown",
    "LocaleDropdown",
    "SearchBox",
    "AnnouncementBar",
    "ColorModeSwitch",
  ]);
  const folder = path.resolve(__dirname, "../../components");
  expect(unusedComponents([BARE]).filter((module) => !existsSync(path.join(folder, module)))).toEqual([]);
});

test.each([
  ["DropdownItem", { navbar: { items: [{ type: "dropdown" }] } }],
  ["DocsVersionDropdown", { navbar: { items: [{ type: "docsVersionDropdown" }] } }],
  ["LocaleDropdown", { navbar: { items: [{ type: "doc" }, { type: "localeDropdown" }] } }],
  ["SearchBox", { navbar: { items: [{ type: "search" }] } }],
  ["AnnouncementBar", { announcementBar: { id: "moving" } }],
  ["ColorModeSwitch", { colorMode: { switch: true } }],
])("%s stays where one language asks for it", (name, settings) => {
  expect(names([BARE, { ...BARE, ...settings }])).not.toContain(name);
  expect(names([BARE, { ...BARE, ...settings }])).toHaveLength(5);
});
