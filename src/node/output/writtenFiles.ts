import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

import { inParallel } from "./inParallel";

/** The text of a file; null when there is none. */
export async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return null;
  }
}

/** Writes a file; one that has the same text is left alone. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await textOf(file)) !== text) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** An address comes from content: it must not lead to files of anybody else. */
export function isBelow(folder: string, address: string): boolean {
  return join(folder, address).startsWith(join(folder, sep));
}

/**
 * Removes the files below `publicFolder` that the last run wrote and this one doesn't, and notes those of this run for
 * the next. `manifest` is where they are noted; what others own by now (`foreign`) stays.
 */
export async function replaceManifest(
  manifest: string,
  publicFolder: string,
  addresses: ReadonlySet<string>,
  foreign: ReadonlySet<string> = new Set(),
): Promise<void> {
  const stale = (await noted(manifest)).filter((address) => !addresses.has(address) && !foreign.has(address));
  await inParallel(
    stale.filter((address) => isBelow(publicFolder, address)),
    (address) => rm(join(publicFolder, address), { force: true }),
  );
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify([...addresses]));
}

async function noted(manifest: string): Promise<readonly string[]> {
  const text = await textOf(manifest);
  try {
    return text === null ? [] : (JSON.parse(text) as string[]);
  } catch {
    return [];
  }
}
