import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

import { CommandError } from "../Command";
import { withFileErrors } from "./fileErrors";
import type { FileChange } from "./Plan";

/** Folder in the project's root that holds an edit until it is done. */
export const STAGE = ".docs-edit";

/** The journal in it: with it, all new files are written out. */
export const JOURNAL = "journal.json";

const journalSchema = z.strictObject({
  files: z.array(
    z.strictObject({
      /** Path below the project's root. */
      file: z.string(),
      /** Name of the new file in the stage; null for a file that goes. */
      staged: z.string().nullable(),
      /** Digests of the file as it was and as it will be; null where it isn't there. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** What has to be done with files. */
export type EditJournal = z.infer<typeof journalSchema>;

const digestOf = (content: string | Buffer | null): string | null =>
  content === null ? null : createHash("sha256").update(content).digest("hex");

const digestOnDisk = (file: string): string | null => (existsSync(file) ? digestOf(readFileSync(file)) : null);

/** The journal of changes; the new content of the n-th one is staged as `n`. */
export function journalOf(changes: readonly FileChange[]): EditJournal {
  return {
    files: changes.flatMap(({ path: file, before, after, movedFrom }, index) => {
      const staged = after === null ? null : String(index);
      const [old, next] = [digestOf(before), digestOf(after)];
      return movedFrom === undefined
        ? [{ file, staged, before: old, after: next }]
        : [
            { file, staged, before: null, after: next },
            { file: movedFrom, staged: null, before: old, after: null },
          ];
    }),
  };
}

const GIVE_UP = `To give the rest of that edit up, remove ${STAGE}/; what it has changed so far stays.`;

function readJournal(stage: string): EditJournal {
  try {
    return journalSchema.parse(JSON.parse(readFileSync(path.join(stage, JOURNAL), "utf8")));
  } catch {
    throw new CommandError(`${STAGE}/${JOURNAL} of an edit that was interrupted can't be read. ${GIVE_UP}`);
  }
}

/** Carries out what the journal of an interrupted edit says. What stops it is told, with the way out. */
export function finishInterrupted(root: string): void {
  withFileErrors(() => {
    finishEdit(root);
  }, `An edit that was interrupted can't be finished: mend that and run the command again. ${GIVE_UP}`);
}

/**
 * Does what the journal says; doing it twice is the same as once. Throws, and changes nothing, where a file is neither
 * as it was nor as it will be.
 */
export function finishEdit(root: string): void {
  const stage = path.join(root, STAGE);
  const { files } = readJournal(stage);
  const open = files.filter(({ file, after }) => digestOnDisk(path.join(root, file)) !== after);
  const foreign = open.filter(
    ({ file, staged, before, after }) =>
      digestOnDisk(path.join(root, file)) !== before ||
      (staged !== null && digestOnDisk(path.join(stage, staged)) !== after),
  );
  if (foreign.length > 0) {
    throw new CommandError(
      `An edit was interrupted, and these files have changed since, so nothing was done:\n${foreign.map(({ file }) => `  ${file}`).join("\n")}\n` +
        `Bring them back as they were and run the command again. ${GIVE_UP}`,
    );
  }
  for (const { file, staged } of open) {
    const place = path.join(root, file);
    if (staged === null) {
      rmSync(place, { force: true });
    } else {
      mkdirSync(path.dirname(place), { recursive: true });
      renameSync(path.join(stage, staged), place);
    }
  }
  for (const { file, after } of files) {
    if (after === null) {
      removeEmptyFolders(root, path.dirname(path.join(root, file)));
    }
  }
  rmSync(stage, { recursive: true, force: true });
}

/** Removes a folder without files, and those above it that are left without any. */
export function removeEmptyFolders(root: string, folder: string): void {
  let at = folder;
  while (at.startsWith(root + path.sep)) {
    if (existsSync(at)) {
      if (readdirSync(at).length > 0) {
        return;
      }
      rmdirSync(at);
    }
    at = path.dirname(at);
  }
}
