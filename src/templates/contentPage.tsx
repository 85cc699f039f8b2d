import { graphql, type HeadProps, type PageProps } from "gatsby";

import { Content } from "../components/content/Content/Content";
import type { TocEntry } from "../components/docs/TableOfContents/TableOfContents";
import { ArticleFrame } from "../components/page/ArticleFrame/ArticleFrame";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleAlternate } from "../shared/contracts/Alternates";

interface ContentPageData {
  readonly page: {
    readonly path: string;
    readonly title: string;
    readonly description: string | null;
    readonly html: string;
    readonly toc: readonly TocEntry[];
    readonly alternates?: readonly LocaleAlternate[];
  };
}

/** A free-standing page, such as /Footer/. */
export default function ContentPageTemplate({ data: { page } }: PageProps<ContentPageData>) {
  return (
    <ArticleFrame title={page.title} lead={page.description} toc={page.toc}>
      <Content html={page.html} />
    </ArticleFrame>
  );
}

export function Head({ data: { page } }: HeadProps<ContentPageData>) {
  const { title, description, path, alternates = [] } = page;
  return <Seo title={title} description={description} path={path} alternates={alternates} />;
}

export const query = graphql`
  query ContentPageTemplate($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      title
      description
      html
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
    }
  }
`;
