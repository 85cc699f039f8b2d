import { median, ratioToLeast } from "./median";

test("the median is the value in the middle, whatever the order", () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([3, 1, 2, 10])).toBe(2.5);
  expect(median([4])).toBe(4);
  expect(median([])).toBeNull();
});

test("taking the median leaves the list as it is", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("a ratio is to the least of the others that are known", () => {
  expect(ratioToLeast(10, [40, 20, null])).toBe(0.5);
  expect(ratioToLeast(10, [null])).toBeNull();
  expect(ratioToLeast(null, [20])).toBeNull();
});

test("there is no ratio to nothing", () => {
  expect(ratioToLeast(0, [0, 5])).toBeNull();
});
