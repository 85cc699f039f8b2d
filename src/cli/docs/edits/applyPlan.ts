import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { CommandError } from "../Command";
import { finishEdit, finishInterrupted, JOURNAL, journalOf, removeEmptyFolders, STAGE } from "./editJournal";
import { isFileError, withFileErrors } from "./fileErrors";
import type { FileChange, Plan } from "./Plan";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Whether an edit was interrupted, or is going on. */
export const isPending = (root: string): boolean => existsSync(path.join(root, STAGE));

/**
 * Ends an edit that was interrupted: one whose files were all written out is carried through, any other is forgotten,
 * of which no file of the project has changed. Says which; null if there was none. Throws while another one is going
 * on, and where files have changed since.
 */
export function recover(root: string): "finished" | "forgotten" | null {
  const stage = path.join(root, STAGE);
  if (!isPending(root)) {
    return null;
  }
  const owner = existsSync(path.join(stage, "pid")) ? Number(readFileSync(path.join(stage, "pid"), "utf8")) : 0;
  if (owner !== process.pid && owner > 0 && isAlive(owner)) {
    throw new CommandError(
      `Another \`npm run docs\` is at work (process ${String(owner)}). Wait for it; if there is none, remove ${STAGE}/.`,
    );
  }
  if (existsSync(path.join(stage, JOURNAL))) {
    finishInterrupted(root);
    return "finished";
  }
  rmSync(stage, { recursive: true, force: true });
  return "forgotten";
}

const isSame = (file: string, expected: FileChange["before"]): boolean => {
  const found = existsSync(file) ? readFileSync(file) : null;
  return found === null || expected === null
    ? found === null && expected === null
    : found.equals(typeof expected === "string" ? Buffer.from(expected) : expected);
};

/**
 * Carries a plan out: all new content is written to a folder of its own first, then a journal, then files are put in
 * place. Interrupted before the journal nothing has changed; after it, the next command does the rest. Throws, and
 * changes nothing, if a file is no longer as the plan knows it, or if the file system refuses one.
 */
export function applyPlan(root: string, { changes }: Plan): void {
  const stage = path.join(root, STAGE);
  withFileErrors(() => {
    for (const { path: file, before, movedFrom } of changes) {
      const place = path.join(root, movedFrom ?? file);
      if (!isSame(place, before) || (movedFrom !== undefined && existsSync(path.join(root, file)))) {
        throw new CommandError(`${movedFrom ?? file} was changed meanwhile. Nothing was done; run the command again.`);
      }
    }
    makeStage(stage);
    try {
      stageChanges(stage, changes);
      finishEdit(root);
    } catch (error) {
      // The process goes on: it has all that it takes to bring everything back.
      if (isFileError(error)) {
        bringBack(root, changes);
      }
      // One that the journal's check throws has changed nothing.
      if (isFileError(error) || error instanceof CommandError) {
        rmSync(stage, { recursive: true, force: true });
      }
      throw error;
    }
  }, "Nothing was changed.");
}

function makeStage(stage: string): void {
  try {
    mkdirSync(stage);
  } catch (error) {
    if (isFileError(error) && error.code === "EEXIST") {
      throw new CommandError("Another `npm run docs` is at work. Nothing was done; run the command again.");
    }
    throw error;
  }
}

function stageChanges(stage: string, changes: readonly FileChange[]): void {
  writeFileSync(path.join(stage, "pid"), String(process.pid));
  for (const [index, { after }] of changes.entries()) {
    if (after !== null) {
      writeFileSync(path.join(stage, String(index)), after);
    }
  }
  writeFileSync(path.join(stage, "journal.tmp"), JSON.stringify(journalOf(changes)));
  renameSync(path.join(stage, "journal.tmp"), path.join(stage, JOURNAL));
}

/** Makes every file what it was before. */
function bringBack(root: string, changes: readonly FileChange[]): void {
  for (const { path: file, before, movedFrom } of changes) {
    const place = path.join(root, movedFrom ?? file);
    if (!isSame(place, before) && before !== null) {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, before);
    }
    if ((before === null || movedFrom !== undefined) && existsSync(path.join(root, file))) {
      rmSync(path.join(root, file), { force: true });
    }
    removeEmptyFolders(root, path.dirname(path.join(root, file)));
  }
}
