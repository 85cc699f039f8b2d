/** What the reader and their way through the pages opened and closed in the docs' menu. */
export interface OpenCategories {
  readonly open: ReadonlySet<string>;
  /** Closed by the reader since they came to the page, though the page is in it. */
  readonly closed: ReadonlySet<string>;
  /** The category that the reader opened or closed last on this page: the one whose change is seen happening. */
  readonly toggled: string | null;
}

export const NOTHING_OPEN: OpenCategories = { open: new Set(), closed: new Set(), toggled: null };

/** `branch`: the categories that hold the page. */
export function isCategoryOpen({ open, closed }: OpenCategories, branch: ReadonlySet<string>, id: string): boolean {
  return open.has(id) || (branch.has(id) && !closed.has(id));
}

/** Going to a page opens its branch and closes nothing: categories don't auto-collapse (SPEC section 2). */
export function withBranch({ open }: OpenCategories, branch: ReadonlySet<string>): OpenCategories {
  return { open: new Set([...open, ...branch]), closed: new Set(), toggled: null };
}

export function withToggled(state: OpenCategories, branch: ReadonlySet<string>, id: string): OpenCategories {
  const open = new Set(state.open);
  const closed = new Set(state.closed);
  if (isCategoryOpen(state, branch, id)) {
    open.delete(id);
    closed.add(id);
  } else {
    open.add(id);
    closed.delete(id);
  }
  return { open, closed, toggled: id };
}
