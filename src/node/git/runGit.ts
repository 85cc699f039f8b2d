import { spawn } from "node:child_process";

/** Variables that lead git to another repository than that of the folder: a build may be started by a hook of git. */
const POINTERS = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR"];

/**
 * Runs git in a folder and hands its output on as it comes; `onText` answers false when it has enough. Resolves with
 * whether git did what it was asked: false where git isn't installed, there is no repository or no commit.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  onText: (text: string) => boolean,
  program = "git",
): Promise<boolean> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !POINTERS.includes(name)));
  return new Promise((resolve) => {
    const git = spawn(program, ["--no-optional-locks", "-c", "log.showSignature=false", ...args], {
      cwd: folder,
      env: { ...env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let enough = false;
    git.stdout.setEncoding("utf8");
    git.stdout.on("data", (text: string) => {
      if (!enough && !onText(text)) {
        enough = true;
        git.kill();
      }
    });
    git.on("error", () => resolve(false));
    git.on("close", (code) => resolve(enough || code === 0));
  });
}
