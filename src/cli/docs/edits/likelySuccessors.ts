import { docPath } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import type { SoundProject } from "./soundContent";

/** Doc ids that readers of a page may be led to: those before and after it and the first of its category, others of it first. */
export function likelySuccessors({ nodes, site }: Pick<SoundProject, "nodes" | "site">, docId: string): string[] {
  const id = resolveProduct(docId, site.settings.product.slug);
  const links = nodes
    .filter(({ type, fields }) => type === "SidebarLink" && fields["path"] === docPath(String(fields["docId"])))
    .map(({ fields }) => ({
      docId: String(fields["docId"]),
      position: Number(fields["position"]),
      category: fields["categoryId"],
    }))
    .sort((a, b) => a.position - b.position);
  const at = links.findIndex((link) => link.docId === id);
  const own = links[at];
  if (own === undefined) {
    return [];
  }
  const first = links.find((link) => link.category === own.category);
  const near = [links[at - 1], links[at + 1], first].filter((link) => link !== undefined && link.docId !== id);
  const sorted = [...near].sort((a, b) => Number(b?.category === own.category) - Number(a?.category === own.category));
  return [...new Set(sorted.flatMap((link) => link?.docId ?? []))];
}
