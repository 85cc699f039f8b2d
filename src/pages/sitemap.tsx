import { graphql, type PageProps } from "gatsby";

import { PlainPage } from "../components/page/PlainPage/PlainPage";
import { Seo } from "../components/seo/Seo/Seo";
import { groupPages } from "../components/sitemap/groupPages";
import { PageGroups, type PageEntry } from "../components/sitemap/PageGroups/PageGroups";
import { useSidebarTree } from "../hooks/sidebar/useSidebarTree";

interface TitledPage {
  readonly title: string;
  readonly path: string;
}

interface SitemapData {
  readonly withoutEntry: { readonly nodes: readonly PageEntry[] };
  readonly allBlogPost: { readonly nodes: readonly TitledPage[] };
  readonly allBlogTag: { readonly nodes: readonly PageEntry[] };
  readonly allContentPage: { readonly nodes: readonly TitledPage[] };
}

const LEAD = "Every page of this site, by area.";

const entryOf = ({ title, path }: TitledPage): PageEntry => ({ label: title, path });

/** All pages, for readers who look for one by eye, and the way to every page without JavaScript. */
export default function SitemapPage({ data }: PageProps<SitemapData>) {
  const groups = groupPages({
    sidebar: useSidebarTree(),
    withoutEntry: data.withoutEntry.nodes,
    posts: [
      ...data.allBlogPost.nodes.map(entryOf),
      ...data.allBlogTag.nodes.map(({ label, path }) => ({ label: `Posts about ${label}`, path })),
    ],
    others: [
      { label: "Home", path: "/" },
      { label: "Blog", path: "/blog" },
      { label: "Blog archive", path: "/blog/archive" },
      { label: "Blog tags", path: "/blog/tags" },
      ...data.allContentPage.nodes.map(entryOf),
    ],
  });
  return (
    <PlainPage title="All pages" lead={LEAD}>
      <PageGroups groups={groups} />
    </PlainPage>
  );
}

export function Head() {
  return <Seo title="All pages" description={LEAD} path="/sitemap" />;
}

export const query = graphql`
  query Sitemap {
    withoutEntry: allDocPage(filter: { sidebar: { eq: null }, unlisted: { eq: false } }, sort: { docId: ASC }) {
      nodes {
        label
        path
      }
    }
    allBlogPost(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        title
        path
      }
    }
    allBlogTag(sort: { label: ASC }) {
      nodes {
        label
        path
      }
    }
    allContentPage(sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
