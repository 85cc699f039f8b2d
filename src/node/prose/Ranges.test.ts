import { Ranges } from "./Ranges";

const ranges = new Ranges([
  { start: 20, end: 30 },
  { start: 0, end: 5 },
  { start: 22, end: 24 },
  { start: 5, end: 7 },
]);

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [7, undefined],
  [19, undefined],
  [21, 20],
  [23, 22],
  [24, 20],
  [30, undefined],
])("the sign at %i is in the range that begins at %s", (offset, start) => {
  expect(ranges.find(offset)?.start).toBe(start);
  expect(ranges.has(offset)).toBe(start !== undefined);
});

test("of no ranges none holds anything", () => {
  expect(new Ranges([]).has(0)).toBe(false);
});

test("few ranges are looked at, however many there are", () => {
  let looked = 0;
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    start: index * 10,
    get end() {
      looked += 1;
      return index * 10 + 5;
    },
  }));
  const all = new Ranges(many);
  looked = 0;
  expect([all.has(777_774), all.has(777_775)]).toEqual([true, false]);
  expect(looked).toBeLessThan(10);
});
