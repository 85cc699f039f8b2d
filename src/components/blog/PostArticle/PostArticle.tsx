import type { IGatsbyImageData } from "gatsby-plugin-image";

import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { Content } from "../../content/Content/Content";
import { PageNav, type PageNavLink } from "../../docs/PageNav/PageNav";
import type { TocEntry } from "../../docs/TableOfContents/TableOfContents";
import { ArticleFrame } from "../../page/ArticleFrame/ArticleFrame";
import { Picture } from "../../ui/Picture/Picture";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { PostDate } from "../PostDate/PostDate";
import { TagList, type TagLink } from "../TagList/TagList";
import * as styles from "./PostArticle.module.css";

export interface BlogPostPage {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly date: string;
  readonly dateLabel: string;
  readonly readingMinutes: number;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly tags: readonly TagLink[];
  readonly cover: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
  readonly coverAlt: string | null;
}

interface PostArticleProps {
  readonly post: BlogPostPage;
  readonly previous: PageNavLink | null;
  readonly next: PageNavLink | null;
}

/** One post of the blog. */
export function PostArticle({ post, previous, next }: PostArticleProps) {
  const localePath = useLocalePath();
  const cover = post.cover?.childImageSharp?.gatsbyImageData;
  return (
    <ArticleFrame
      title={post.title}
      before={
        <SiteLink to={`${localePath}/blog`} className={styles.back}>
          Blog
        </SiteLink>
      }
      lead={post.description}
      details={<Details post={post} />}
      toc={post.toc}
    >
      {cover === undefined ? null : <Picture image={cover} alt={post.coverAlt ?? ""} eager className={styles.cover} />}
      <Content html={post.html} />
      <PageNav label="Blog posts" previous={previous} next={next} />
    </ArticleFrame>
  );
}

function Details({ post }: { readonly post: BlogPostPage }) {
  return (
    <div className={styles.details}>
      <p>
        <PostDate date={post.date} label={post.dateLabel} /> · {post.readingMinutes} min read
      </p>
      <TagList tags={post.tags} />
    </div>
  );
}
