import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const LEFT_OUT = new Set([".git", ".cache", "public", "node_modules"]);

/** A copy of the project to build and edit, which shares the installed packages. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds in the copy, with further arguments; fails with the build's output. */
  readonly build: (args?: readonly string[]) => void;
  /** Puts the built site and the cache aside, and back. Both builds have to run at the same absolute path. */
  readonly putAside: () => void;
  readonly putBack: () => void;
}

/**
 * Copies the project at `root` to a temporary folder, or to one that stays: there the copy replaces the one before, but
 * keeps its cache and its built site, so that the next build is warm.
 */
export function copyProject(
  root: string,
  env: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(path.join(tmpdir(), "docs-site-")),
): ProjectCopy {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((entry) => entry !== ".cache" && entry !== "public")) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "dir");
  const move = (from: string, to: string): void => {
    for (const name of [".cache", "public"]) {
      rmSync(path.join(folder, to + name), { recursive: true, force: true });
      if (existsSync(path.join(folder, from + name))) {
        renameSync(path.join(folder, from + name), path.join(folder, to + name));
      }
    }
  };
  return {
    folder,
    build(args = []) {
      const gatsby = path.join(root, "node_modules/gatsby/cli.js");
      const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, "build", ...args], {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", STRICT: "1", ...env },
      });
      if (status !== 0) {
        throw new Error(`gatsby build failed in ${folder}:\n${stdout}${stderr}`);
      }
    },
    putAside: () => {
      move("", "aside-");
    },
    putBack: () => {
      move("aside-", "");
    },
  };
}
