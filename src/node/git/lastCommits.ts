import { COMMIT_MARK, CommitLog } from "./CommitLog";
import { runGit } from "./runGit";

export interface LastCommits {
  /** When the content of a file last changed: committer date as ISO instant in UTC, by path below the folder. */
  readonly dates: ReadonlyMap<string, string>;
  /** What the author of the site should know; null when there is nothing. */
  readonly warning: string | null;
}

const NONE: LastCommits = { dates: new Map(), warning: null };

/**
 * Reads from git when each file of a folder was last changed. Files that were never committed have no date, and there
 * are no dates at all outside of a repository and without git. Nor in a shallow clone: there every file seems to be as
 * old as the oldest commit that was fetched.
 *
 * One `git log` for all files, and no longer than until the last of them has its date: a process for each file takes
 * seconds, and the whole output of a long history doesn't fit a buffer.
 */
export async function lastCommits(folder: string, files: Iterable<string>, program?: string): Promise<LastCommits> {
  let said = "";
  const ask = ["rev-parse", "--is-shallow-repository", "--show-prefix"];
  if (!(await runGit(folder, ask, (text) => ((said += text), true), program))) {
    return NONE;
  }
  const [, shallow, prefix = ""] = /^(true|false)\n([\s\S]*)\n$/.exec(said) ?? [];
  const tracked = await trackedFiles(folder, program);
  const log = new CommitLog([...files].filter((file) => tracked.has(file)).map((file) => prefix + file));
  if (log.isDone) {
    return NONE;
  }
  if (shallow !== "false") {
    return {
      dates: new Map(),
      warning:
        "The repository is a shallow clone, which doesn't say when a page was last changed: pages show no date. Fetch its history (`git fetch --unshallow`; `fetch-depth: 0` in a workflow).",
    };
  }
  await runGit(folder, LOG, (text) => (log.read(text), !log.isDone), program);
  return {
    dates: new Map([...log.dates].map(([file, instant]) => [file.slice(prefix.length), instant])),
    warning: null,
  };
}

const LOG = [
  "log",
  "-z",
  `--format=${COMMIT_MARK}%ct`,
  "--name-status",
  // Moves without a change, which need no look into the files; a file that is also changed is a new one.
  "--find-renames=100%",
  // Of a merge what differs from all its parents. Names are the repository's: with `--relative` these would still be.
  "-c",
  "--",
  ".",
];

/** Files that git knows: for others it would search the whole history. */
async function trackedFiles(folder: string, program?: string): Promise<ReadonlySet<string>> {
  let names = "";
  await runGit(folder, ["ls-files", "-z"], (text) => ((names += text), true), program);
  return new Set(names.split("\0"));
}
