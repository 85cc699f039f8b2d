import { graphql, type HeadProps, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { PostList, type PostSummary } from "../components/blog/PostList/PostList";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleAlternate } from "../shared/contracts/Alternates";

interface BlogTagData {
  readonly tag: {
    readonly path: string;
    readonly label: string;
    readonly description: string | null;
    readonly posts: readonly PostSummary[];
    readonly alternates?: readonly LocaleAlternate[];
  };
}

/** The posts that have one tag. */
export default function BlogTagTemplate({ data: { tag } }: PageProps<BlogTagData>) {
  return (
    <BlogPage title={titleOf(tag.label)} lead={tag.description} area={null}>
      <PostList posts={tag.posts} />
    </BlogPage>
  );
}

export function Head({ data: { tag } }: HeadProps<BlogTagData>) {
  const { label, description, path, alternates = [] } = tag;
  return <Seo title={titleOf(label)} description={description} path={path} alternates={alternates} />;
}

const titleOf = (label: string) => `Posts about ${label}`;

export const query = graphql`
  fragment PostSummary on BlogPost {
    path
    title
    description
    date
    dateLabel
    readingMinutes
    tags {
      path
      label
    }
    cover {
      childImageSharp {
        gatsbyImageData(width: 640, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
      }
    }
  }

  query BlogTagTemplate($id: String!) {
    tag: blogTag(id: { eq: $id }) {
      path
      label
      description
      alternates {
        locale
        label
        path
        exact
      }
      posts {
        ...PostSummary
      }
    }
  }
`;
