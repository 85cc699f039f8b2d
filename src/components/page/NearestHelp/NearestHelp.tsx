import type { Area } from "../../home/AreaTiles/AreaTiles";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./NearestHelp.module.css";

/** Where to look next for a reader whose address leads nowhere. */
export function NearestHelp({ areas }: { readonly areas: readonly Area[] }) {
  return (
    <>
      <p className={styles.actions}>
        <SiteLink to="/sitemap" className="button">
          See all pages
        </SiteLink>
        <SiteLink to="/docs" className={styles.other}>
          Start of the docs
        </SiteLink>
        <SiteLink to="/" className={styles.other}>
          Home page
        </SiteLink>
      </p>
      {areas.length === 0 ? null : (
        <section aria-labelledby="areas" className={styles.section}>
          <h2 id="areas" className={styles.heading}>
            Go to an area
          </h2>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={area.title}>
                <SiteLink to={area.to} className={styles.link}>
                  {area.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
