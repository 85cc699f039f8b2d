import { memo, useEffect, useMemo, useRef, useState } from "react";

import { ARRIVING, layOutRest } from "../../../enhance/arrival/layOutRest";
import { enhanceContent } from "../../../enhance/enhanceContent";
import { isArrivalAtTop } from "../../../hooks/arrival";
import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";

/**
 * Compiled content: HTML that is complete as it stands. What JavaScript adds (copy buttons, tabs, islands) works on
 * that HTML, before the frame in which it first shows, and before Gatsby scrolls to an anchor in it.
 */
export const Content = memo(function Content({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  // One object for one text: React compares the objects, and would write the same HTML again over what was added.
  const content = useMemo(() => ({ __html: html }), [html]);
  // In the attribute from the first render on: whatever reads the layout before the first frame reads a small one.
  const [arriving] = useState(() => (isArrivalAtTop() ? { [ARRIVING]: "" } : null));

  useBrowserLayoutEffect(() => (root.current === null ? undefined : enhanceContent(root.current)), [html]);

  useEffect(() => (root.current === null || arriving === null ? undefined : layOutRest(root.current)), [arriving]);

  return <div className="content" ref={root} {...arriving} dangerouslySetInnerHTML={content} />;
});
