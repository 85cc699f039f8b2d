import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import { readPageData } from "./readPageData";
import { writePageData } from "./writePageData";

const HTML = '<h2 id="a">A &amp; b</h2><p>1 &lt; 2</p>';
jest.mock("../../hooks/sidebar/useSidebarLists", () => ({ SIDEBAR_QUERY: "2" }));

const DATA = {
  path: "/docs/a",
  componentChunkName: "component---src-templates-doc-tsx",
  staticQueryHashes: ["1"],
  result: {
    data: { page: { title: "A </script><!-- b", html: HTML }, previous: null, next: { path: "/docs/b" } },
    pageContext: { nextId: "b" },
  },
};

const ARTICLE = `<article><div class="content">${HTML}</div></article>`;

/** What the renderer of HTML is given for a page with this data. */
function written(data: unknown): ReactNode[] {
  const setPostBodyComponents = jest.fn<undefined, [ReactNode[]]>();
  const loadPageDataSync = jest.fn().mockReturnValue(data);
  writePageData({ pathname: "/docs/a", loadPageDataSync, setPostBodyComponents });
  expect(loadPageDataSync).toHaveBeenCalledWith("/docs/a");
  return setPostBodyComponents.mock.lastCall?.[0] ?? [];
}

/** The document that a reader's browser makes of it. */
function pageOf(components: ReactNode[], article = ARTICLE): Document {
  const { container } = render(<>{components}</>);
  return new DOMParser().parseFromString(`<body>${article}${container.innerHTML}</body>`, "text/html");
}

function read(page: Document): unknown {
  const loader: { pageData?: unknown } = {};
  readPageData(page, loader);
  return loader.pageData;
}

test("the loader gets what the file has, with the article from the document", () => {
  expect(read(pageOf(written(DATA)))).toEqual(DATA);
});

test("the sidebar's data is not asked for with the page, which has what shows of it", () => {
  expect(read(pageOf(written({ ...DATA, staticQueryHashes: ["2", "1"] })))).toMatchObject({ staticQueryHashes: ["1"] });
  const { staticQueryHashes: _none, ...without } = DATA;
  expect(read(pageOf(written(without)))).toMatchObject({ staticQueryHashes: [] });
});

test("the article is in the page once", () => {
  const page = pageOf(written(DATA));
  expect(page.getElementById("page-data")?.textContent).not.toContain("<");
  expect(page.documentElement.outerHTML.split("A &amp; b")).toHaveLength(2);
});

test("the data that the page was rendered with stays as it was", () => {
  const before = JSON.parse(JSON.stringify(DATA)) as unknown;
  written(DATA);
  expect(DATA).toEqual(before);
});

test.each([
  ["a page without an article", { path: "/", result: { data: { site: { title: "A" }, page: null } } }],
  ["a page without a query", { path: "/", result: { pageContext: {} } }],
  ["no data, as in develop", null],
])("%s has no such element", (_what, data) => {
  expect(written(data)).toEqual([]);
});

test("where nobody can be asked for data, as in develop, nothing is written", () => {
  const setPostBodyComponents = jest.fn();
  writePageData({ pathname: "/", setPostBodyComponents } as unknown as Parameters<typeof writePageData>[0]);
  expect(setPostBodyComponents).not.toHaveBeenCalled();
});

test.each([
  ["no element", [], ARTICLE],
  ["no article", written(DATA), ""],
  [
    "data cut off",
    [<script key="a" id="page-data" type="application/json" dangerouslySetInnerHTML={{ __html: '{"pa' }} />],
    ARTICLE,
  ],
])("with %s the loader asks for the file", (_what, components, article) => {
  expect(read(pageOf(components, article))).toBeUndefined();
});
