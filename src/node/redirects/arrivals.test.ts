import { arrivals } from "./arrivals";

const arrive = arrivals([
  { from: "/old", anchor: null, to: "/new" },
  { from: "/old", anchor: "a", to: "/other#b" },
  { from: "/merged", anchor: null, to: "/new#part" },
  { from: "/new", anchor: "gone", to: "/new#here" },
  { from: "/new", anchor: "dropped", to: "/new" },
  { from: "/foot", anchor: null, to: "/Footer/#gr%C3%B6%C3%9Fe" },
]);

test.each([
  ["/page", "x", "/page#x"],
  ["/old", "", "/new#"],
  ["/old/", "x", "/new#x"],
  ["/old", "a", "/other#b"],
  ["/old", "gone", "/new#here"],
  ["/merged", "x", "/new#part"],
  ["/new", "gone", "/new#here"],
  ["/new", "dropped", "/new#"],
  ["/foot", "", "/Footer#größe"],
])("%s#%s arrives at %s", (path, id, expected) => {
  const at = arrive({ path, id });
  expect(`${at.path}#${at.id}`).toBe(expected);
});
