import { graphql, type HeadProps, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { PostList, type PostSummary } from "../components/blog/PostList/PostList";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleContext } from "../hooks/pageScope/localeContext";

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

export function Head({ data, pageContext: { localePath = "" } }: HeadProps<BlogIndexData, LocaleContext>) {
  const { title, description } = data.siteConfig.blog;
  return <Seo title={title} description={description} path={`${localePath}/blog`} />;
}

export const query = graphql`
  query BlogIndex($localePath: String = "") {
    siteConfig(localePath: { eq: $localePath }) {
      blog {
        title
        description
      }
    }
    allBlogPost(filter: { localePath: { eq: $localePath } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
