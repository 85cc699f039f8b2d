import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./AreaTiles.module.css";

export interface Area {
  readonly title: string;
  readonly description: string;
  readonly to: string;
}

/** One tile for each area of the docs. */
export function AreaTiles({ areas }: { readonly areas: readonly Area[] }) {
  return areas.length === 0 ? null : (
    <section aria-labelledby="areas" className={styles.section}>
      <h2 id="areas" className={styles.heading}>
        What you can build
      </h2>
      <ul className={styles.tiles}>
        {areas.map((area) => (
          <li key={area.title} className={styles.tile}>
            <h3 className={styles.title}>
              <SiteLink to={area.to} className={styles.link}>
                {area.title}
              </SiteLink>
            </h3>
            <p className={styles.text}>{area.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
