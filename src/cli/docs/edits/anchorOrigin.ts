import { isScalar, LineCounter, parseDocument, visit } from "yaml";

import { operationAnchors } from "../../../node/content/blocks/foreseeOperation";
import { anchor as rowAnchor } from "../../../node/content/blocks/readData";
import type { SourceHeadings } from "./SourceHeading";
import type { SoundProject } from "./soundContent";

/** Says where an anchor comes from that is no heading's, and what changes it. */
export function anchorOrigin(
  anchor: string,
  file: string,
  { calls }: SourceHeadings,
  { tree }: Pick<SoundProject, "tree">,
): string {
  const call = [...calls].find(([id]) => operationAnchors(id).includes(anchor));
  if (call !== undefined) {
    return `it is that of the call \`${call[0]}\`, which ${tree.label}/${file}:${String(call[1])} shows: its \`operationId\` in ${tree.label}/api makes it`;
  }
  if (anchor.startsWith("schema-")) {
    return `it is that of a shared schema: its name in ${tree.label}/api makes it`;
  }
  const row = rowOf(anchor, tree.texts);
  return row === null
    ? "a block of the page makes it, of its fields, labels or title: change these, and redirect the old anchor in redirects.yaml"
    : `it is that of a row of data: ${tree.label}/${row} makes it`;
}

/** Place of the first value of the data files that makes the anchor. */
function rowOf(anchor: string, texts: ReadonlyMap<string, string>): string | null {
  const places: string[] = [];
  for (const [file, text] of texts) {
    if (/^data\/.+\.ya?ml$/.test(file)) {
      const lineCounter = new LineCounter();
      visit(parseDocument(text, { lineCounter }), {
        Scalar: (key, node) => {
          if (key !== "key" && isScalar(node) && rowAnchor(String(node.value)) === anchor) {
            places.push(`${file}:${String(lineCounter.linePos(node.range?.[0] ?? 0).line)}`);
          }
        },
      });
    }
  }
  return places[0] ?? null;
}
