// Whether a document nests its elements as it is written. Browsers mend bad nesting silently (a
// `div` in a `p` ends the `p`), and React then finds another tree than the one it rendered: its
// hydration error #418. So: everything the parser had to add, close or move is a problem, and so is
// what the parser lets pass but the HTML standard doesn't.
import type { Token } from "parse5";
import { childrenOf, isElement, isText, parseDocument, type Element } from "./htmlTree";

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const RAW_TEXT = new Set(["script", "style", "textarea", "title", "noscript", "iframe"]);

const FLOW_ONLY = new Set(
  (
    "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr " +
    "main nav ol p pre section table ul"
  ).split(" "),
);
const PHRASING_PARENTS = new Set(
  "p h1 h2 h3 h4 h5 h6 pre span code strong em b i s small sub sup mark kbd samp var abbr cite q time label button".split(
    " ",
  ),
);
const INTERACTIVE = new Set(["a", "button", "details", "input", "label", "select", "textarea"]);
const INTERACTIVE_PARENTS = new Set(["a", "button"]);

/** Children that an element may only have; a missing parent entry means anything. */
const ONLY_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ["li", "script", "template"],
  ol: ["li", "script", "template"],
  dl: ["dt", "dd", "div", "script", "template"],
  table: ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"],
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: ["td", "th"],
  picture: ["source", "img"],
};
/** Parents that an element must have. */
const ONLY_PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol", "menu"],
  dt: ["dl", "div"],
  dd: ["dl", "div"],
  summary: ["details"],
  figcaption: ["figure"],
  source: ["picture", "video", "audio"],
};

/** What is wrong with the nesting of a document, each with its line; an empty list if nothing is. */
export function nestingProblems(source: string): string[] {
  // A line end after </html> belongs to the file, not to the body.
  const html = source.trimEnd();
  const problems: string[] = [];
  const say = (offset: number, message: string) => {
    problems.push(`line ${html.slice(0, offset).split("\n").length}: ${message}: ${excerpt(html, offset)}`);
  };
  const document = parseDocument(html);
  for (const child of childrenOf(document)) if (isElement(child)) checkElement(child, [], html, say);
  return problems;
}

type Say = (offset: number, message: string) => void;

function checkElement(element: Element, ancestors: readonly string[], html: string, say: Say): void {
  const { tagName } = element;
  const location = element.sourceCodeLocation;
  const parent = ancestors.at(-1);

  // The parser adds html, head, body and tbody where they aren't written; it also makes elements
  // out of stray end tags (</p>, </br>).
  if (!location?.startTag) {
    say(location?.startOffset ?? 0, `<${tagName}> isn't written there`);
    for (const child of childrenOf(element))
      if (isElement(child)) checkElement(child, [...ancestors, tagName], html, say);
    return;
  }
  const { startTag, endTag } = location;
  const closedByItself = html.slice(startTag.startOffset, startTag.endOffset).endsWith("/>");
  if (!endTag && !VOID.has(tagName) && !closedByItself)
    say(startTag.startOffset, `<${tagName}> is closed by something else`);

  checkModel(element, ancestors, parent, startTag, say);
  if (endTag) checkInside(element, startTag.endOffset, endTag.startOffset, html, say);
  for (const child of childrenOf(element))
    if (isElement(child)) checkElement(child, [...ancestors, tagName], html, say);
}

/** Children stand inside their parent, and no tag between them was dropped. */
function checkInside(element: Element, start: number, end: number, html: string, say: Say): void {
  if (RAW_TEXT.has(element.tagName)) return;
  for (const child of childrenOf(element)) {
    const location = child.sourceCodeLocation;
    if (!location) continue;
    if (location.startOffset < start || location.endOffset > end) {
      say(location.startOffset, `<${child.nodeName}> was moved into <${element.tagName}>`);
    } else if (isText(child)) {
      const tag = html.slice(location.startOffset, location.endOffset).search(/<[/a-z]/i);
      if (tag !== -1) say(location.startOffset + tag, `a tag in <${element.tagName}> was dropped`);
    }
  }
  // A dropped tag that no text surrounds leaves a gap between its neighbors.
  const edges = childrenOf(element).flatMap(({ sourceCodeLocation: at }) => (at ? [at] : []));
  let position = start;
  for (const { startOffset, endOffset } of edges) {
    if (startOffset > position) say(position, `a tag in <${element.tagName}> was dropped`);
    position = Math.max(position, endOffset);
  }
  if (end > position && edges.length > 0) say(position, `a tag in <${element.tagName}> was dropped`);
  if (edges.length === 0 && end > start) say(start, `a tag in <${element.tagName}> was dropped`);
}

function checkModel(
  { tagName }: Element,
  ancestors: readonly string[],
  parent: string | undefined,
  { startOffset }: Token.Location,
  say: Say,
): void {
  const children = parent === undefined ? undefined : ONLY_CHILDREN[parent];
  if (children && !children.includes(tagName)) say(startOffset, `<${tagName}> in <${parent ?? ""}>`);
  const parents = ONLY_PARENTS[tagName];
  if (parents && !parents.includes(parent ?? "")) say(startOffset, `<${tagName}> in <${parent ?? "nothing"}>`);
  if (FLOW_ONLY.has(tagName)) {
    const phrasing = nearestNonTransparent(ancestors);
    if (phrasing !== undefined && PHRASING_PARENTS.has(phrasing)) say(startOffset, `<${tagName}> in <${phrasing}>`);
  }
  if (INTERACTIVE.has(tagName)) {
    const outer = ancestors.find((ancestor) => INTERACTIVE_PARENTS.has(ancestor));
    if (outer !== undefined) say(startOffset, `<${tagName}> in <${outer}>`);
  }
}

/** `a`, `ins` and `del` allow what their parent allows. */
function nearestNonTransparent(ancestors: readonly string[]): string | undefined {
  return ancestors.findLast((ancestor) => !["a", "ins", "del"].includes(ancestor));
}

function excerpt(html: string, offset: number): string {
  return html.slice(offset, offset + 80).split("\n", 1)[0] ?? "";
}
