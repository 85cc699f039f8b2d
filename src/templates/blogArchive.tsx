import { graphql, type HeadProps, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { PostIndex, type PostEntry } from "../components/blog/PostIndex/PostIndex";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleContext } from "../hooks/pageScope/localeContext";

interface BlogArchiveData {
  readonly allBlogPost: { readonly nodes: readonly PostEntry[] };
}

const LEAD = "All posts by year.";

/** All posts, a line each. */
export default function BlogArchiveTemplate({ data }: PageProps<BlogArchiveData>) {
  return (
    <BlogPage title="Archive" lead={LEAD} area="/blog/archive">
      <PostIndex posts={data.allBlogPost.nodes} />
    </BlogPage>
  );
}

export function Head({ pageContext: { localePath = "" } }: HeadProps<object, LocaleContext>) {
  return <Seo title="Archive" description={LEAD} path={`${localePath}/blog/archive`} />;
}

export const query = graphql`
  query BlogArchive($localePath: String = "") {
    allBlogPost(filter: { localePath: { eq: $localePath } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        path
        title
        date
        dateLabel
      }
    }
  }
`;
