import { useCallback, useState } from "react";

interface OpenCategories {
  readonly isOpen: (categoryId: string) => boolean;
  readonly toggle: (categoryId: string) => void;
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> => new Set([...a, ...b]);

/**
 * Which categories are open: at first the branch of the page (all that the HTML holds), later also what the reader
 * opened. Going to another page opens its branch and closes nothing: categories don't auto-collapse (SPEC section 2).
 */
export function useOpenCategories(branch: ReadonlySet<string>): OpenCategories {
  const [open, setOpen] = useState(branch);
  const [seen, setSeen] = useState(branch);
  // Adjusted while rendering, not in an effect: the branch of a new page is open in its first frame.
  if (branch !== seen) {
    setSeen(branch);
    setOpen(union(open, branch));
  }
  const isOpen = useCallback((categoryId: string) => open.has(categoryId), [open]);
  const toggle = useCallback((categoryId: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(categoryId)) {
        after.add(categoryId);
      }
      return after;
    });
  }, []);
  return { isOpen, toggle };
}
