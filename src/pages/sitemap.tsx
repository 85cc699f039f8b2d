import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PlainPage } from "../components/page/PlainPage/PlainPage";
import { Seo } from "../components/seo/Seo/Seo";
import { groupPages } from "../components/sitemap/groupPages";
import { PageGroups, type PageEntry } from "../components/sitemap/PageGroups/PageGroups";
import type { LocaleContext } from "../hooks/pageScope/localeContext";
import { useSidebarTrees } from "../hooks/sidebar/useSidebarTree";

interface TitledPage {
  readonly title: string;
  readonly path: string;
}

interface Version {
  readonly label: string;
  readonly path: string;
}

interface SitemapData {
  readonly siteConfig: { readonly versions: readonly Version[] };
  readonly withoutEntry: { readonly nodes: readonly PageEntry[] };
  readonly allBlogPost: { readonly nodes: readonly TitledPage[] };
  readonly allBlogTag: { readonly nodes: readonly PageEntry[] };
  readonly allContentPage: { readonly nodes: readonly TitledPage[] };
}

const LEAD = "Every page of this site, by area.";

const entryOf = ({ title, path }: TitledPage): PageEntry => ({ label: title, path });

/** All pages, for readers who look for one by eye, and the way to every page without JavaScript. */
export default function SitemapPage({ data, pageContext: { localePath = "" } }: PageProps<SitemapData, LocaleContext>) {
  const trees = useSidebarTrees();
  const docs = data.siteConfig.versions.map(({ label, path }) => {
    const root = `${localePath}/docs${path === "" ? "" : `/${path}`}`;
    return { root, label, sidebar: trees.get(root) ?? [], withoutEntry: [] as PageEntry[] };
  });
  for (const page of data.withoutEntry.nodes) {
    // The first version's root begins that of all others.
    const own = docs
      .filter(({ root }) => page.path.startsWith(`${root}/`))
      .sort((a, b) => b.root.length - a.root.length);
    own[0]?.withoutEntry.push(page);
  }
  const [first, ...versions] = docs;
  const groups = groupPages({
    sidebar: first?.sidebar ?? [],
    withoutEntry: first?.withoutEntry ?? [],
    versions,
    posts: [
      ...data.allBlogPost.nodes.map(entryOf),
      ...data.allBlogTag.nodes.map(({ label, path }) => ({ label: `Posts about ${label}`, path })),
    ],
    others: [
      { label: "Home", path: localePath || "/" },
      { label: "Blog", path: `${localePath}/blog` },
      { label: "Blog archive", path: `${localePath}/blog/archive` },
      { label: "Blog tags", path: `${localePath}/blog/tags` },
      ...data.allContentPage.nodes.map(entryOf),
    ],
  });
  return (
    <PlainPage title="All pages" lead={LEAD}>
      <PageGroups groups={groups} />
    </PlainPage>
  );
}

export function Head({ pageContext: { localePath = "" } }: HeadProps<object, LocaleContext>) {
  return <Seo title="All pages" description={LEAD} path={`${localePath}/sitemap`} />;
}

export const query = graphql`
  query Sitemap($localePath: String = "") {
    siteConfig(localePath: { eq: $localePath }) {
      versions {
        label
        path
      }
    }
    withoutEntry: allDocPage(
      filter: { localePath: { eq: $localePath }, sidebar: { eq: null }, unlisted: { eq: false } }
      sort: { docId: ASC }
    ) {
      nodes {
        label
        path
      }
    }
    allBlogPost(filter: { localePath: { eq: $localePath } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        title
        path
      }
    }
    allBlogTag(filter: { localePath: { eq: $localePath } }, sort: { label: ASC }) {
      nodes {
        label
        path
      }
    }
    allContentPage(filter: { localePath: { eq: $localePath } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
