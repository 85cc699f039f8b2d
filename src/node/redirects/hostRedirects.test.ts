import { nginxMap, redirectsFile } from "./hostRedirects";

const REDIRECTS = [
  { from: "/docs/old", anchor: null, to: "/docs/new#größe" },
  { from: "/docs/old", anchor: "a", to: "/docs/new" },
  { from: '/docs/über "x"', anchor: null, to: "/docs/$new" },
];

test("a line for each old address and its form with a slash; anchors never reach a host", () => {
  expect(redirectsFile(REDIRECTS, "/portal").split("\n")).toEqual([
    expect.stringMatching(/^# /),
    "/portal/docs/old /portal/docs/new#gr%C3%B6%C3%9Fe 301",
    "/portal/docs/old/ /portal/docs/new#gr%C3%B6%C3%9Fe 301",
    "/portal/docs/%C3%BCber%20%22x%22 /portal/docs/%24new 301",
    "/portal/docs/%C3%BCber%20%22x%22/ /portal/docs/%24new 301",
    "",
  ]);
});

test("nginx gets a map of decoded addresses", () => {
  const map = nginxMap(REDIRECTS, "");
  expect(map.split("\n").filter((line) => line.startsWith("  "))).toEqual([
    '  default "";',
    '  "/docs/old" "/docs/new#gr%C3%B6%C3%9Fe";',
    '  "/docs/old/" "/docs/new#gr%C3%B6%C3%9Fe";',
    '  "/docs/über \\"x\\"" "/docs/%24new";',
    '  "/docs/über \\"x\\"/" "/docs/%24new";',
  ]);
  expect(map).toMatch(/^map \$uri \$moved_to \{$/m);
});
