import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Code, Image, Nodes, RootContent } from "mdast";
import GithubSlugger from "github-slugger";
import { posix } from "node:path";

import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../shared/limits";
import type { CompiledPage, ContentLink, Heading } from "../../shared/contracts/CompiledPage";
import { nearest } from "../../shared/nearest";
import { splitUrl } from "../../shared/paths";
import type { Issue } from "../issues";
import type { CompileInputs, ContentSource, ImageInfo } from "./CompileInputs";
import { interpolate } from "./expressions";
import { splitFrontMatter } from "./frontMatter";
import { takeHeadingIds } from "./headingIds";
import { headingOrderFault } from "./headingOrder";
import { highlight, languageName, leanCode, loadLanguages } from "./highlight";
import { foreseeOperation } from "./blocks/foreseeOperation";
import { resolveImageReferences } from "./imageReferences";
import { resolveLink, safeDecode } from "./links";
import { markdownSlips } from "./markdownSlips";
import { isBlockElement, pointOf, property } from "./nodeTypes";
import type { Point } from "./nodeTypes";
import type { PageContext } from "./PageContext";
import { parse } from "./parse";
import { pointsIn } from "./pointsIn";
import { collectIds, cutSections } from "./sections";
import { convert } from "./toHast";
import type { HastOutput } from "./toHast";
import { articleMarkdown } from "./toMarkdown";
import { transform } from "./transform";

export interface CompileResult {
  /** null when the source can't be parsed. */
  readonly page: CompiledPage | null;
  readonly issues: readonly Issue[];
}

/**
 * Compiles one content file: parse -> resolve -> hast -> HTML and everything else that is read off the same tree.
 * Depends on nothing but its arguments; all faults of the page come back together.
 *
 * MDX syntax goes to HTML without JavaScript in between: `@mdx-js/mdx` generates and evaluates a module a page,
 * which took 53 ms a page where this way takes 20 (see CONTRIBUTING, "How content becomes pages").
 */
export async function compilePage(source: ContentSource, inputs: CompileInputs): Promise<CompileResult> {
  const issues: Issue[] = [];
  const report = (issue: Omit<Issue, "file">): void => {
    issues.push({ file: source.file, ...issue });
  };
  try {
    return { page: await compileSource(source, inputs, report, issues), issues };
  } catch (error) {
    // One page must not take the others' faults with it.
    report({
      line: 1,
      column: 1,
      rule: "mdx-syntax",
      message: `the page can't be compiled: ${error instanceof Error ? error.message : String(error)}`,
      fix: "simplify the nesting of quotes, lists and blocks on the page",
    });
    return { page: null, issues };
  }
}

/** `issues` are those reported so far. */
async function compileSource(
  source: ContentSource,
  inputs: CompileInputs,
  report: PageContext["report"],
  issues: readonly Issue[],
): Promise<CompiledPage | null> {
  const { body, ids } = takeHeadingIds(splitFrontMatter(source.text).body, source.format);
  const tree = parse(body, source.format, report);
  if (tree === null) {
    return null;
  }
  const pointAt = pointsIn(body);
  for (const { offset, ...slip } of markdownSlips(tree, body)) {
    report({ ...pointAt(offset), rule: "markdown-form", ...slip });
  }
  inputs.lint?.check({ source, body, tree }).forEach(report);

  const links: ContentLink[] = [];
  const slugger = new GithubSlugger();
  const twins = reserveIds(ids, slugger, report);
  const output: HastOutput = {
    headings: [],
    current: { level: 1, id: "", text: "" },
    tableLabels: new Map(),
    state: null,
  };
  const languages = new Set<string>();
  const images = new Map<string, ImageInfo>();
  const page: PageContext = {
    source,
    body,
    inputs,
    report,
    links,
    assets: new Set(),
    islands: new Set(),
    slugger,
    headingIds: ids,
    images,
    href: (url, at) => {
      const { link, href } = resolveLink(url, at, source, inputs, report);
      links.push(link);
      // A file beside the page was looked up; whether the site has an address of its own is checked with all files.
      if (link.kind === "asset" && !url.startsWith("/")) {
        page.assets.add(splitUrl(link.resolved).path);
      }
      return href;
    },
    text: (value, at) =>
      interpolate(value, inputs.scope, (fault) => {
        report({
          ...at,
          rule: "unknown-expression",
          message: fault.message,
          known: fault.known,
          fix: fault.fix ?? "use a known name, or add it to content/site.yaml",
        });
      }),
    currentHeading: () => output.current,
    addHeading: (heading, at) => {
      const fault = headingOrderFault(heading, output.headings);
      if (fault !== null) {
        report({ ...at, rule: "heading-level", ...fault });
      }
      output.headings.push(heading);
      output.current = heading;
    },
    highlight: (code, language) =>
      // Asked of the page, not of the highlighter: what other pages have loaded must not change this one.
      leanCode(highlight(core, code, languages.has(language) ? language : "text", NO_LINES)),
    shown: new Map(),
    toHast: (nodes) => convert(nodes, page, core, output),
  };

  resolveImageReferences(tree);
  transform(tree, page);
  const found: Image[] = [];
  walk(tree, (node) => {
    if (node.type === "code") {
      languages.add(languageName((node satisfies Code).lang ?? "") ?? "text");
    } else if (node.type === "image") {
      found.push(node);
    } else if (isBlockElement(node)) {
      for (const language of foreseeOperation(node, page)) {
        languages.add(language);
      }
    }
  });
  const core = await loadLanguages(languages);
  await lookUpImages(found, page, images);

  const article = convert(tree.children, page, core, output);
  markExternalLinks(article);
  const anchors = collectIds(article);
  reportTwins(anchors, twins, report);
  // What blocks report of their content is bad nesting too, and better said there.
  if (issues.every(({ rule }) => rule !== "block-usage")) {
    reportNesting(article, { a: null, phrasing: null, at: { line: 1, column: 1 } }, report);
  }
  return {
    html: toHtml({ type: "root", children: article }),
    toc: contentsOf(output.headings, page.shown),
    headings: output.headings,
    sections: cutSections(article),
    links,
    anchors,
    assets: [...page.assets].sort(),
    islands: [...page.islands].sort(),
    markdown: articleMarkdown(article),
  };
}

/** The table of contents. With several calls on a page it lists the calls: their parts have the same names each time. */
function contentsOf(headings: readonly Heading[], shown: ReadonlyMap<string, string>): Heading[] {
  const severalCalls = [...shown.keys()].filter((key) => key.startsWith("call:")).length > 1;
  return headings.filter(
    ({ level, id }) => level >= TOC_MIN_LEVEL && level <= TOC_MAX_LEVEL && !(severalCalls && shown.has(`part:${id}`)),
  );
}

const NO_LINES: ReadonlySet<number> = new Set();

/** Elements that end an open paragraph, or may not stand within a line for another reason. */
const BLOCK =
  /^(?:p|div|ul|ol|dl|table|figure|pre|h[1-6]|hr|details|blockquote|section|header|footer|aside|nav|article|main)$/;
/** Elements that hold text only. A link is none: it may hold what the element around it may. */
const PHRASING =
  /^(?:p|h[1-6]|pre|code|kbd|samp|var|span|strong|em|b|i|u|s|del|ins|small|sub|sup|mark|abbr|cite|q|button|label)$/;

/** Where an element of the article stands. */
interface Surroundings {
  /** The link around it. */
  readonly a: string | null;
  /** The nearest element around it that holds text only. */
  readonly phrasing: string | null;
  readonly at: Point;
}

/** Elements within others that can't hold them: browsers would close the outer ones, and show something else. */
function reportNesting(nodes: readonly ElementContent[], around: Surroundings, report: PageContext["report"]): void {
  for (const node of nodes) {
    if (node.type !== "element") {
      continue;
    }
    const { tagName } = node;
    const start = positionWithin(node);
    const at = start ?? around.at;
    const outer = tagName === "a" ? around.a : BLOCK.test(tagName) ? around.phrasing : null;
    if (outer !== null) {
      report({
        ...at,
        rule: "block-usage",
        message: `\`<${tagName}>\` stands inside \`<${outer}>\`, which can't hold it`,
        fix:
          tagName === "a"
            ? "keep one of the two links: a link can't hold another one"
            : `end the \`<${outer}>\` before it, or keep to one line of text`,
      });
    }
    // Reported once: what a misplaced element holds is judged by that element alone.
    const inner = outer === null ? around : { ...around, a: null, phrasing: null };
    reportNesting(
      node.children,
      {
        a: tagName === "a" ? tagName : inner.a,
        phrasing: PHRASING.test(tagName) ? tagName : inner.phrasing,
        at,
      },
      report,
    );
  }
}

/** Start of an element, or of the first thing in it of which the place is known: blocks make elements without. */
function positionWithin(node: ElementContent): Point | null {
  if (node.position !== undefined) {
    return pointOf(node);
  }
  for (const child of node.type === "element" ? node.children : []) {
    const found = positionWithin(child);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/**
 * Explicit ids come first, so that a generated one never takes an explicit one's place. Gives those that stand
 * twice, which are reported here.
 */
function reserveIds(
  ids: ReadonlyMap<number, string>,
  slugger: GithubSlugger,
  report: PageContext["report"],
): ReadonlySet<string> {
  const lines = new Map<string, number>();
  const twins = new Set<string>();
  for (const [line, id] of ids) {
    const first = lines.get(id);
    if (first !== undefined) {
      twins.add(id);
      report({
        line,
        column: 1,
        rule: "duplicate-anchor",
        message: `the id \`${id}\` stands on line ${String(first)} too`,
        fix: "give one of the headings another id",
      });
    }
    lines.set(id, line);
    slugger.slug(id, true);
  }
  return twins;
}

/** `reported` are the ids of which it was said before. */
function reportTwins(anchors: readonly string[], reported: ReadonlySet<string>, report: PageContext["report"]): void {
  const seen = new Set<string>();
  for (const id of anchors) {
    if (seen.has(id) && !reported.has(id)) {
      report({
        line: 1,
        column: 1,
        rule: "duplicate-anchor",
        message: `the id \`${id}\` is there twice on the page`,
        fix: "show the data or the field once, or give the heading an explicit id `{#…}`",
      });
    }
    seen.add(id);
  }
}

/** What a link leads to on another site gets no handle on the page it was opened from. */
function markExternalLinks(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if (node.type === "element") {
      if (node.tagName === "a" && /^(?:https?:)?\/\//i.test(property(node, "href"))) {
        node.properties["rel"] = ["noopener"];
      }
      markExternalLinks(node.children);
    }
  }
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ("children" in node) {
    for (const child of node.children as RootContent[]) {
      walk(child, visit);
    }
  }
}

async function lookUpImages(found: readonly Image[], page: PageContext, into: Map<string, ImageInfo>): Promise<void> {
  const { source, inputs } = page;
  for (const image of found) {
    const at: Point = pointOf(image);
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(image.url)) {
      page.report({
        ...at,
        rule: "missing-asset",
        message: `image \`${image.url}\` is on another host`,
        fix: "put the image beside the page: pages load nothing from elsewhere",
      });
      continue;
    }
    const path = safeDecode(image.url);
    const file = path.startsWith("/") ? path : posix.normalize(posix.join(posix.dirname(source.contentFile), path));
    const info = await inputs.imageOf(file);
    if (info === null) {
      const near = nearest(file, inputs.knownAssets(file), 3);
      page.report({
        ...at,
        rule: "missing-asset",
        message: `image \`${image.url}\` not found (looked for \`${file}\`)`,
        known: near,
        fix:
          near[0] === undefined
            ? "put the file there, or correct the path"
            : "correct the path; the case of letters counts",
      });
    } else {
      into.set(image.url, info);
    }
  }
}
