import type { PageScope } from "../../hooks/pageScope/pageScope";
import { menuEntries } from "./menuEntries";

const SDK = { type: "link", label: "SDK", to: "/docs/quickstart/sdk", href: null, items: [] };
const bare = (type: string, label: string) => ({ type, label, to: null, href: null, items: [] });

const ENGLISH = { locale: "en", label: "English", path: "/docs/error-codes", exact: true };
const ARABIC = { locale: "ar", label: "العربية", path: "/ar/docs/error-codes", exact: true };
const SCOPE: PageScope = { path: "/docs/error-codes", locale: "en", localePath: "", alternates: [ENGLISH], doc: null };
const CHOICES = { scope: SCOPE, versions: [], address: "" };

test("links are links, and a dropdown is a group of its links, the page's own marked [drawer.docs-menu]", () => {
  const blog = { label: "Blog", to: "/blog", href: null };
  const codes = { label: "Error codes", to: "/docs/error-codes/", href: null };
  const more = { ...bare("dropdown", "More"), items: [blog, codes] };
  expect(menuEntries([SDK, more], CHOICES)).toEqual([
    SDK,
    { label: "More", links: [blog, { ...codes, current: "page" }] },
  ]);
});

test("search stays in the bar", () => {
  expect(menuEntries([bare("search", "Search"), SDK], CHOICES)).toEqual([SDK]);
});

test("a change of language keeps query and hash", () => {
  const scope = { ...SCOPE, alternates: [ENGLISH, ARABIC] };
  expect(menuEntries([bare("localeDropdown", "Language")], { ...CHOICES, scope, address: "?a=1#b" })).toEqual([
    {
      label: "Language",
      links: [
        { label: "English", to: "/docs/error-codes?a=1#b", href: null, lang: "en", current: "page" },
        { label: "العربية", to: "/ar/docs/error-codes?a=1#b", href: null, lang: "ar" },
      ],
    },
  ]);
});

test("versions are a group", () => {
  const versions = ["Next", "1.0"].map((label) => ({ label, to: `/docs/${label}`, href: null }));
  expect(menuEntries([bare("docsVersionDropdown", "Docs version")], { ...CHOICES, versions })).toEqual([
    { label: "Docs version", links: versions },
  ]);
});

test("one language or one version is no choice", () => {
  const items = [bare("localeDropdown", "Language"), bare("docsVersionDropdown", "Docs version")];
  const versions = [{ label: "Next", to: "/docs/x", href: null }];
  expect(menuEntries(items, { ...CHOICES, versions })).toEqual([]);
});
