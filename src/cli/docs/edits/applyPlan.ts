import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { CommandError } from "../Command";
import type { FileChange, Plan } from "./Plan";

/** Folder in the project's root that holds an edit until it is done. */
const STAGE = ".docs-edit";

/** What has to be done with files, once all new ones are written out. */
interface Journal {
  /** File in the stage -> file of the project. */
  readonly moves: readonly (readonly [staged: string, file: string])[];
  readonly removals: readonly string[];
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Does what the journal says; doing it twice is the same as once. */
function finish(root: string): void {
  const stage = path.join(root, STAGE);
  const journal = JSON.parse(readFileSync(path.join(stage, "journal.json"), "utf8")) as Journal;
  for (const [staged, file] of journal.moves) {
    if (existsSync(path.join(stage, staged))) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      renameSync(path.join(stage, staged), path.join(root, file));
    }
  }
  for (const file of journal.removals) {
    rmSync(path.join(root, file), { force: true });
    removeEmptyFolders(root, path.dirname(path.join(root, file)));
  }
  rmSync(stage, { recursive: true, force: true });
}

/** Removes a folder without files, and those above it that are left without any. */
function removeEmptyFolders(root: string, folder: string): void {
  let at = folder;
  while (at.startsWith(root + path.sep) && existsSync(at) && readdirSync(at).length === 0) {
    rmdirSync(at);
    at = path.dirname(at);
  }
}

/**
 * Ends an edit that was interrupted: one whose files were all written out is carried through, any other is forgotten,
 * of which no file of the project has changed. Says which; null if there was none. Throws while another one is going on.
 */
export function recover(root: string): "finished" | "forgotten" | null {
  const stage = path.join(root, STAGE);
  if (!existsSync(stage)) {
    return null;
  }
  const owner = existsSync(path.join(stage, "pid")) ? Number(readFileSync(path.join(stage, "pid"), "utf8")) : 0;
  if (owner !== process.pid && owner > 0 && isAlive(owner)) {
    throw new CommandError(
      `Another \`npm run docs\` is at work (process ${String(owner)}). Wait for it; if there is none, remove ${STAGE}/.`,
    );
  }
  if (existsSync(path.join(stage, "journal.json"))) {
    finish(root);
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
 * changes nothing, if a file is no longer as the plan knows it.
 */
export function applyPlan(root: string, { changes }: Plan): void {
  for (const { path: file, before, movedFrom } of changes) {
    const place = path.join(root, movedFrom ?? file);
    if (!isSame(place, before) || (movedFrom !== undefined && existsSync(path.join(root, file)))) {
      throw new CommandError(`${movedFrom ?? file} was changed meanwhile. Nothing was done; run the command again.`);
    }
  }
  const stage = path.join(root, STAGE);
  mkdirSync(stage);
  writeFileSync(path.join(stage, "pid"), String(process.pid));
  const moves = changes.flatMap(({ path: file, after }, index) => {
    if (after === null) return [];
    writeFileSync(path.join(stage, String(index)), after);
    return [[String(index), file] as const];
  });
  const removals = changes.flatMap(({ path: file, after, movedFrom }) => [
    ...(after === null ? [file] : []),
    ...(movedFrom === undefined ? [] : [movedFrom]),
  ]);
  const journal: Journal = { moves, removals };
  writeFileSync(path.join(stage, "journal.tmp"), JSON.stringify(journal));
  renameSync(path.join(stage, "journal.tmp"), path.join(stage, "journal.json"));
  finish(root);
}
