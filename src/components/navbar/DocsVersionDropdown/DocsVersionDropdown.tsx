import { useDocsVersions } from "../../../hooks/docsVersion/useDocsVersions";
import { Dropdown } from "../../ui/Dropdown/Dropdown";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { NavbarItemProps } from "../NavbarItem/itemTypes";
import * as styles from "./DocsVersionDropdown.module.css";

/**
 * The docs in their other versions: the same doc where a version has it, else that version's main doc. Outside the
 * docs the button shows the version that the reader prefers. One version is no choice, and shows nothing.
 */
export function DocsVersionDropdown({ item }: NavbarItemProps) {
  const { choices, current, ofPage } = useDocsVersions();
  if (choices.length < 2 || current === null) {
    return null;
  }
  // All labels lie on one another, so that the button is as wide before the reader's version is known as after.
  const label = (
    <span className={styles.labels}>
      {choices.map(({ name, label }) => (
        <span key={name} className={styles.label} aria-hidden={name !== current.name}>
          {label}
        </span>
      ))}
    </span>
  );
  return (
    <Dropdown id="navbar:docs-version" label={label} name={`${item.label}: ${current.label}`} align="end">
      {choices.map(({ name, label, path }) => (
        <li key={name}>
          <SiteLink to={path} aria-current={name === current.name ? (ofPage ? "page" : "true") : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}
