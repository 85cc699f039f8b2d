// Stands for the `gatsby` package in component tests: no loader, no GraphQL, plain links.
import type { AnchorHTMLAttributes, ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  state?: unknown;
  replace?: boolean;
  children?: ReactNode;
}

/** A plain link; the props that only Gatsby knows don't reach the DOM. */
export function Link({ to, activeClassName, activeStyle, partiallyActive, state, replace, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export const graphql = () => "";
export const navigate = jest.fn(() => Promise.resolve());
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export const Script = () => null;
