import { graphql, type HeadProps, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { PostList, type PostSummary } from "../components/blog/PostList/PostList";
import { Seo } from "../components/seo/Seo/Seo";

interface BlogIndexData {
  readonly siteConfig: { readonly blog: { readonly title: string; readonly description: string } };
  readonly allBlogPost: { readonly nodes: readonly PostSummary[] };
}

/** The blog's posts, newest first. */
export default function BlogIndexTemplate({ data }: PageProps<BlogIndexData>) {
  const { title, description } = data.siteConfig.blog;
  return (
    <BlogPage title={title} lead={description} area="/blog">
      <PostList posts={data.allBlogPost.nodes} />
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<BlogIndexData>) {
  const { title, description } = data.siteConfig.blog;
  return <Seo title={title} description={description} path="/blog" />;
}

export const query = graphql`
  query BlogIndex {
    siteConfig {
      blog {
        title
        description
      }
    }
    allBlogPost(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
