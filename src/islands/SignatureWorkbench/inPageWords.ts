import { tell, type Sentence } from "../../shared/signing/sentences/Sentence";

/** A sentence in the words that the page has for it, with code in backticks. */
export const inPageWords = (sentence: Sentence): string =>
  tell(sentence, (id) => wordsOf(document.querySelector(`[data-sentence="${id}"]`)));

function wordsOf(node: Node | null): string {
  const words = node?.hasChildNodes() ? [...node.childNodes].map(wordsOf).join("") : (node?.textContent ?? "");
  return node?.nodeName === "CODE" ? `\`${words}\`` : words;
}
