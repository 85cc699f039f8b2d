import { withPrefix } from "gatsby";

import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./Brand.module.css";

interface BrandProps {
  readonly title: string;
  /** Site path of the logo. */
  readonly logo: string | null;
  /** Site path of the home page in the locale of the page. */
  readonly home: string;
}

/** The site's logo and name, which lead home. */
export function Brand({ title, logo, home }: BrandProps) {
  return (
    <SiteLink to={home} className={styles.brand}>
      {logo === null ? null : <img src={withPrefix(logo)} alt="" width={28} height={28} className={styles.logo} />}
      <span className={styles.title}>{title}</span>
    </SiteLink>
  );
}
