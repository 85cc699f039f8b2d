// Everything that the built pages link to or load is there, anchors included.
import { builtSite, filesIn, PREFIX, redirectTarget, siteSettings } from "./builtSite";
import { attribute, elementsNamed, parseDocument, type HtmlDocument } from "./htmlTree";
import { brokenLinks, referencesOf, type LinkedSite } from "./links";

const { pages, redirects } = builtSite();
const trimmed = (route: string) => route.replace(/\/$/, "");

const site: LinkedSite = {
  documents: new Map([...pages, ...redirects].map(({ route, document }) => [trimmed(route), document])),
  files: new Set(filesIn()),
  prefix: PREFIX,
  url: siteSettings().url,
};

test("every internal link, image, script, style and anchor leads somewhere [decision.broken-links]", () => {
  expect(pages.flatMap(({ route, document }) => brokenLinks(route, document, site))).toEqual([]);
});

test("every redirect leads to a page, at once, and says where for readers who don't follow it", () => {
  const wrong = redirects.flatMap(({ route, document }) => {
    const target = redirectTarget(document) ?? "";
    const page = pages.find((one) => PREFIX + trimmed(one.route) === trimmed(target.replace(/#.*$/, "")));
    const links = elementsNamed(document, "a").map((link) => attribute(link, "href"));
    return [
      ...(page ? [] : [`${route} leads to ${target}, which is no page`]),
      ...(links.includes(target) ? [] : [`${route} has no link to ${target}`]),
      ...brokenLinks(route, document, site),
    ];
  });
  expect(wrong).toEqual([]);
});

test("there are links on every page", () => {
  expect(pages.filter(({ document }) => referencesOf(document).length < 10).map(({ route }) => route)).toEqual([]);
});

describe("this check sees", () => {
  const documentOf = (body: string): HtmlDocument => parseDocument(`<html><body>${body}</body></html>`);
  const small = (prefix: string): LinkedSite => ({
    documents: new Map([
      ["", documentOf("")],
      ["/docs/a", documentOf('<h2 id="pay">Pay</h2><h2 id="größe">G</h2>')],
    ]),
    files: new Set(["img/a b.png", "app.js"]),
    prefix,
    url: "https://doc.example.com",
  });

  test.each([
    ["a missing page", '<a href="/docs/b">b</a>'],
    ["a missing relative page", '<a href="b">b</a>'],
    ["a missing anchor", '<a href="/docs/a#refund">b</a>'],
    ["a missing anchor on the page itself", '<a href="#refund">b</a>'],
    ["a missing image", '<img src="/img/b.png" alt="">'],
    ["a missing source of an image", '<img src="/img/a%20b.png" srcset="/img/a%20b.png 1x, /img/c.png 2x" alt="">'],
    ["a missing script", '<script src="/other.js"></script>'],
    ["a missing page under its published address", '<a href="https://doc.example.com/docs/b">b</a>'],
    ["an address of another case", '<a href="/docs/A">b</a>'],
    ["an address that is none", '<a href="https://">b</a>'],
  ])("%s", (_, body) => {
    expect(brokenLinks("/docs/a", documentOf(body), small(""))).toHaveLength(1);
  });

  test("an address without the path prefix", () => {
    expect(brokenLinks("/docs/a", documentOf('<a href="/docs/a">a</a>'), small("/portal"))).toHaveLength(1);
    expect(brokenLinks("/docs/a", documentOf('<a href="/portal/docs/a">a</a>'), small("/portal"))).toEqual([]);
  });

  test("nothing wrong with good links", () => {
    const good =
      documentOf(`<a href="/">a</a><a href="/docs/a/">a</a><a href="/docs/a#pay">a</a><a href="#gr%C3%B6%C3%9Fe">a</a>
      <a href="/docs/a?x=1#pay">a</a><a href="https://example.com/nowhere">a</a><a href="mailto:a@example.com">a</a>
      <a href="tel:1">a</a><img src="/img/a%20b.png" alt=""><script src="/app.js"></script>`);
    expect(brokenLinks("/docs/a", good, small(""))).toEqual([]);
  });
});
