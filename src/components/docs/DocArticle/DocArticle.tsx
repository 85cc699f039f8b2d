import { Content } from "../../content/Content/Content";
import { ArticleFrame } from "../../page/ArticleFrame/ArticleFrame";
import { Breadcrumbs, type Breadcrumb } from "../Breadcrumbs/Breadcrumbs";
import { Gallery, type GalleryImage } from "../Gallery/Gallery";
import { PageDetails } from "../PageDetails/PageDetails";
import { PageNav, type PageNavLink } from "../PageNav/PageNav";
import type { TocEntry } from "../TableOfContents/TableOfContents";

export interface DocArticlePage {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly kind: string | null;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly gallery: readonly GalleryImage[];
  readonly editUrl: string | null;
  readonly lastUpdated: string | null;
}

interface DocArticleProps {
  readonly page: DocArticlePage;
  readonly previous: PageNavLink | null;
  readonly next: PageNavLink | null;
}

/** One page of the docs: where it stands, what it says, its contents, and the pages beside it. */
export function DocArticle({ page, previous, next }: DocArticleProps) {
  return (
    <ArticleFrame
      title={page.title}
      before={<Breadcrumbs items={page.breadcrumbs} path={page.path} />}
      lead={page.description}
      toc={page.toc}
      wide={page.kind === "endpoint" && page.html.includes('<div class="op')}
    >
      <Content html={page.html} />
      <Gallery images={page.gallery} />
      <PageDetails editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
      <PageNav label="Docs pages" previous={previous} next={next} />
    </ArticleFrame>
  );
}
