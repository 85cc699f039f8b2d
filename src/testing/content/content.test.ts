// The shipped content through the real validators.
import { formatReport } from "../../node/issues";
import type { Project } from "../../node/project/loadProject";
import { resolveProduct } from "../../shared/product";
import { DOC_IDS } from "../build/specRoutes";
import { articleProblems } from "../fixtures/html";
import { articlesOf, loadContent, type Article } from "../fixtures/realSite";
import { readArticle, readMarkdown, type ArticleContent } from "../fixtures/words";

/** Share of an article's words that its Markdown has to have. */
const WORDS = 0.99;
const MAX_DESCRIPTION = 160;

let project: Project;
let docs: readonly Article[];
let articles: readonly Article[];
let contents: ReadonlyMap<Article, { readonly html: ArticleContent; readonly markdown: ArticleContent }>;

beforeAll(async () => {
  project = await loadContent();
  docs = articlesOf(project, "DocPage");
  articles = articlesOf(project, "DocPage", "BlogPost", "ContentPage");
  contents = new Map(
    articles.map((article) => [article, { html: readArticle(article.html), markdown: readMarkdown(article.markdown) }]),
  );
});

const contentOf = (article: Article) => contents.get(article) ?? { html: readArticle(""), markdown: readMarkdown("") };

/** What is wrong with which article: one line each. */
const faults = (of: readonly Article[], find: (article: Article) => readonly string[]): string[] =>
  of.flatMap((article) => find(article).map((fault) => `${article.path}: ${fault}`));

test("has no fault, not even one that only warns", () => {
  expect(project.issues.length === 0 ? "" : formatReport(project.issues, true, () => null)).toBe("");
});

test("has every docs page of the specification, whatever else it has", () => {
  const paths = docs.map(({ path }) => path);
  const slug = project.site?.settings.product.slug ?? "";
  expect(DOC_IDS.map((id) => `/docs/${resolveProduct(id, slug)}`).filter((path) => !paths.includes(path))).toEqual([]);
  expect(DOC_IDS.length).toBeGreaterThan(100);
});

test("has a title and a description for every page, short enough for a search engine, and none twice", () => {
  expect(
    faults(articles, ({ description }) =>
      description === null || description.length > MAX_DESCRIPTION
        ? [`${String(description?.length ?? "no")} description`]
        : [],
    ),
  ).toEqual([]);
  const twice = (texts: readonly (string | null)[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(docs.map(({ description }) => description))).toEqual([]);
});

test("has valid JSON in every JSON block", () => {
  const jsonOf = (article: Article): string[] =>
    contentOf(article).html.code.flatMap(({ language, text }) => (language === "json" ? [text] : []));
  expect(articles.flatMap(jsonOf).length).toBeGreaterThan(50);
  expect(
    faults(articles, (article) =>
      jsonOf(article).flatMap((text) => {
        try {
          JSON.parse(text);
          return [];
        } catch (error) {
          return [`${String(error)} in ${text.slice(0, 80)}`];
        }
      }),
    ),
  ).toEqual([]);
});

test("nests elements as browsers want them", () => {
  expect(faults(articles, ({ html }) => articleProblems(html))).toEqual([]);
});

test("has unique ids, and none in contents and sections that the page hasn't", () => {
  expect(
    faults(articles, ({ anchors, toc, sections }) => {
      const ids = new Set(anchors);
      const named = [...toc.map(({ id }) => id), ...sections.flatMap(({ anchor }) => anchor ?? [])];
      return [
        ...anchors.filter((id, index) => anchors.indexOf(id) !== index).map((id) => `${id} twice`),
        ...named.filter((id) => !ids.has(id)).map((id) => `${id} missing`),
      ];
    }),
  ).toEqual([]);
});

test("leaves no data expression and no mark of MDX in what readers see", () => {
  const mark = /\{(?:product|hosts|links)\.|^:::|&#x3C;\/?(?:div|span|p|Param|Steps)\b/m;
  expect(
    faults(articles, ({ html }) => mark.exec(html.replace(/<code>[\s\S]*?<\/code>/g, ""))?.slice(0, 1) ?? []),
  ).toEqual([]);
});

describe("as Markdown", () => {
  test(`has at least ${100 * WORDS} % of the words of every article`, () => {
    expect(
      faults(articles, (article) => {
        const { html, markdown } = contentOf(article);
        const known = new Set(markdown.words);
        const missing = html.words.filter((word) => !known.has(word));
        return missing.length > html.words.length * (1 - WORDS)
          ? [`${missing.length} of ${html.words.length}: ${missing.slice(0, 9).join(" ")}`]
          : [];
      }),
    ).toEqual([]);
  });

  test("has the same code blocks, byte for byte", () => {
    expect(articles.map((article) => contentOf(article).markdown.code)).toEqual(
      articles.map((article) => contentOf(article).html.code),
    );
  });

  test("links to the same places", () => {
    expect(articles.map((article) => contentOf(article).markdown.links)).toEqual(
      articles.map((article) => contentOf(article).html.links),
    );
  });

  test("has nothing of MDX left", () => {
    expect(
      faults(articles, ({ markdown }) => {
        const prose = markdown.replace(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2$/gm, "").replace(/(`+)[^`][\s\S]*?\1/g, "");
        return [...prose.matchAll(/^(?:import|export) .*$|<\/?[A-Z]\w*|\{(?:product|hosts|links)\.[^}]*\}|\{#/gm)].map(
          ([found]) => found,
        );
      }),
    ).toEqual([]);
  });
});
