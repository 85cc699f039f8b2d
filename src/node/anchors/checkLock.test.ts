import type { Place } from "../issues";
import { parseLock } from "./AnchorsLock";
import { checkLock } from "./checkLock";
import type { PublicAddresses } from "./PublicAddresses";

const LOCK = ["/docs/pay", "  #fees", "  #refunds", "/docs/old", "  #fees", "  #limits"].join("\n");

const SITE: PublicAddresses = new Map<string, readonly string[] | null>([
  ["/docs/pay", ["fees", "refunds"]],
  ["/docs/old", ["fees", "limits"]],
]);

interface Address {
  readonly path: string;
  readonly id: string;
}

function check(
  changes: Readonly<Record<string, readonly string[] | null | undefined>> = {},
  arrive = (address: Address): Address => address,
  isServed = (_path: string): boolean => false,
  drafts: ReadonlyMap<string, Place> = new Map(),
) {
  const addresses = new Map(SITE);
  for (const [path, anchors] of Object.entries(changes)) {
    if (anchors === undefined) addresses.delete(path);
    else addresses.set(path, anchors);
  }
  const file = "content/anchors.lock";
  return checkLock({
    file,
    lock: parseLock(file, LOCK, "zephyr"),
    addresses,
    arrive,
    isServed,
    drafts,
    areas: ["/ar", "/docs/1.0", "/ar/docs/1.0"],
  });
}

test("a site that has kept its addresses is fine", () => {
  expect(check()).toEqual([]);
});

test("a page that is gone is reported at its line, with the redirect to add", () => {
  const [issue, ...others] = check({ "/docs/old": undefined, "/docs/olds": [] }).filter(
    ({ rule }) => rule === "lost-address",
  );
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ file: "content/anchors.lock", line: 4, column: 1, known: ["/docs/olds", "/docs/pay"] });
  expect(issue?.message).toBe("the page `/docs/old` is gone, and no redirect leads on from its address");
  expect(issue?.fix).toBe(
    "bring the page back, or redirect it in redirects.yaml (`npm run docs -- mv` and `rm` do that themselves):\n      - from: /docs/old\n        to: /docs/olds",
  );
});

test.each([
  ["content/docs/old.mdx", " (`unlisted: true` keeps it out of lists and search only)"],
  ["content/blog/old.mdx", ""],
])("a page that is a draft now is reported where it says so: %s", (file, other) => {
  const drafts = new Map([["/docs/old", { file, line: 3, column: 8 }]]);
  const found = (arrive?: (address: Address) => Address) =>
    check({ "/docs/old": undefined }, arrive, undefined, drafts).filter(({ rule }) => rule === "lost-address");
  expect(found()).toEqual([
    {
      ...{ file, line: 3, column: 8, rule: "lost-address", known: ["/docs/pay"] },
      message:
        "readers may have kept `/docs/old`: as a draft the page is gone, and no redirect leads on from its address",
      fix: `take \`draft: true\` out${other}, or redirect the address in redirects.yaml as long as it is one:\n      - from: /docs/old\n        to: /docs/pay`,
    },
  ]);
  expect(found(({ path, id }) => (path === "/docs/old" ? { path: "/docs/pay", id: "" } : { path, id }))).toEqual([]);
});

test.each([
  ["/docs/old", "/docs/pay"],
  ["/ar/docs/old", "/ar/docs/olds"],
  ["/docs/1.0/old", "/docs/1.0/olds"],
  ["/ms/docs/old", "/docs/pay"],
])("readers of %s are not led to another language or version", (path, to) => {
  const pages = ["/docs/pay", "/ar/docs/olds", "/docs/1.0/olds", "/ar/docs/1.0/olds"];
  const found = checkLock({
    ...{ file: "anchors.lock", lock: parseLock("anchors.lock", path, "zephyr"), drafts: new Map() },
    ...{ addresses: new Map(pages.map((page) => [page, []])), areas: ["/ar", "/docs/1.0", "/ar/docs/1.0"] },
    ...{ arrive: (address: Address) => address, isServed: () => false },
  });
  expect(found[0]?.fix).toContain(`to: ${to}`);
  expect(found[0]?.known).not.toContain(to.startsWith("/ar") ? "/docs/1.0/olds" : "/ar/docs/olds");
});

test("a page that has most of its anchors is where it has gone", () => {
  const [issue] = check({ "/docs/old": undefined, "/zzz": ["fees", "limits"] });
  expect(issue?.fix).toContain("from: /docs/old\n        to: /zzz");
});

test("anchors that are gone are reported together, at the first one's line, with their redirects", () => {
  const [issue, ...others] = check({ "/docs/pay": ["fee"] }).filter(({ rule }) => rule === "lost-address");
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ line: 2, column: 3, known: ["fee"] });
  expect(issue?.message).toBe("the page `/docs/pay` has lost 2 anchors that readers may link to: `#fees`, `#refunds`");
  expect(issue?.fix.split("\n")).toEqual([
    "give the heading its id back (`{#fees}`), or redirect in redirects.yaml (`npm run docs -- mv-heading` does that itself):",
    "      - from: /docs/pay#fees",
    "        to: /docs/pay#fee",
    "      - from: /docs/pay#refunds",
    "        to: /docs/pay",
  ]);
});

test("redirects keep an address, if they lead to what is there", () => {
  const moved = ({ path, id }: Address): Address => ({ path: path === "/docs/old" ? "/docs/pay" : path, id });
  expect(check({ "/docs/old": undefined, "/docs/pay": ["fees", "refunds", "limits"] }, moved)).toMatchObject([
    { rule: "unlocked-address" },
  ]);
  const [issue] = check({ "/docs/old": undefined }, moved);
  expect(issue).toMatchObject({ line: 6, rule: "lost-address" });
  expect(issue?.message).toBe("the page `/docs/pay` has lost an anchor that readers may link to: `#limits`");
  expect(issue?.fix).toContain("from: /docs/old#limits\n        to: /docs/pay");
});

test("a page with faults has lost nothing, nor has one that is in no list", () => {
  expect(check({ "/docs/old": null })).toEqual([]);
  expect(check({ "/docs/old": undefined }, undefined, (path) => path === "/docs/old")).toEqual([]);
});

test("what is new is one warning, with the command that adds it", () => {
  const [issue, ...others] = check({ "/docs/pay": ["fees", "refunds", "a", "b", "c"], "/docs/new": ["x"] });
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ rule: "unlocked-address", line: 1, column: 1 });
  expect(issue?.message).toBe(
    "not in the list of public addresses yet: `/docs/pay#a`, `/docs/pay#b`, `/docs/pay#c` and 1 more",
  );
  expect(issue?.fix).toContain("npm run docs -- lock");
});

test("a line that says nothing is reported", () => {
  const file = "content/anchors.lock";
  const issues = checkLock({
    ...{ file, lock: parseLock(file, "<<<<<<< HEAD\n/a", ""), addresses: new Map([["/a", []]]) },
    ...{ arrive: (address) => address, drafts: new Map(), areas: [] },
    isServed: () => false,
  });
  expect(issues).toMatchObject([{ rule: "anchor-lock", line: 1, column: 1 }]);
});
