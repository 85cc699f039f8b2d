import { join } from "node:path";

import { inParallel } from "./inParallel";
import { isBelow, replaceManifest, writeChanged } from "./writtenFiles";

/**
 * Writes files below `publicFolder` by their addresses, and removes those of the last run that are no longer among
 * them; `manifest` remembers which these are. A file that stands there with the same text is left alone.
 */
export async function writeFiles(
  files: ReadonlyMap<string, string>,
  publicFolder: string,
  manifest: string,
): Promise<void> {
  await replaceManifest(manifest, publicFolder, new Set(files.keys()));
  const outside = [...files.keys()].find((address) => !isBelow(publicFolder, address));
  if (outside !== undefined) {
    throw new Error(`the address \`${outside}\` leads out of the site`);
  }
  await inParallel(files, ([address, text]) => writeChanged(join(publicFolder, address), text));
}
