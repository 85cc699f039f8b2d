// The scripts in a small browser of their own: what they write of its location, read with `new URL`.
import vm from "node:vm";

import { movedAnchorsScript, oldPageScript, withMovedAnchors } from "./movedScript";

/** Runs a page's script at an address; gives where it leads, and what a later change of the hash leads to. */
function at(address: string, script: string) {
  let url = new URL(address, "https://example.com");
  let left: string | null = null;
  const listeners: (() => void)[] = [];
  const location = {
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
    get hash() {
      return url.hash;
    },
    toString: () => url.href,
    replace: (to: URL | string) => {
      url = new URL(String(to), url);
      left = url.href.slice(url.origin.length);
    },
  };
  const addEventListener = (_type: string, listener: () => void) => listeners.push(listener);
  vm.runInNewContext(script, { location, addEventListener, URL, decodeURIComponent });
  const editHash = (hash: string): string | null => {
    left = null;
    url = new URL(hash, url);
    listeners.forEach((listener) => listener());
    return left;
  };
  return { left: left as string | null, editHash };
}

describe("an old address", () => {
  const script = oldPageScript("/portal/docs/new", { "#a": "/portal/docs/other#b", "#größe": "/portal/docs/other" });

  test.each([
    ["/docs/old", "/portal/docs/new"],
    ["/docs/old?x=1", "/portal/docs/new?x=1"],
    ["/docs/old#kept", "/portal/docs/new#kept"],
    ["/docs/old?x=1#kept", "/portal/docs/new?x=1#kept"],
    ["/docs/old?x=1#a", "/portal/docs/other?x=1#b"],
    ["/docs/old#gr%C3%B6%C3%9Fe", "/portal/docs/other"],
    ["/docs/old#%E0%A4%A", "/portal/docs/new#%E0%A4%A"],
    ["/docs/old#__proto__", "/portal/docs/new#__proto__"],
  ])("%s leads to %s", (address, expected) => {
    expect(at(address, script).left).toBe(expected);
  });

  test("that names a place leads there, whatever the hash was", () => {
    expect(at("/old#x", oldPageScript("/new#part", {})).left).toBe("/new#part");
    expect(at("/old?q=1", oldPageScript("/new?tab=2#part", {})).left).toBe("/new?tab=2#part");
  });

  test("can't end its script early", () => {
    expect(oldPageScript("/a#</script>", { "#</script>": "/b" })).not.toContain("</script>");
  });
});

describe("a page whose anchors have moved", () => {
  const script = movedAnchorsScript({ "#a": "/docs/page#b", "#c": "/docs/other#d", "#e": "/docs/page" });

  test.each([
    ["/docs/page", null],
    ["/docs/page#kept", null],
    ["/docs/page#a", "/docs/page#b"],
    ["/docs/page?x=1#a", "/docs/page?x=1#b"],
    // The page isn't loaded again under another form of its address.
    ["/docs/page/#a", "/docs/page/#b"],
    ["/docs/page.html#a", "/docs/page.html#b"],
    ["/docs/page/index.html#a", "/docs/page/index.html#b"],
    ["/docs/page#c", "/docs/other#d"],
    ["/docs/page#e", "/docs/page"],
    ["/docs/page#constructor", null],
  ])("%s leads to %s", (address, expected) => {
    expect(at(address, script).left).toBe(expected);
  });

  test("leads on when the hash is edited, and nowhere from another page", () => {
    const page = at("/docs/page", script);
    expect(page.editHash("#kept")).toBeNull();
    expect(page.editHash("#a")).toBe("/docs/page#b");
    expect(at("/docs/page", script).editHash("/docs/else#a")).toBeNull();
  });
});

describe("in a page", () => {
  const html = "<html><head><title>A</title></head><body></body></html>";

  test("the script stands at the end of the head, once, however often the page is finished", () => {
    const once = withMovedAnchors(html, { "#a": "/b" });
    expect(once).toMatch(/<title>A<\/title><script data-moved-anchors="">.*<\/script><\/head>/);
    expect(withMovedAnchors(once, { "#a": "/b" })).toBe(once);
    expect(withMovedAnchors(once, { "#a": "/c" })).toContain('{"#a":"/c"}');
  });

  test("without moved anchors there is none, not even that of the last build", () => {
    expect(withMovedAnchors(html, undefined)).toBe(html);
    expect(withMovedAnchors(withMovedAnchors(html, { "#a": "/b" }), undefined)).toBe(html);
  });
});
