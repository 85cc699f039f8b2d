import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";

import type { SitePages } from "../../shared/notFound/SitePages";
import { loadSitePages } from "./loadSitePages";
import { useNotFound } from "./useNotFound";

jest.mock("./loadSitePages");

const SITE: SitePages = {
  pages: [
    ["/docs/bank-code", "Bank codes"],
    ["/docs/error-codes", "Error codes"],
  ],
  redirects: [
    ["/docs/old", "/docs/bank-code#list"],
    ["/docs/older", "/docs/error-codes"],
    ["/docs/older#banks", "/docs/bank-code#list"],
  ],
};
const LOCALES = [{ path: "" }];

const go = (address: string): string => {
  window.history.replaceState(null, "", address);
  return window.location.pathname;
};

async function ask(address: string, site: Promise<SitePages | null> = Promise.resolve(SITE)) {
  jest.mocked(loadSitePages).mockReturnValue(site);
  const hook = renderHook((pathname: string) => useNotFound(pathname, LOCALES), { initialProps: go(address) });
  await act(() => Promise.resolve());
  return hook;
}

beforeEach(() => jest.mocked(navigate).mockClear());
afterEach(() => go("/"));

test.each([
  ["/DOCS/Bank-Code.html?a=1#b", "/docs/bank-code?a=1#b"],
  ["/docs/Old?a=1", "/docs/bank-code?a=1#list"],
  // As a host's own redirect would lead: its hash counts before the reader's.
  ["/docs/Old#mine", "/docs/bank-code#list"],
  ["/docs/older?a=1#mine", "/docs/error-codes?a=1#mine"],
  ["/docs/Older#banks", "/docs/bank-code#list"],
])("%s is left for %s, and stays unseen [nav.aliases]", async (from, to) => {
  const { result } = await ask(from);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(to, { replace: true });
  expect(result.current).toEqual({ kind: "asking" });
});

test("an address that means nothing is not found, with the nearest pages [not-found.suggestions]", async () => {
  const { result } = await ask("/docs/bank-codex");
  expect(navigate).not.toHaveBeenCalled();
  expect(result.current).toEqual({
    kind: "decided",
    path: "/docs/bank-codex",
    near: [{ path: "/docs/bank-code", title: "Bank codes" }],
  });
});

test("without the list of pages the address is not found", async () => {
  const { result } = await ask("/DOCS/Bank-Code", Promise.resolve(null));
  expect(result.current).toEqual({ kind: "decided", path: "/DOCS/Bank-Code", near: [] });
  expect(navigate).not.toHaveBeenCalled();
});

test("the next address is asked about anew", async () => {
  const { result, rerender } = await ask("/docs/bank-codex");
  rerender(go("/docs/ERROR-codes"));
  await act(() => Promise.resolve());
  expect(result.current).toEqual({ kind: "asking" });
  expect(navigate).toHaveBeenCalledWith("/docs/error-codes", { replace: true });
});

test("a change of the hash alone asks nothing", async () => {
  const { rerender } = await ask("/docs/bank-codex");
  const asked = jest.mocked(loadSitePages).mock.calls.length;
  rerender(go("/docs/bank-codex#x"));
  expect(jest.mocked(loadSitePages)).toHaveBeenCalledTimes(asked);
});

test("an address that was left meanwhile moves nobody", async () => {
  let letGo: (site: SitePages) => void = () => undefined;
  const { unmount } = await ask("/DOCS/Bank-Code", new Promise((resolve) => (letGo = resolve)));
  unmount();
  letGo(SITE);
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
});
