/** A comment, or a tag with its attributes: quoted values may hold `<` and `>`. */
const COMMENT_OR_TAG = /<!--[\s\S]*?-->|<(\/?[a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** Elements whose content is text up to their end tag; `noscript` for browsers that run scripts. */
const RAW_TEXT = ["script", "style", "textarea", "title", "iframe", "xmp", "noembed", "noframes"];
const WITH_SCRIPT: ReadonlySet<string> = new Set([...RAW_TEXT, "noscript"]);
const WITHOUT_SCRIPT: ReadonlySet<string> = new Set(RAW_TEXT);

/** A start tag as it stands in a page. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** Text of its attributes: `attributesOf` reads it. */
  readonly attributes: string;
  /** Text of an element that holds nothing but text (a script, a title); "" for any other. */
  readonly text: string;
}

/**
 * Start tags of a page in their order, as a browser that runs scripts sees them, or (`scripting: false`) one that
 * doesn't and reads what is in `noscript`. Meant for pages that this site has built: of broken HTML it makes no sense.
 */
export function* startTags(html: string, { scripting }: { readonly scripting: boolean }): Generator<StartTag> {
  const isText = scripting ? WITH_SCRIPT : WITHOUT_SCRIPT;
  const tags = new RegExp(COMMENT_OR_TAG);
  for (let match = tags.exec(html); match !== null; match = tags.exec(html)) {
    const name = match[1]?.toLowerCase() ?? "";
    if (name === "" || name.startsWith("/")) {
      continue;
    }
    const start = tags.lastIndex;
    if (isText.has(name)) {
      tags.lastIndex = endOf(html, name, start);
    }
    yield { name, attributes: match[2] ?? "", text: html.slice(start, tags.lastIndex) };
  }
}

/** Where the element's end tag begins; the end of the page if it has none. */
function endOf(html: string, name: string, start: number): number {
  const tag = new RegExp(`</${name}[\\s/>]`, "gi");
  tag.lastIndex = start;
  return tag.exec(html)?.index ?? html.length;
}
