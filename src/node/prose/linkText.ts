/** Words that name nothing where a list of links, or a voice, says them alone. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...["here", "click here", "click", "press here", "tap here", "go here", "see here", "look here", "right here"],
  ...["this", "that", "it", "this one", "see this", "read this", "see", "go", "below", "above", "see below"],
  ...["see above", "this page", "that page", "the page", "page", "this link", "that link", "the link", "link", "links"],
  ...["this article", "this document", "this section", "this guide", "this post", "this site", "this website"],
  ...["follow this link", "click this link", "url", "more", "read more", "learn more", "see more", "show more"],
  ...["find out more", "more info", "more information", "more details", "details", "info", "continue"],
  ...["continue reading", "read on", "read"],
]);

const FIX = "say where it leads, in words that make sense alone: `[Error codes](…)`";

/** Why a link's text says nothing out of its sentence; null if it does. `words` is false for texts in other languages. */
export function linkTextFault(text: string, words: boolean): { readonly message: string; readonly fix: string } | null {
  const shown = text.replace(/\s+/g, " ").trim();
  if (shown === "") {
    return { message: "has no text", fix: FIX };
  }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(shown)) {
    const fix = "name what it leads to: `[Name](address)`; an address that readers have to type or copy is code";
    return { message: `shows a bare address, \`${shown}\``, fix };
  }
  if (/^[\w./-]+\.mdx?(?:#\S*)?$/.test(shown)) {
    return { message: `shows the name of a file, \`${shown}\``, fix: FIX };
  }
  const plain = shown
    .toLowerCase()
    .replace(/^[\s([«"“]+|[\s.,:;!?…)\]»›>→"”]+$/gu, "")
    .trim();
  return words && EMPTY_WORDS.has(plain) ? { message: `says nothing alone: \`${shown}\``, fix: FIX } : null;
}
