import { movedAnchors } from "./movedAnchors";

const REDIRECTS = [
  { from: "/old", anchor: null, to: "/new#top" },
  { from: "/old", anchor: "a", to: "/other#a" },
  { from: "/old", anchor: "fees", to: "/other#fees" },
  { from: "/new", anchor: "b", to: "/new#c" },
  { from: "/plain", anchor: null, to: "/new" },
];

test("each page and old address has its own, and a page those of the addresses that lead to it", () => {
  const moved = movedAnchors(REDIRECTS, (path) => (path === "/new" ? new Set(["fees", "c"]) : null), "/portal");
  expect([...moved]).toEqual([
    ["/old", { "#a": "/portal/other#a", "#fees": "/portal/other#fees" }],
    // Its own anchor `fees` counts before that of the old page.
    ["/new", { "#b": "/portal/new#c", "#a": "/portal/other#a" }],
  ]);
});

test("a page's own counts before an old address' of the same name", () => {
  const own = { from: "/new", anchor: "a", to: "/new#c" };
  expect(movedAnchors([...REDIRECTS, own], () => null, "").get("/new")?.["#a"]).toBe("/new#c");
});
