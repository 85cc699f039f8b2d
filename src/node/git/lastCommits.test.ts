import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { folderOf, writeFiles, type Files } from "../../testing/fixtures/folder";
import { lastCommits } from ".";

/** A repository whose commits are a day apart, from 2024-01-01 23:30 in a zone five hours behind on. */
function repository() {
  const root = folderOf();
  let day = 0;
  const git = (...args: string[]): string => {
    const when = `2024-01-${String(day).padStart(2, "0")}T23:30:00 -0500`;
    return execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, GIT_COMMITTER_DATE: when, GIT_AUTHOR_DATE: "2001-01-01T00:00:00Z" },
      stdio: ["ignore", "pipe", "ignore"],
    });
  };
  git("init", "-q", "-b", "main");
  const commit = (files: Files): void => {
    day += 1;
    writeFiles(root, files);
    git("add", "-A");
    git("commit", "-q", "-m", "Change");
  };
  const dates = async (...files: string[]): Promise<Record<string, string>> =>
    Object.fromEntries((await lastCommits(path.join(root, "content"), files)).dates);
  return { root, git, commit, dates };
}

test("each file has the committer's date of its last commit, in UTC, whatever its name [docs.last-updated]", async () => {
  const { commit, dates } = repository();
  commit({ "content/a.mdx": "1", "content/d/é b{x}.mdx": "1", "content/zeile\n2.mdx": "1" });
  commit({ "content/a.mdx": "2", "other/a.mdx": "1" });
  expect(await dates("a.mdx", "d/é b{x}.mdx", "zeile\n2.mdx")).toEqual({
    "a.mdx": "2024-01-03T04:30:00.000Z",
    "d/é b{x}.mdx": "2024-01-02T04:30:00.000Z",
    "zeile\n2.mdx": "2024-01-02T04:30:00.000Z",
  });
});

test("a local change changes no date, and a file that was never committed has none", async () => {
  const { root, commit, dates } = repository();
  commit({ "content/a.mdx": "1" });
  writeFiles(root, { "content/a.mdx": "2", "content/new.mdx": "1" });
  expect(await dates("a.mdx", "new.mdx")).toEqual({ "a.mdx": "2024-01-02T04:30:00.000Z" });
});

test("to move a file is no change of it; to move and change it is", async () => {
  const { root, commit, dates } = repository();
  commit({ "content/a.mdx": "one\ntwo\n", "content/b.mdx": "three\nfour\n" });
  mkdirSync(path.join(root, "content/d"));
  renameSync(path.join(root, "content/a.mdx"), path.join(root, "content/d/a.mdx"));
  commit({});
  rmSync(path.join(root, "content/b.mdx"));
  commit({ "content/d/b.mdx": "three\nfour\nfive\n" });
  // Somebody else has the old name by now.
  commit({ "content/a.mdx": "new\n" });
  expect(await dates("a.mdx", "d/a.mdx", "d/b.mdx")).toEqual({
    "a.mdx": "2024-01-05T04:30:00.000Z",
    "d/a.mdx": "2024-01-02T04:30:00.000Z",
    "d/b.mdx": "2024-01-04T04:30:00.000Z",
  });
});

test("a merge counts for what was changed in it alone", async () => {
  const { root, git, commit, dates } = repository();
  commit({ "content/a.mdx": "1\n", "content/b.mdx": "1\n" });
  git("checkout", "-q", "-b", "side");
  commit({ "content/a.mdx": "2\n" });
  git("checkout", "-q", "main");
  commit({ "content/b.mdx": "2\n" });
  git("merge", "-q", "--no-commit", "side");
  writeFiles(root, { "content/b.mdx": "3\n" });
  commit({});
  expect(await dates("a.mdx", "b.mdx")).toEqual({
    "a.mdx": "2024-01-03T04:30:00.000Z",
    "b.mdx": "2024-01-05T04:30:00.000Z",
  });
});

test("a shallow clone gives no date, and says why", async () => {
  const { root, commit } = repository();
  commit({ "content/a.mdx": "1" });
  commit({ "content/b.mdx": "1" });
  const clone = path.join(folderOf(), "clone");
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${root}`, clone], { stdio: "ignore" });
  const { dates, warning } = await lastCommits(path.join(clone, "content"), ["a.mdx", "b.mdx"]);
  expect([...dates]).toEqual([]);
  expect(warning).toContain("shallow clone");
});

test.each([
  ["outside of a repository", folderOf({ "a.mdx": "1" }), undefined],
  ["in a folder that isn't there", "/no/such/folder", undefined],
  ["without git", folderOf({ "a.mdx": "1" }), "no-such-program"],
])("%s there are no dates, and nothing is said", async (_where, folder, program) => {
  expect(await lastCommits(folder, ["a.mdx"], program)).toEqual({ dates: new Map(), warning: null });
});

test("a repository without commits has no dates", async () => {
  const { root, dates } = repository();
  writeFiles(root, { "content/a.mdx": "1" });
  expect(await dates("a.mdx")).toEqual({});
});

test("the repository is the folder's, also while git runs the build", async () => {
  const { commit, dates } = repository();
  commit({ "content/a.mdx": "1" });
  process.env["GIT_DIR"] = path.join(folderOf(), "elsewhere");
  try {
    expect(await dates("a.mdx")).toEqual({ "a.mdx": "2024-01-02T04:30:00.000Z" });
  } finally {
    Reflect.deleteProperty(process.env, "GIT_DIR");
  }
});
