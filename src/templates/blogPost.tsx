import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PostArticle, type BlogPostPage } from "../components/blog/PostArticle/PostArticle";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleAlternate } from "../shared/contracts/Alternates";

interface PostLink {
  readonly title: string;
  readonly path: string;
}

interface BlogPostData {
  readonly post: BlogPostPage & { readonly alternates?: readonly LocaleAlternate[] };
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
}

interface BlogPostContext {
  readonly previousId: string | null;
  readonly nextId: string | null;
}

const navLink = (id: string | null, post: PostLink | null) =>
  // Asked for the node with id null, Gatsby answers with any node.
  id === null || post === null ? null : { label: post.title, path: post.path };

/** One post of the blog. */
export default function BlogPostTemplate({ data, pageContext }: PageProps<BlogPostData, BlogPostContext>) {
  return (
    <PostArticle
      post={data.post}
      previous={navLink(pageContext.previousId, data.previous)}
      next={navLink(pageContext.nextId, data.next)}
    />
  );
}

export function Head({ data: { post } }: HeadProps<BlogPostData>) {
  return (
    <Seo
      title={post.title}
      description={post.description}
      path={post.path}
      type="article"
      alternates={post.alternates ?? []}
    >
      <meta property="article:published_time" content={post.date} />
    </Seo>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!, $previousId: String, $nextId: String) {
    post: blogPost(id: { eq: $id }) {
      path
      title
      description
      date
      dateLabel
      readingMinutes
      html
      coverAlt
      alternates {
        locale
        label
        path
        exact
      }
      toc {
        level
        id
        text
      }
      tags {
        path
        label
      }
      cover {
        childImageSharp {
          gatsbyImageData(width: 1100, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
        }
      }
    }
    previous: blogPost(id: { eq: $previousId }) {
      title
      path
    }
    next: blogPost(id: { eq: $nextId }) {
      title
      path
    }
  }
`;
