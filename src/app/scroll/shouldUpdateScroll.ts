interface RouteProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}

interface ScrollUpdate {
  readonly prevRouterProps?: RouteProps | undefined;
  readonly routerProps: RouteProps;
  /** Scrolls to where the entry was left, if this is a return to one; whether it is. */
  readonly restore: () => boolean;
}

/**
 * Whether Gatsby may scroll after a route change: to the hash target or to the top. Not when Back or Forward has led
 * to where the reader was, and not when only the query changed (SPEC section 2): the reader is still where they were.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps, restore }: ScrollUpdate): boolean {
  if (prevRouterProps === undefined) {
    return true;
  }
  const isRestored = restore();
  const before = prevRouterProps.location;
  const after = routerProps.location;
  const onlyQuery = before.pathname === after.pathname && before.hash === after.hash && before.search !== after.search;
  return !isRestored && !onlyQuery;
}
