interface RouteProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}

interface ScrollUpdate {
  readonly prevRouterProps?: RouteProps | undefined;
  readonly routerProps: RouteProps;
}

/**
 * Whether Gatsby may scroll after a route change: to the hash target, to where Back left the page, or to the top.
 * Not when only the query changed (SPEC section 2): the reader is still where they were.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ScrollUpdate): boolean {
  if (prevRouterProps === undefined) {
    return true;
  }
  const before = prevRouterProps.location;
  const after = routerProps.location;
  const onlyQuery = before.pathname === after.pathname && before.hash === after.hash && before.search !== after.search;
  return !onlyQuery;
}
