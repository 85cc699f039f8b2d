/** A comment, or a tag with its attributes: quoted values may hold `<` and `>`. */
const COMMENT_OR_TAG = /<!--[\s\S]*?-->|<(\/?[a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
/** Elements whose content is text up to their end tag. */
const RAW_TEXT = new Set(["script", "style", "textarea", "title", "noscript", "iframe", "xmp", "noembed", "noframes"]);
const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script\b/i;

/**
 * Texts of the scripts that stand in a page and that a Content-Security-Policy asks about, in the order of the
 * document, as the browser sees them: it reads CRLF as LF. Scripts with an address and blocks of data (JSON-LD) are
 * none of them.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  COMMENT_OR_TAG.lastIndex = 0;
  for (let match = COMMENT_OR_TAG.exec(html); match !== null; match = COMMENT_OR_TAG.exec(html)) {
    const name = match[1]?.toLowerCase() ?? "";
    if (!RAW_TEXT.has(name)) {
      continue;
    }
    const start = COMMENT_OR_TAG.lastIndex;
    const end = endOf(html, name, start);
    COMMENT_OR_TAG.lastIndex = end;
    if (name === "script" && isAskedAbout(match[2] ?? "")) {
      scripts.push(html.slice(start, end).replace(/\r\n?/g, "\n"));
    }
  }
  return scripts;
}

/** Where the element's end tag begins; the end of the page if it has none. */
function endOf(html: string, name: string, start: number): number {
  const tag = new RegExp(`</${name}[\\s/>]`, "gi");
  tag.lastIndex = start;
  return tag.exec(html)?.index ?? html.length;
}

function isAskedAbout(attributes: string): boolean {
  const type = valueOf(attributes, "type") ?? "";
  // Other words without a slash are kinds of scripts too: module, importmap, speculationrules.
  return valueOf(attributes, "src") === null && (!type.includes("/") || JAVASCRIPT.test(type.trim()));
}

/** Value of an attribute; null without it. */
function valueOf(attributes: string, name: string): string | null {
  for (const [, key = "", double, single, bare] of attributes.matchAll(
    /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    if (key.toLowerCase() === name) {
      return double ?? single ?? bare ?? "";
    }
  }
  return null;
}
