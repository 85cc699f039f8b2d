import { graphql, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/BlogPage/BlogPage";
import { TagIndex, type TagEntry } from "../components/blog/TagIndex/TagIndex";
import { Seo } from "../components/seo/Seo/Seo";

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

export function Head() {
  return <Seo title="Tags" description={LEAD} path="/blog/tags" />;
}

export const query = graphql`
  query BlogTags {
    allBlogTag(sort: { label: ASC }) {
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
