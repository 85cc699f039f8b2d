import { withPrefix } from "gatsby";
import type { SyntheticEvent } from "react";

import { usePageScope } from "../../../hooks/pageScope/pageScope";
import { Dropdown } from "../../ui/Dropdown/Dropdown";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { NavbarItemProps } from "../NavbarItem/itemTypes";
import * as styles from "./LocaleDropdown.module.css";

/**
 * The page in the site's other languages: the same page where a language has it, else the start page of its area. Query
 * and hash of the address are kept. One language is no choice, and shows nothing.
 */
export function LocaleDropdown({ item }: NavbarItemProps) {
  const { alternates, locale } = usePageScope();
  const current = alternates.find((alternate) => alternate.locale === locale);
  if (alternates.length < 2 || current === undefined) {
    return null;
  }

  // Query and hash change without a render, and are none of the HTML's: links get them before they can be followed.
  const keepQueryAndHash = (path: string) => (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    event.currentTarget.setAttribute("href", withPrefix(path) + search + hash);
  };
  const label = (
    <>
      <Icon name="globe" className={styles.icon} />
      {current.label}
    </>
  );

  return (
    <Dropdown id="navbar:locale" label={label} name={`${item.label}: ${current.label}`} align="end">
      {alternates.map(({ locale: code, label, path }) => {
        const keep = keepQueryAndHash(path);
        return (
          <li key={code}>
            <SiteLink
              to={path}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? "page" : undefined}
              onPointerEnter={keep}
              onPointerDown={keep}
              onFocus={keep}
              onClick={keep}
            >
              {label}
            </SiteLink>
          </li>
        );
      })}
    </Dropdown>
  );
}
