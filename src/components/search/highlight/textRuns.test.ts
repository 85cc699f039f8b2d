import { rangeIn, textRuns } from "./textRuns";

const runsOf = (html: string) => {
  document.body.innerHTML = html;
  return textRuns(document.body);
};
const texts = (html: string) => runsOf(html).map((run) => run.map(({ data }) => data).join(""));

test("a name with places for a line break in it is one text", () => {
  expect(texts("<code>ORDER_<wbr>NOT_<wbr><!-- react -->EXIST</code>")).toEqual(["ORDER_NOT_EXIST"]);
});

test("texts with other elements between them or around them stay apart", () => {
  expect(texts("<p>one<br>two <b>three</b> four</p><p>five</p>")).toEqual(["one", "two ", "three", " four", "five"]);
});

test.each([
  [0, 15, "ORDER_NOT_EXIST"],
  [6, 9, "NOT"],
  [4, 12, "R_NOT_EX"],
])("signs %i to %i of a run are a range over its texts", (start, end, expected) => {
  const [run] = runsOf("<code>ORDER_<wbr>NOT_<wbr>EXIST</code>");
  expect(rangeIn(run!, start, end).toString()).toBe(expected);
});
