import { rewriteAddresses } from "./rewriteAddresses";

const moves = {
  files: new Map([["docs/a/page.mdx", "docs/b/c/other page.mdx"]]),
  routes: new Map([["/docs/a/page", "/docs/b/c/other page"]]),
};

const rewrite = (file: string, ...addresses: string[]) =>
  rewriteAddresses(file, addresses.map((address) => `[x](${address})`).join("\n"), moves)
    .split("\n")
    .map((line) => line.slice(4, -1));

test("what leads to the page follows it, in the form that it has", () => {
  expect(
    rewrite(
      "docs/a/near.mdx",
      "./page.mdx",
      "page.mdx#part",
      "/docs/a/page/?q=1#part",
      "./near.mdx",
      "#page",
      "../x.mdx",
    ),
  ).toEqual([
    "../b/c/other%20page.mdx",
    "../b/c/other%20page.mdx#part",
    "/docs/b/c/other%20page?q=1#part",
    "./near.mdx",
    "#page",
    "../x.mdx",
  ]);
});

test("what the page itself leads to is where it was", () => {
  expect(
    rewrite(
      "docs/a/page.mdx",
      "./near.mdx#a",
      "./page.mdx#b",
      "./files/a%20b.pdf",
      "#own",
      "/docs/a/page",
      "../top.mdx",
    ),
  ).toEqual([
    "../../a/near.mdx#a",
    "./other%20page.mdx#b",
    "../../a/files/a%20b.pdf",
    "#own",
    "/docs/b/c/other%20page",
    "../../top.mdx",
  ]);
});

test.each(["https://example.com/docs/a/page", "mailto:a@example.com", "{links.support}", "//example.com/page.mdx"])(
  "%s stays",
  (address) => {
    expect(rewrite("docs/a/page.mdx", address)).toEqual([address]);
  },
);

test("anchors with new names are followed by links of every form", () => {
  const renamed = {
    ...{ files: new Map(), routes: new Map() },
    anchors: new Map([["/docs/a/page", new Map([["fees", "costs"]])]]),
    routeOf: (file: string) => `/${file.replace(".mdx", "")}`,
  };
  const text = "[x](./page.mdx#fees) [y](/docs/a/page#fees) [z](./near.mdx#fees) [n](./page.mdx#other)";
  expect(rewriteAddresses("docs/a/near.mdx", text, renamed)).toBe(
    "[x](./page.mdx#costs) [y](/docs/a/page#costs) [z](./near.mdx#fees) [n](./page.mdx#other)",
  );
  expect(rewriteAddresses("docs/a/page.mdx", "[x](#fees)", renamed)).toBe("[x](#costs)");
});
