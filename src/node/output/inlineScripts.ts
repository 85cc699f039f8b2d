import { attributesOf, startTags } from "../html";

const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script\b/i;

/**
 * Texts of the scripts that stand in a page and that a Content-Security-Policy asks about, in the order of the
 * document, as the browser sees them: it reads CRLF as LF. Scripts with an address and blocks of data (JSON-LD) are
 * none of them.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const { name, attributes, text } of startTags(html, { scripting: true })) {
    if (name === "script" && isAskedAbout(attributes)) {
      scripts.push(text.replace(/\r\n?/g, "\n"));
    }
  }
  return scripts;
}

function isAskedAbout(attributes: string): boolean {
  const values = new Map(attributesOf(attributes));
  const type = values.get("type") ?? "";
  // Other words without a slash are kinds of scripts too: module, importmap, speculationrules.
  return !values.has("src") && (!type.includes("/") || JAVASCRIPT.test(type.trim()));
}
