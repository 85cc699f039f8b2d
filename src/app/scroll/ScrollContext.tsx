import { Component, type ReactNode } from "react";

import { hashTarget } from "../navigation/hashTarget";

interface ScrollProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  /** Gatsby's, which asks the site's own: src/app/scroll/shouldUpdateScroll. */
  readonly shouldUpdateScroll: (before: ScrollProps | undefined, now: ScrollProps) => boolean;
  readonly children: ReactNode;
}

/** Gatsby hands it on under this name; eslint keeps the site from using it. */
export const useScrollRestoration = null;

/**
 * Stands in the bundle for `gatsby-react-router-scroll` (src/node/gatsby/lighterGatsby): scrolls to what the hash names,
 * or to the top of the page that a navigation has led to. Positions in the history are scrollMemory's, which `restore`
 * asks first; the package keeps others of its own, 1.3 KB for what never counts.
 */
export class ScrollContext extends Component<ScrollProps> {
  override componentDidMount(): void {
    this.#scroll(undefined);
  }

  override componentDidUpdate(before: ScrollProps): void {
    this.#scroll(before);
  }

  #scroll(before: ScrollProps | undefined): void {
    const { location, shouldUpdateScroll } = this.props;
    const target = hashTarget(location.hash);
    if (location.hash === "" ? before !== undefined : target !== null) {
      if (shouldUpdateScroll(before, this.props)) {
        if (target === null) {
          window.scrollTo(0, 0);
        } else {
          target.scrollIntoView();
        }
      }
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
