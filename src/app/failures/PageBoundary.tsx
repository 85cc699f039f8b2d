import { withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";

import { MAIN_ID } from "../../components/layout/SkipLink/SkipLink";
import { CrashScreen } from "../../components/page/CrashScreen/CrashScreen";

interface PageBoundaryProps {
  /** Changes with each navigation, which ends a crash. */
  readonly place: string;
  /** Whether the site's bar and footer are inside as well: a crash leaves nothing but the screen. */
  readonly shell?: boolean;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: string;
  /** In an object of its own: what was thrown may be undefined. */
  readonly crash: { readonly error: unknown } | null;
}

/**
 * Shows the crash screen for whatever can't be rendered below it. Adds nothing to the HTML, and nothing to the console:
 * React logs what it catches.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  public override readonly state: PageBoundaryState = { place: this.props.place, crash: null };

  public static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { crash: { error } };
  }

  public static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return place === state.place ? null : { place, crash: null };
  }

  private readonly retry = (): void => {
    this.setState({ crash: null }, () => {
      // The button that had the focus is gone. A second crash takes the focus itself.
      if (this.state.crash === null && document.activeElement === document.body) {
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }
    });
  };

  public override render(): ReactNode {
    const { crash } = this.state;
    const { shell = false, children } = this.props;
    return crash === null ? (
      children
    ) : (
      // Each crash has a screen of its own, which says itself anew.
      <CrashScreen error={crash.error} onRetry={this.retry} {...(shell ? { home: withPrefix("/") } : {})} />
    );
  }
}
