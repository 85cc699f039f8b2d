// The HTML of every built page: title, headings, ids, nesting.
import { builtSite, isNotFoundPage, siteSettings, type BuiltPage } from "./builtSite";
import { articleOf, attribute, elementsNamed, elementsOf, parseDocument, textOf, type HtmlDocument } from "./htmlTree";
import { nestingProblems } from "./nesting";

const { title: siteTitle, delimiter } = siteSettings();
const { pages } = builtSite();

/** What is wrong on which page, so that a failure names both. */
function problemsOf(check: (page: BuiltPage) => string[]): string[] {
  return pages.flatMap((page) => check(page).map((problem) => `${page.file}: ${problem}`));
}

function titleProblems(document: HtmlDocument, route: string): string[] {
  const titles = elementsNamed(document, "title").filter(({ namespaceURI }) => namespaceURI.endsWith("xhtml"));
  const [title = ""] = titles.map(textOf);
  const suffix = ` ${delimiter} ${siteTitle}`;
  if (titles.length !== 1) return [`has ${titles.length} titles`];
  if (route === "/" && title === siteTitle) return [];
  return title.endsWith(suffix) && title.length > suffix.length ? [] : [`has the title "${title}"`];
}

function headingProblems(document: HtmlDocument): string[] {
  const headings = elementsNamed(document, "h1", "h2", "h3", "h4", "h5", "h6");
  const h1 = headings.filter(({ tagName }) => tagName === "h1");
  const own = articleOf(document);
  const levels = (own ? elementsNamed(own, "h1", "h2", "h3", "h4", "h5", "h6") : []).map(({ tagName }) =>
    Number(tagName[1]),
  );
  return [
    ...(h1.length === 1 ? [] : [`has ${h1.length} h1`]),
    ...h1.filter((heading) => textOf(heading).trim() === "").map(() => "has an empty h1"),
    ...levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? level) + 1 ? [`skips from h${levels[index - 1] ?? 0} to h${level}`] : [],
    ),
  ];
}

function duplicateIds(document: HtmlDocument): string[] {
  const ids = [...elementsOf(document)].flatMap((element) => attribute(element, "id") ?? []);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has the id "${id}" twice`);
}

test("there are pages", () => {
  expect(pages.filter((page) => !isNotFoundPage(page)).length).toBeGreaterThan(130);
});

test("titles are `page | site` [seo.title]", () => {
  expect(problemsOf(({ document, route }) => titleProblems(document, route))).toEqual([]);
});

test("every page has one h1 and skips no level", () => {
  expect(problemsOf(({ document }) => headingProblems(document))).toEqual([]);
});

test("no id is there twice", () => {
  expect(problemsOf(({ document }) => duplicateIds(document))).toEqual([]);
});

test("elements are nested as they are written", () => {
  expect(problemsOf(({ html }) => nestingProblems(html))).toEqual([]);
});

test("every page says its language and describes itself", () => {
  const missing = problemsOf((page) => {
    const [html] = elementsNamed(page.document, "html");
    const lang = html && attribute(html, "lang");
    const description = elementsNamed(page.document, "meta").find((meta) => attribute(meta, "name") === "description");
    return [
      ...(lang ? [] : ["has no lang"]),
      ...(isNotFoundPage(page) || (description && attribute(description, "content")) ? [] : ["has no description"]),
    ];
  });
  expect(missing).toEqual([]);
});

describe("these checks see", () => {
  const page = (head: string, body: string) =>
    `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

  test.each([
    ["no title", "", "/x"],
    ["another site's title", "<title>Page | Other</title>", "/x"],
    ["no page's title", `<title>${siteTitle}</title>`, "/x"],
    ["nothing before the delimiter", `<title> ${delimiter} ${siteTitle}</title>`, "/x"],
    ["two titles", `<title>A ${delimiter} ${siteTitle}</title><title>B ${delimiter} ${siteTitle}</title>`, "/x"],
  ])("%s", (_, head, route) => {
    expect(titleProblems(parseDocument(page(head, "")), route)).toHaveLength(1);
  });

  test.each([
    ["no h1", "<main><h2>A</h2></main>"],
    ["two h1", "<main><h1>A</h1><h1>B</h1></main>"],
    ["an empty h1", "<main><h1> </h1></main>"],
    ["a skipped level", "<main><h1>A</h1><h2>B</h2><h4>C</h4></main>"],
  ])("%s", (_, body) => {
    expect(headingProblems(parseDocument(page("", body)))).toHaveLength(1);
  });

  test("an id twice", () => {
    expect(duplicateIds(parseDocument(page("", '<p id="a"></p><p id="b"></p><p id="a"></p>')))).toEqual([
      'has the id "a" twice',
    ]);
  });

  test.each([
    ["a div in a p", "<p>a<div>b</div></p>"],
    ["a list in a p", "<p>a<ul><li>b</li></ul></p>"],
    ["a p in a heading", "<h2><p>a</p></h2>"],
    ["a div in a span", "<span><div>a</div></span>"],
    ["a block in a link in a p", "<p><a href='/'><div>a</div></a></p>"],
    ["a link in a link", "<a href='/'>a<a href='/'>b</a></a>"],
    ["a button in a link", "<a href='/'><button>a</button></a>"],
    ["a button in a button", "<button><button>a</button></button>"],
    ["an li in a div", "<div><li>a</li></div>"],
    ["a p in a list", "<ul><p>a</p></ul>"],
    ["an unclosed p", "<div><p>a</div>"],
    ["rows without tbody", "<table><tr><td>a</td></tr></table>"],
    ["text moved out of a table", "<table><tbody><tr><td>a</td></tr></tbody><tr>b</tr></table>"],
    ["a stray end tag", "<div>a</span>b</div>"],
    ["a stray end tag without text", "<div><i>a</i></span><i>b</i></div>"],
    ["a form in a form", "<form><div><form><input></form></div></form>"],
    ["a summary outside details", "<div><summary>a</summary></div>"],
    ["a figcaption outside a figure", "<div><figcaption>a</figcaption></div>"],
  ])("%s", (_, body) => {
    expect(nestingProblems(page("", body))).not.toEqual([]);
  });

  test("nothing wrong in good HTML", () => {
    const good = `
      <script>if (a < b) document.write("<p>");</script>
      <noscript><p>a</p></noscript>
      <main><h1 id="a">A <a href="#a"></a></h1><p>a <code>&lt;b&gt;</code> <br>c<img alt="" src="/a"></p>
      <figure><figcaption>a</figcaption><pre tabindex="0"><code><span>a</span>\n\n<span>b</span></code></pre></figure>
      <ul><li><p>a</p><ol><li>b</li></ol></li></ul><svg viewBox="0 0 1 1"><path d="M0 0"/><path d="M0 0"></path></svg>
      <div><table><thead><tr><th>a</th></tr></thead><tbody><tr><td><ul><li>b</li></ul></td></tr></tbody></table></div>
      <details><summary>a</summary><div>b</div></details><ul></ul><picture><source srcset="/a"><img alt=""></picture>
      <a href="/"><div>a</div></a><dl><div><dt>a</dt><dd>b</dd></div></dl><p></p></main>`;
    expect(nestingProblems(page("<title>a</title><style>a > b {}</style><meta charset='utf-8'>", good))).toEqual([]);
  });
});
