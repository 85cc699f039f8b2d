import type { SidebarTreeCategory, SidebarTreeItem } from "../../../shared/sidebar/buildSidebarTree";
import { Collapsible } from "../../ui/Collapsible/Collapsible";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./SidebarItems.module.css";

interface SidebarItemsProps {
  readonly items: readonly SidebarTreeItem[];
  /** Id of the page's doc. */
  readonly docId: string;
  /** Before the ids of the lists: the menu may stand in the page twice. */
  readonly idPrefix: string;
  readonly isOpen: (categoryId: string) => boolean;
  readonly toggle: (category: SidebarTreeCategory) => void;
  /** A category may be about to be toggled: the pointer or the focus has come to its button. */
  readonly prepare: () => void;
  /** The category whose opening or closing is to be seen; what a navigation opens is open at once. */
  readonly toggled: string | null;
  /** Depth in the tree, 1 for the outermost items. */
  readonly level?: number;
  readonly id?: string;
}

/** One level of the sidebar. A closed category has no list below it, in the HTML as on screen. */
export function SidebarItems({ items, level = 1, id, ...rest }: SidebarItemsProps) {
  return (
    <ul className={level === 1 ? styles.root : styles.list} id={id}>
      {items.map((item) =>
        item.type === "link" ? (
          <li key={item.docId}>
            <SiteLink
              to={targetOf(item)}
              className={level === 1 ? styles.rootLink : styles.link}
              aria-current={item.docId === rest.docId ? "page" : undefined}
            >
              {item.label}
            </SiteLink>
          </li>
        ) : (
          <Category key={item.id} category={item} level={level} {...rest} />
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
function Category({ category, level, ...rest }: CategoryProps) {
  // Not `useId`: Gatsby's trees for HTML and browser differ above the page, and with them the ids that React counts.
  const listId = `${rest.idPrefix}:${encodeURIComponent(category.id)}`;
  const open = rest.isOpen(category.id);
  return (
    <li className={level === 1 ? styles.area : undefined}>
      <div className={styles.row}>
        <SiteLink to={targetOf(category)} className={level === 1 ? styles.rootLink : styles.link}>
          {category.label}
        </SiteLink>
        <button
          type="button"
          className={`needs-js ${styles.toggle ?? ""}`}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-label={`Pages of ${category.label}`}
          data-category={category.id}
          onPointerEnter={rest.prepare}
          onFocus={rest.prepare}
          onClick={() => rest.toggle(category)}
        />
      </div>
      <Collapsible open={open} animated={rest.toggled === category.id}>
        <SidebarItems items={category.items} id={listId} level={level + 1} {...rest} />
      </Collapsible>
    </li>
  );
}

/** Where an item leads. Throws, naming the item, when there is nothing (SPEC section 8). */
function targetOf(item: SidebarTreeItem): string {
  // The tree comes from query results: types don't vouch for it.
  if (typeof item.path === "string" && item.path !== "") {
    return item.path;
  }
  const id = item.type === "link" ? `doc "${item.docId}"` : `category "${item.id}"`;
  throw new Error(`sidebar item "${item.label}" (${id}) leads nowhere: it has no path`);
}
