import { methodClass } from "./OperationEndpoint";

export interface OperationLinkView {
  readonly badge: string;
  readonly title: string;
  readonly href: string;
}

/** A call by reference: its method and its title, linked to where it is documented. */
export function OperationLink({ badge, title, href }: OperationLinkView) {
  return (
    <p className="op-link">
      <span className={methodClass(badge)}>{badge}</span> <a href={href}>{title}</a>
    </p>
  );
}

/** Several calls by reference. */
export function OperationLinks({ links }: { links: readonly OperationLinkView[] }) {
  return (
    <ul className="op-links">
      {links.map(({ badge, title, href }) => (
        <li key={href}>
          <span className={methodClass(badge)}>{badge}</span> <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
