import type { LoadResult } from "../../hooks/gatsbyLoader";
import { isReady } from "./isReady";

const page = (path: string, webpackCompilationHash = "this"): LoadResult => ({
  page: { path, webpackCompilationHash },
});

test.each<[string, LoadResult, boolean]>([
  ["a page of this build", page("/a"), true],
  ["nothing", undefined, false],
  ["a page of a newer build", page("/a", "next"), false],
  ["the not-found page in its place [failure.page-data]", page("/404.html"), false],
  ["an error", { status: "error", error: new Error("gone") }, false],
])("%s", (_kind, held, expected) => {
  expect(isReady(held, "/portal/a", (build) => build === "this")).toBe(expected);
});
