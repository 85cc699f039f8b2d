import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";

import { Icon } from "../Icon/Icon";
import * as styles from "./SiteLink.module.css";

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A site path, without path prefix. */
  readonly to?: string | null;
  /** An absolute address. Exactly one of `to` and `href` is set. */
  readonly href?: string | null;
  readonly children: ReactNode;
}

/**
 * A link of the shell. Inside the site it is a plain `<a>`, as in compiled content: one delegated listener
 * (src/enhance/links) navigates and prefetches for both. Gatsby's Link instead loads the data of every page whose
 * link comes into view, with an observer each: a sidebar's worth on every page.
 */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  if (typeof to === "string") {
    return (
      <a href={withPrefix(to)} {...rest}>
        {children}
      </a>
    );
  }
  if (typeof href === "string") {
    const leavesSite = /^https?:/i.test(href);
    return (
      <a href={href} rel={leavesSite ? "noopener" : undefined} {...rest}>
        {children}
        {leavesSite ? (
          <>
            <Icon name="external" size={12} className={styles.external} />
            <span className="visually-hidden"> (external site)</span>
          </>
        ) : null}
      </a>
    );
  }
  throw new Error(`link ${JSON.stringify(children)} leads nowhere: it needs \`to\` or \`href\``);
}
