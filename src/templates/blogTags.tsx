import { graphql, type HeadProps, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { TagIndex, type TagEntry } from "../components/blog/TagIndex/TagIndex";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleContext } from "../hooks/pageScope/localeContext";

interface BlogTagsData {
  readonly allBlogTag: { readonly nodes: readonly TagEntry[] };
}

const LEAD = "What the posts are about.";

/** The blog's tags. */
export default function BlogTagsTemplate({ data }: PageProps<BlogTagsData>) {
  return (
    <BlogPage title="Tags" lead={LEAD} area="/blog/tags">
      <TagIndex tags={data.allBlogTag.nodes} />
    </BlogPage>
  );
}

export function Head({ pageContext: { localePath = "" } }: HeadProps<object, LocaleContext>) {
  return <Seo title="Tags" description={LEAD} path={`${localePath}/blog/tags`} />;
}

export const query = graphql`
  query BlogTags($localePath: String = "") {
    allBlogTag(filter: { localePath: { eq: $localePath } }, sort: { label: ASC }) {
      nodes {
        path
        label
        description
        posts {
          path
        }
      }
    }
  }
`;
