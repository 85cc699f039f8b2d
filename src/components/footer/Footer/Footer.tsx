import { withPrefix } from "gatsby";

import type { FooterSettings, LinkTarget } from "../../../hooks/site/types";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./Footer.module.css";

/** The footer: link columns or a single row of links, by configuration; the logo; the copyright line. */
export function Footer({ style, columns, links, logo, copyright }: FooterSettings) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {style === "row" ? <LinkRow links={links} /> : <LinkColumns columns={columns} />}
        <div className={styles.bottom}>
          {logo === null ? null : (
            <img src={withPrefix(logo)} alt="" width={24} height={24} loading="lazy" className={styles.logo} />
          )}
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function LinkRow({ links }: { links: readonly LinkTarget[] }) {
  return (
    <nav aria-label="Footer">
      <ul className={styles.row}>
        <LinkItems links={links} />
      </ul>
    </nav>
  );
}

function LinkColumns({ columns }: { columns: FooterSettings["columns"] }) {
  return (
    <nav aria-label="Footer" className={styles.columns}>
      {columns.map((column) => (
        <div key={column.title}>
          <p className={styles.title} id={titleId(column.title)}>
            {column.title}
          </p>
          <ul className={styles.list} aria-labelledby={titleId(column.title)}>
            <LinkItems links={column.items} />
          </ul>
        </div>
      ))}
    </nav>
  );
}

function LinkItems({ links }: { links: readonly LinkTarget[] }) {
  return links.map((link) => (
    <li key={link.label}>
      <SiteLink to={link.to} href={link.href} className={styles.link}>
        {link.label}
      </SiteLink>
    </li>
  ));
}

const titleId = (title: string) => `site-footer-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
