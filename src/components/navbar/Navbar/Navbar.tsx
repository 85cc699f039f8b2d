import { useRef } from "react";

import { useHidingNavbar } from "../../../hooks/navbar/useHidingNavbar";
import type { NavbarItem as Item } from "../../../hooks/site/types";
import { CLOSE_ICON_SIZE } from "../../../shared/limits";
import { Icon } from "../../ui/Icon/Icon";
import { Brand } from "../../layout/Brand/Brand";
import { ColorModeSwitch } from "../ColorModeSwitch/ColorModeSwitch";
import { placeItems } from "../NavbarItem/itemTypes";
import { NavbarItem } from "../NavbarItem/NavbarItem";
import { currentItem } from "./currentItem";
import * as styles from "./Navbar.module.css";

interface NavbarProps {
  readonly title: string;
  readonly logo: string | null;
  readonly items: readonly Item[];
  /** Site path of the page. */
  readonly path: string | null;
  /** Whether the page is one of the docs. */
  readonly docs: boolean;
  /** Where the site's name leads: the start page in the page's language. */
  readonly home: string;
  /** Whether readers may switch between light and dark. */
  readonly colorSwitch: boolean;
  /** Id of the drawer, which holds the items on narrow windows. */
  readonly menuId: string;
  readonly menuOpen: boolean;
  /** Whether the menu was asked for and is on its way. */
  readonly menuBusy?: boolean;
  readonly onMenu: () => void;
  /** The reader may be about to open the menu. */
  readonly onMenuNear?: () => void;
}

/**
 * The bar on top: the site's name, its main links, then search and the reader's choices. On narrow windows search
 * alone stays, and the drawer has the rest; without JavaScript, which the drawer needs, the items stay in a row that
 * scrolls.
 */
export function Navbar(props: NavbarProps) {
  const { title, logo, items, path, docs, home, colorSwitch, menuId, menuOpen, menuBusy = false } = props;
  const { onMenu, onMenuNear } = props;
  const bar = useRef<HTMLElement>(null);
  useHidingNavbar(bar, path);

  const current = currentItem(items, path, docs);
  const { links, search, choices } = placeItems(items);
  const render = (item: Item) => (
    <NavbarItem
      key={`${item.type} ${item.label}`}
      item={item}
      current={item === current?.item ? current.match : undefined}
    />
  );

  return (
    <header className={styles.bar} ref={bar}>
      <div className={styles.row}>
        <button
          type="button"
          className={`needs-js ${styles.toggle ?? ""}`}
          aria-label="Open menu"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          aria-busy={menuBusy ? true : undefined}
          onClick={onMenu}
          onFocus={onMenuNear}
          onPointerEnter={onMenuNear}
          onTouchStart={onMenuNear}
        >
          <Icon name="menu" size={CLOSE_ICON_SIZE} />
        </button>
        <Brand title={title} logo={logo} home={home} />
        <div className={styles.items}>
          <nav aria-label="Main" className={styles.links}>
            <ul className={styles.list}>
              {links.map((item) => (
                <li key={`${item.type} ${item.label}`}>{render(item)}</li>
              ))}
            </ul>
          </nav>
          {search.map(render)}
          <div className={styles.choices}>
            {choices.map(render)}
            {colorSwitch ? <ColorModeSwitch /> : null}
          </div>
        </div>
      </div>
    </header>
  );
}
