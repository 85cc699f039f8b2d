import { shouldUpdateScroll } from "./shouldUpdateScroll";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://doc.example.com");
  return { location: { pathname, search, hash } };
};

test.each([
  [undefined, "/docs/a", true],
  ["/docs/a", "/docs/b", true],
  ["/docs/a", "/docs/b#x", true],
  ["/docs/a?q=1", "/docs/b?q=2", true],
  ["/docs/a", "/docs/a#x", true],
  ["/docs/a#x", "/docs/a", true],
  ["/docs/a", "/docs/a", true],
  ["/search?q=a", "/search?q=b", false],
  ["/docs/a#x", "/docs/a?v=2#x", false],
])("from %s to %s: %s", (from, to, expected) => {
  const prevRouterProps = from === undefined ? undefined : at(from);
  expect(shouldUpdateScroll({ prevRouterProps, routerProps: at(to), restore: () => false })).toBe(expected);
});

test.each([
  ["/docs/a", "/docs/b#x"],
  ["/docs/a#x", "/docs/a"],
  ["/search?q=a", "/search?q=b"],
])("from %s back to %s, where the reader was, Gatsby doesn't scroll", (from, to) => {
  expect(shouldUpdateScroll({ prevRouterProps: at(from), routerProps: at(to), restore: () => true })).toBe(false);
});

test("the first page is no return: the browser has placed it", () => {
  const restore = jest.fn();
  shouldUpdateScroll({ routerProps: at("/docs/a"), restore });
  expect(restore).not.toHaveBeenCalled();
});
