import { pointsIn } from "./pointsIn";

const spot = (text: string, offset: number): string => {
  const { line, column } = pointsIn(text)(offset);
  return `${String(line)}:${String(column)}`;
};

test.each([
  ["", 0, "1:1"],
  ["ab\ncd", 1, "1:2"],
  ["ab\ncd", 2, "1:3"],
  ["ab\ncd", 3, "2:1"],
  ["ab\n\n\ncd\n", 6, "4:2"],
  ["ab\r\ncd\re", 5, "2:2"],
  ["ab\r\ncd\re", 7, "3:1"],
  ["\uFEFFab\nc", 1, "1:1"],
  ["\uFEFFab\nc", 4, "2:1"],
])("of %j the sign at %i stands at %s", (text, offset, expected) => {
  expect(spot(text, offset)).toBe(expected);
});

test("the lines of a text are looked for once, however many places are asked for", () => {
  const text = "one\ntwo\n";
  const matchAll = jest.spyOn(String.prototype, "matchAll");
  const at = pointsIn(text);
  for (let offset = 0; offset < text.length; offset += 1) {
    at(offset);
  }
  const { calls } = matchAll.mock;
  matchAll.mockRestore();
  expect(calls).toHaveLength(1);
});
