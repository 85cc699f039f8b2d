import type { ReactNode } from "react";

export interface CardItem {
  title: string;
  href: string;
  content: ReactNode;
}

/** Links with a line each. */
export function Cards({ items }: { items: readonly CardItem[] }) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li key={item.href} className="card">
          <a className="card-title" href={item.href}>
            {item.title}
          </a>
          {item.content}
        </li>
      ))}
    </ul>
  );
}
