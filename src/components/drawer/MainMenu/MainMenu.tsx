import { useDocsVersions } from "../../../hooks/docsVersion/useDocsVersions";
import { usePageScope } from "../../../hooks/pageScope/pageScope";
import type { NavbarItem } from "../../../hooks/site/types";
import { currentItem } from "../../navbar/Navbar/currentItem";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { isGroup, menuEntries, type MenuGroup, type MenuLink } from "../menuEntries";
import * as styles from "./MainMenu.module.css";

interface MainMenuProps {
  readonly items: readonly NavbarItem[];
}

/** All that the navigation bar holds on wide windows: links, and dropdowns as groups. */
export function MainMenu({ items }: MainMenuProps) {
  const scope = usePageScope();
  const { choices, current: version, ofPage } = useDocsVersions();
  const versions = choices.map(({ name, label, path }) => ({
    label,
    to: path,
    href: null,
    current: name === version?.name ? (ofPage ? ("page" as const) : ("true" as const)) : undefined,
  }));
  // The drawer is never in the HTML: the address is there when it is rendered.
  const { search, hash } = window.location;
  const entries = menuEntries(items, { scope, versions, address: search + hash });
  const current = currentItem(items, scope.path, scope.doc !== null);
  return (
    <nav aria-label="Main menu">
      <ul className={styles.list}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <Group key={entry.label} {...entry} />
          ) : (
            <Entry key={entry.label} {...entry} current={entry === current?.item ? current.match : undefined} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Group({ label, links }: MenuGroup) {
  const id = `drawer-group:${encodeURIComponent(label)}`;
  return (
    <li className={styles.group}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <Entry key={link.label} {...link} />
        ))}
      </ul>
    </li>
  );
}

function Entry({ label, to, href, current, lang }: MenuLink) {
  return (
    <li>
      <SiteLink to={to} href={href} className={styles.link} aria-current={current} lang={lang} hrefLang={lang}>
        {label}
      </SiteLink>
    </li>
  );
}
