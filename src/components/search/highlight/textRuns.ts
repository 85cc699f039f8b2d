/** Texts below an element; those with nothing but places for a line break between them are one: `ORDER_<wbr>NOT`. */
export function textRuns(root: Element): Text[][] {
  const runs: Text[][] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node as Text;
    const before = runs.at(-1);
    if (before !== undefined && before.at(-1) === textBefore(text)) {
      before.push(text);
    } else {
      runs.push([text]);
    }
  }
  return runs;
}

function textBefore(text: Text): ChildNode | null {
  let before = text.previousSibling;
  while (before !== null && (before.nodeName === "WBR" || before.nodeType === Node.COMMENT_NODE)) {
    before = before.previousSibling;
  }
  return before;
}

/** Part of a run, by its offsets in the joined text. */
export function rangeIn(run: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let at = 0;
  for (const text of run) {
    const after = at + text.length;
    if (start >= at && start < after) {
      range.setStart(text, start - at);
    }
    if (end > at && end <= after) {
      range.setEnd(text, end - at);
    }
    at = after;
  }
  return range;
}
