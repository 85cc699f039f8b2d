import { formatLock, parseLock } from "./AnchorsLock";

const parse = (...lines: string[]) => parseLock("content/anchors.lock", lines.join("\n"), "zephyr");

test("a page a line, its anchors below it, each with its line", () => {
  const { pages, unreadable } = parse(
    "# A note",
    "/",
    "",
    "/docs/{product}-logo",
    "  #files",
    "\t#{product}-font",
    "/b",
  );
  expect(unreadable).toEqual([]);
  expect([...pages.values()].map(({ path, line, anchors }) => [path, line, [...anchors]])).toEqual([
    ["/", 2, []],
    [
      "/docs/zephyr-logo",
      4,
      [
        ["files", 5],
        ["zephyr-font", 6],
      ],
    ],
    ["/b", 7, []],
  ]);
});

test("what is neither is named, by its line; the rest is read", () => {
  const { pages, unreadable } = parse("#lost", "<<<<<<< HEAD", "/a", "  #", "  #b");
  expect(unreadable.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect([...pages.keys()]).toEqual(["/a"]);
});

test("anchors below a line that may have been a page aren't those of the page above", () => {
  const { pages, unreadable } = parse("/a", "docs/b", "  #x", "/c", "  #y");
  expect(unreadable.map(({ line }) => line)).toEqual([2, 3]);
  expect([...pages.values()].map(({ path, anchors }) => [path, ...anchors.keys()])).toEqual([["/a"], ["/c", "y"]]);
});

test("a page twice, as after a merge, is one", () => {
  const { pages } = parse("/a", "  #x", "/a", "  #y", "  #x");
  expect([...(pages.get("/a")?.anchors ?? [])]).toEqual([
    ["x", 2],
    ["y", 4],
  ]);
});

test("what is written is read again, sorted, the slug as the placeholder where it is a word", () => {
  const addresses = new Map([
    ["/docs/zephyr-pays", ["b", "a", "a"]],
    ["/docs/zephyr-pay-logo", ["get-zephyr-pay", "größe", "B"]],
    ["/", []],
  ]);
  const text = formatLock(addresses, "zephyr-pay");
  expect(text.split("\n").filter((line) => !line.startsWith("# "))).toEqual([
    "",
    "/",
    "/docs/zephyr-pays",
    "  #a",
    "  #b",
    "/docs/{product}-logo",
    "  #B",
    "  #get-{product}",
    "  #größe",
    "",
  ]);
  const { pages, unreadable } = parseLock("x", text, "zephyr-pay");
  expect(unreadable).toEqual([]);
  expect(new Map([...pages].map(([path, { anchors }]) => [path, [...anchors.keys()].sort()]))).toEqual(
    new Map([...addresses].map(([path, anchors]) => [path, [...new Set(anchors)].sort()])),
  );
});
