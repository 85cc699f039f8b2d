import type { IGatsbyImageData } from "gatsby-plugin-image";

import { Picture } from "../../ui/Picture/Picture";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { TagList, type TagLink } from "../TagList/TagList";
import { PostDate } from "../PostDate/PostDate";
import * as styles from "./PostList.module.css";

export interface PostSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  /** "2020-04-29" */
  readonly date: string;
  readonly dateLabel: string;
  readonly readingMinutes: number;
  readonly tags: readonly TagLink[];
  readonly cover: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** Posts with picture, date and first lines, newest first as given. */
export function PostList({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.path} className={styles.post}>
          <Cover post={post} />
          <div className={styles.text}>
            <p className={styles.details}>
              <PostDate date={post.date} label={post.dateLabel} /> · {post.readingMinutes} min read
            </p>
            <h2 className={styles.title}>
              <SiteLink to={post.path} className={styles.link}>
                {post.title}
              </SiteLink>
            </h2>
            {post.description === null ? null : <p className={styles.description}>{post.description}</p>}
            <TagList tags={post.tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The title beside it says what the post is: the picture is decoration here. */
function Cover({ post }: { readonly post: PostSummary }) {
  const image = post.cover?.childImageSharp?.gatsbyImageData;
  return image === undefined ? null : <Picture image={image} alt="" className={styles.cover} />;
}
