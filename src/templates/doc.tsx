import { graphql, type HeadProps, type PageProps } from "gatsby";

import { DocArticle, type DocArticlePage } from "../components/docs/DocArticle/DocArticle";
import type { PageNavLink } from "../components/docs/PageNav/PageNav";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleAlternate } from "../shared/contracts/Alternates";
import { useCanonicalAddress } from "../hooks/useCanonicalAddress";

interface DocData {
  readonly page: DocArticlePage & {
    readonly docId: string;
    readonly unlisted: boolean;
    readonly alternates?: readonly LocaleAlternate[];
  };
  readonly previous: PageNavLink | null;
  readonly next: PageNavLink | null;
}

interface DocContext {
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** Set on /docs, which shows the main doc. */
  readonly root?: boolean;
}

/** A page of the docs. */
export default function DocTemplate({ data, pageContext }: PageProps<DocData, DocContext>) {
  useCanonicalAddress(pageContext.root === true ? data.page.path : null);
  // Asked for the node with id null, Gatsby answers with any node.
  const previous = pageContext.previousId === null ? null : data.previous;
  const next = pageContext.nextId === null ? null : data.next;
  return <DocArticle page={data.page} previous={previous} next={next} />;
}

export function Head({ data: { page } }: HeadProps<DocData>) {
  return (
    <Seo
      title={page.title}
      description={page.description}
      path={page.path}
      type="article"
      unlisted={page.unlisted}
      alternates={page.alternates ?? []}
    />
  );
}

export const query = graphql`
  query DocTemplate($id: String!, $previousId: String, $nextId: String) {
    page: docPage(id: { eq: $id }) {
      docId
      path
      title
      description
      kind
      html
      unlisted
      versionName
      versions {
        name
        label
        path
        exact
      }
      alternates {
        locale
        label
        path
        exact
      }
      lastUpdated
      editUrl
      toc {
        level
        id
        text
      }
      breadcrumbs {
        label
        path
      }
      gallery {
        alt
        title
        image {
          publicURL
          childImageSharp {
            gatsbyImageData(width: 480, placeholder: NONE, formats: [AUTO, WEBP, AVIF])
          }
        }
      }
    }
    previous: docPage(id: { eq: $previousId }) {
      label
      path
    }
    next: docPage(id: { eq: $nextId }) {
      label
      path
    }
  }
`;
