import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./TagList.module.css";

export interface TagLink {
  readonly path: string;
  readonly label: string;
}

/** Tags as links to their pages. */
export function TagList({ tags }: { readonly tags: readonly TagLink[] }) {
  return tags.length === 0 ? null : (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.path}>
          <SiteLink to={tag.path} className={styles.tag}>
            {tag.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
