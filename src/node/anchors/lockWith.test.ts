import { parseLock } from "./AnchorsLock";
import { lockWith } from "./lockWith";

const addresses = new Map<string, readonly string[] | null>([
  ["/a", ["x", "z"]],
  ["/b", null],
]);

test("a lock grows and forgets nothing", () => {
  const lock = parseLock("content/anchors.lock", "/a\n  #x\n  #y\n/gone\n  #p", "");
  expect([...lockWith(lock, addresses)].map(([path, anchors]) => [path, [...anchors]])).toEqual([
    ["/a", ["x", "y", "z"]],
    ["/gone", ["p"]],
    ["/b", []],
  ]);
});

test("the first one is what the site has", () => {
  expect([...lockWith(null, addresses).keys()]).toEqual(["/a", "/b"]);
});
