import type { SidebarTreeCategory, SidebarTreeItem } from "../../../shared/sidebar/buildSidebarTree";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./SidebarItems.module.css";

interface SidebarItemsProps {
  readonly items: readonly SidebarTreeItem[];
  /** Id of the page's doc. */
  readonly docId: string;
  readonly isOpen: (categoryId: string) => boolean;
  readonly toggle: (categoryId: string) => void;
  /** Depth in the tree, 1 for the outermost items. */
  readonly level?: number;
  readonly id?: string;
}

/** One level of the sidebar. A closed category has no list below it, in the HTML as on screen. */
export function SidebarItems({ items, docId, isOpen, toggle, level = 1, id }: SidebarItemsProps) {
  return (
    <ul className={level === 1 ? styles.root : styles.list} id={id}>
      {items.map((item) =>
        item.type === "link" ? (
          <li key={item.docId}>
            <SiteLink
              to={item.path}
              className={level === 1 ? styles.rootLink : styles.link}
              aria-current={item.docId === docId ? "page" : undefined}
            >
              {item.label}
            </SiteLink>
          </li>
        ) : (
          <Category key={item.id} category={item} {...{ docId, isOpen, toggle, level }} />
        ),
      )}
    </ul>
  );
}

type CategoryProps = Required<Omit<SidebarItemsProps, "items" | "id">> & { readonly category: SidebarTreeCategory };

/**
 * A category is a link to its first page, which opens it without JavaScript too; with JavaScript its toggle opens it
 * in place. Both are in the HTML from the start, so that nothing changes when the page comes alive.
 */
function Category({ category, docId, isOpen, toggle, level }: CategoryProps) {
  // Not `useId`: Gatsby's trees for HTML and browser differ above the page, and with them the ids that React counts.
  const listId = `sidebar:${encodeURIComponent(category.id)}`;
  const open = isOpen(category.id);
  return (
    <li className={level === 1 ? styles.area : undefined}>
      <div className={styles.row}>
        <SiteLink to={category.path} className={level === 1 ? styles.rootLink : styles.link}>
          {category.label}
        </SiteLink>
        <button
          type="button"
          className={`needs-js ${styles.toggle ?? ""}`}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-label={`Pages of ${category.label}`}
          onClick={() => toggle(category.id)}
        />
      </div>
      {open ? (
        <SidebarItems items={category.items} id={listId} level={level + 1} {...{ docId, isOpen, toggle }} />
      ) : null}
    </li>
  );
}
