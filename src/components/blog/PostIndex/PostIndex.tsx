import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { PostDate } from "../PostDate/PostDate";
import * as styles from "./PostIndex.module.css";

export interface PostEntry {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly dateLabel: string;
}

/** Posts as plain lines under their years, in the order given. */
export function PostIndex({ posts }: { readonly posts: readonly PostEntry[] }) {
  return byYear(posts).map(([year, entries]) => (
    <section key={year} aria-labelledby={`posts-${year}`} className={styles.year}>
      <h2 id={`posts-${year}`} className={styles.heading}>
        {year}
      </h2>
      <ul className={styles.list}>
        {entries.map((post) => (
          <li key={post.path} className={styles.entry}>
            <PostDate date={post.date} label={post.dateLabel} />
            <SiteLink to={post.path}>{post.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function byYear(posts: readonly PostEntry[]): [year: string, posts: readonly PostEntry[]][] {
  const years = new Map<string, PostEntry[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
