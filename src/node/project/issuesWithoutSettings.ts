import { readYaml } from "../config/readYaml";
import { previewIssues } from "../content";
import type { ContentTree } from "../content";
import { loadSidebar, readDocEntries } from "../docs";
import type { Issue } from "../issues";
import { readContentPages } from "../pages";
import { redirectsSchema } from "../redirects/redirectsSchema";
import { compileInputs } from "./compileInputs";
import type { ProjectFolders } from "./compileInputs";
import { pageFiles } from "./contentFiles";
import { syntaxIssues } from "./syntaxIssues";

/** A slug for runs whose settings are broken: it only has to be the same everywhere. */
const NO_SLUG = "product";

/** What can be said of the content when the settings are broken: whatever depends on no locale, version and value. */
export async function issuesWithoutSettings(
  options: ProjectFolders & { readonly drafts: boolean },
  tree: ContentTree,
  sets: ReadonlyMap<string, unknown>,
): Promise<Issue[]> {
  const docs = readDocEntries(tree, NO_SLUG, {}, options.drafts);
  const text = tree.texts.get("sidebar.yaml");
  const sidebar = text === undefined ? null : loadSidebar(`${tree.label}/sidebar.yaml`, text, docs, NO_SLUG);
  const moved = tree.texts.get("redirects.yaml");
  const redirects =
    moved === undefined
      ? []
      : readYaml({ file: `${tree.label}/redirects.yaml`, text: moved }, redirectsSchema, "config-shape").issues;
  const free = readContentPages(tree, NO_SLUG, {});
  const routes = new Map(pageFiles(tree).map((file) => [file, "/"] as const));
  const inputs = compileInputs(options, tree, { scope: {} }, sets, routes);
  return [
    ...docs.issues,
    ...previewIssues([...docs.previews, ...free.previews]),
    ...(sidebar?.issues ?? []),
    ...redirects,
    ...free.issues,
    ...(await syntaxIssues(tree, inputs)),
  ];
}
