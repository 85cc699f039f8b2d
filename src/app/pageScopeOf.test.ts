import { SITE } from "../testing/fixtures/site";
import { pageScopeOf } from "./pageScopeOf";

const EN = { code: "en", label: "English", dir: "ltr", path: "" };
const AR = { code: "ar", label: "العربية", dir: "rtl", path: "/ar" };
const MANY = { ...SITE, locales: [EN, AR] };

const doc = {
  docId: "start",
  path: "/docs/start",
  title: "Start",
  versionName: "current",
  versions: [],
  alternates: [],
};

test("a page whose data holds a doc is one of the docs, whatever its address", () => {
  const scope = pageScopeOf({ data: { page: doc }, pageContext: { root: true }, path: "/docs" }, SITE);
  expect(scope).toEqual({
    path: "/docs/start",
    locale: "en",
    localePath: "",
    alternates: [{ locale: "en", label: "English", path: "/docs/start", exact: true }],
    doc: {
      docId: "start",
      path: "/docs/start",
      versionName: "current",
      versions: [{ name: "current", label: "Next", path: "/docs/start", exact: true }],
    },
  });
});

test("locales and versions of a doc come from its data", () => {
  const alternates = [
    { locale: "en", label: "English", path: "/docs/1.0/start", exact: true },
    { locale: "ar", label: "العربية", path: "/ar/docs/start", exact: false },
  ];
  const versions = [{ name: "1.0", label: "1.0", path: "/ar/docs/1.0/start", exact: true }];
  const page = { ...doc, path: "/ar/docs/1.0/start", versionName: "1.0", versions, alternates };
  const scope = pageScopeOf({ data: { page }, pageContext: {}, path: "/ar/docs/1.0" }, MANY);
  expect(scope).toMatchObject({ locale: "ar", localePath: "/ar", alternates, doc: { versionName: "1.0", versions } });
});

test.each([["page"], ["post"], ["tag"]])("the node that a template calls %s says where its page is", (name) => {
  const data = { [name]: { path: "/ar/blog/welcome", alternates: [] } };
  expect(pageScopeOf({ data, pageContext: {}, path: "/elsewhere" }, MANY)).toMatchObject({
    ...{ path: "/ar/blog/welcome", locale: "ar", localePath: "/ar", doc: null },
  });
});

describe("a page that no content makes", () => {
  test.each([
    ["/", {}, "en", ["/", "/ar"]],
    ["/ar", { localePath: "/ar" }, "ar", ["/", "/ar"]],
    ["/ar/blog", { localePath: "/ar" }, "ar", ["/blog", "/ar/blog"]],
  ])("%s has its locale from the context, and is in every one", (path, pageContext, locale, paths) => {
    const scope = pageScopeOf({ data: { siteConfig: {} }, pageContext, path }, MANY);
    expect(scope).toMatchObject({ path, locale, doc: null });
    expect(scope.alternates.map((page) => page.path)).toEqual(paths);
    expect(scope.alternates.every(({ exact }) => exact)).toBe(true);
  });

  test("the not-found page is the same at every address, as its HTML was made at one", () => {
    const at = (path: string | null) => pageScopeOf({ data: {}, pageContext: {}, path }, MANY);
    for (const path of ["/404.html", "/ar/nope", "/docs/1.0/nope", null]) {
      expect(at(path)).toEqual({ ...at("/404.html"), path });
    }
    expect(at("/ar/nope").alternates.map(({ path, exact }) => `${path} ${String(exact)}`)).toEqual([
      ...["/ false", "/ar false"],
    ]);
  });
});

test.each([[undefined], [null], [{}], [{ page: null }], [{ page: { docId: 1, path: 2 } }], ["text"]])(
  "%j as data is none of the docs",
  (data) => {
    expect(pageScopeOf({ data, pageContext: undefined, path: "/x" }, SITE)).toMatchObject({ path: "/x", doc: null });
  },
);
