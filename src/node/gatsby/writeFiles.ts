import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

/**
 * Writes files below `publicFolder` by their addresses, and removes those of the last run that are no longer among
 * them; `manifest` remembers which these are. A file that stands there with the same text is left alone.
 */
export async function writeFiles(
  files: ReadonlyMap<string, string>,
  publicFolder: string,
  manifest: string,
): Promise<void> {
  for (const address of await lastWritten(manifest)) {
    if (!files.has(address) && isBelow(publicFolder, address)) {
      await rm(join(publicFolder, address), { force: true });
    }
  }
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify([...files.keys()]));
  for (const [address, text] of files) {
    if (!isBelow(publicFolder, address)) {
      throw new Error(`the address \`${address}\` leads out of the site`);
    }
    const file = join(publicFolder, address);
    if ((await textOf(file)) !== text) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

/** An address comes from content: it must not lead to files of anybody else. */
function isBelow(folder: string, address: string): boolean {
  return join(folder, address).startsWith(join(folder, sep));
}

async function lastWritten(manifest: string): Promise<readonly string[]> {
  const text = await textOf(manifest);
  try {
    return text === null ? [] : (JSON.parse(text) as string[]);
  } catch {
    return [];
  }
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return null;
  }
}
