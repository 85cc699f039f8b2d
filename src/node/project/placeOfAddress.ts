import { withoutTrailingSlash } from "../../shared/paths";
import type { Place } from "../issues";
import type { Project } from "./loadProject";

/**
 * Tells where an address of a built page is written: in the page's source, else in the settings, from which the
 * layout's links come (all that are asked about without a page); the beginning of the source where it stands in
 * neither, as a component's does.
 */
export function placeOfAddress(
  { pages, tree }: Project,
  pathPrefix: string,
): (path: string | null, address: string) => Place {
  const sources = new Map(pages.map(({ path, file }) => [withoutTrailingSlash(path), file]));
  const settings = `${tree.label}/site.yaml`;
  return (path, address) => {
    const bare = address.startsWith(`${pathPrefix}/`) ? address.slice(pathPrefix.length) : address;
    const files = [path === null ? settings : (sources.get(path) ?? settings), settings];
    const found = files.flatMap((file) => {
      const text = tree.texts.get(file.slice(tree.label.length + 1)) ?? "";
      const at = text.indexOf(bare);
      return at === -1 ? [] : [placeIn(file, text, at)];
    });
    return found[0] ?? { file: files[0] ?? settings, line: 1, column: 1 };
  };
}

function placeIn(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
