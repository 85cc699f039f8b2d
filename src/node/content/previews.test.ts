import { previewIssues } from "./previews";
import type { Preview } from "./previews";

const preview = (file: string, title: string, description?: string, draft = false): Preview => ({
  ...{ file, title, description, draft },
  locate: ([key]) => ({ file, line: key === "title" ? 2 : 3, column: 1 }),
});

const found = (previews: readonly Preview[]): string[] =>
  previewIssues(previews).map(({ file, line, rule, message }) => `${file}:${String(line)} [${rule}] ${message}`);

test("pages are told apart by title and description", () => {
  expect(
    found([
      preview("a", "Refund", "Give money back."),
      preview("b", "refund", "Give points back."),
      preview("c", "Undo", "Give money back. "),
      preview("d", "Without"),
      preview("e", "Without, too"),
    ]),
  ).toEqual([
    "b:2 [page-preview] a has this title too: `refund`",
    "c:3 [page-preview] a has this description too: `Give money back. `",
  ]);
});

test("of a draft and a page it is the draft that is told", () => {
  expect(found([preview("a", "Refund", "Give.", true), preview("b", "Refund", "Give.")])).toEqual([
    "a:2 [page-preview] b has this title too: `Refund`",
    "a:3 [page-preview] b has this description too: `Give.`",
  ]);
});

test.each([
  [160, []],
  [161, ["a:3 [page-preview] the description has 161 characters; search results show 160"]],
])("a description of %i characters", (length, issues) => {
  expect(found([preview("a", "A", "a".repeat(length))])).toEqual(issues);
});
