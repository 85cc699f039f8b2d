import { Component, type ReactNode } from "react";

interface NavbarItemBoundaryProps {
  readonly label: string;
  readonly type: string;
  readonly children: ReactNode;
}

interface NavbarItemBoundaryState {
  /** What was thrown, which may be anything; null while nothing was. */
  readonly failure: { readonly error: unknown } | null;
}

/** Gives an error inside a navigation bar item the item's name (SPEC section 8), and throws it on. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, NavbarItemBoundaryState> {
  constructor(props: NavbarItemBoundaryProps) {
    super(props);
    this.state = { failure: null };
  }

  static getDerivedStateFromError(error: unknown): NavbarItemBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure !== null) {
      const { label, type } = this.props;
      throw new Error(`the navbar item ${JSON.stringify(label)} (${type}) failed to render`, { cause: failure.error });
    }
    return this.props.children;
  }
}
