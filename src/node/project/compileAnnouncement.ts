import type { Site } from "../config/loadSite";
import { compilePage } from "../content";
import type { CompileInputs, ContentSource, ContentTree } from "../content";
import type { Issue } from "../issues";
import type { ConfiguredLink } from "../links";

/** The announcement bar's text as HTML, with the site paths that it links to. */
export async function compileAnnouncement(
  site: Site,
  tree: ContentTree,
  inputs: CompileInputs,
): Promise<{ html: string | null; links: readonly ConfiguredLink[]; issues: readonly Issue[] }> {
  const bar = site.settings.announcementBar;
  if (bar === null) {
    return { html: null, links: [], issues: [] };
  }
  const place = site.locate(["announcementBar", "content"]);
  const source: ContentSource = {
    file: place.file,
    contentFile: place.file.slice(tree.label.length + 1),
    text: bar.content,
    format: "md",
  };
  const { page, issues } = await compilePage(source, inputs);
  const internal = (page?.links ?? []).filter(({ kind }) => kind !== "external" && kind !== "anchor");
  return {
    html: page?.html ?? null,
    links: internal.map(({ resolved }) => ({ href: resolved, ...place })),
    issues: issues.map((issue) => ({ ...issue, ...place })),
  };
}
