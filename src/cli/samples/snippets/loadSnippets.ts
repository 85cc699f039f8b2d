import { loadSite } from "../../../node/config/loadSite";
import { contentSource, readContentTree, snippetsOf } from "../../../node/content";
import type { ExpressionScope, ExpressionValue, Snippet } from "../../../node/content";

/** The code of the guides that says how it is tried, with the mock's `origin` in place of every host that has calls. */
export async function loadSnippets(root: string, contentFolder: string, origin: string): Promise<readonly Snippet[]> {
  const tree = await readContentTree(contentFolder, root);
  const { site } = loadSite(`${tree.label}/site.yaml`, tree.texts.get("site.yaml") ?? null);
  if (site === null) return [];
  const scope = { ...site.scope, hosts: mocked(site.scope["hosts"] ?? {}, origin) };
  return tree.files
    .filter((file) => /(?:^|\/)(?:docs|blog|pages)\/.*\.mdx?$/.test(file))
    .flatMap((file) => snippetsOf(contentSource(tree, file), scope));
}

/** Hosts of the API and of its tokens answer at the mock; others are addresses in what is sent. */
const MOCKED: ReadonlySet<string> = new Set(["api", "oauth"]);

function mocked(hosts: ExpressionValue, origin: string): ExpressionScope {
  const all: ExpressionScope = typeof hosts === "string" ? {} : hosts;
  return Object.fromEntries(
    Object.entries(all).map(([name, byEnvironment]) => [
      name,
      MOCKED.has(name) && typeof byEnvironment !== "string"
        ? Object.fromEntries(Object.keys(byEnvironment).map((environment) => [environment, origin]))
        : byEnvironment,
    ]),
  );
}
