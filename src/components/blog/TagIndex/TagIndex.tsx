import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./TagIndex.module.css";

export interface TagEntry {
  readonly path: string;
  readonly label: string;
  readonly description: string | null;
  readonly posts: readonly { readonly path: string }[];
}

/** The blog's tags with their numbers of posts. */
export function TagIndex({ tags }: { readonly tags: readonly TagEntry[] }) {
  return (
    <ul className={styles.list}>
      {tags.map((tag) => (
        <li key={tag.path}>
          <h2 className={styles.title}>
            <SiteLink to={tag.path}>{tag.label}</SiteLink>
          </h2>
          <p className={styles.text}>
            {tag.description === null ? null : `${tag.description} `}
            {tag.posts.length === 1 ? "1 post" : `${String(tag.posts.length)} posts`}
          </p>
        </li>
      ))}
    </ul>
  );
}
