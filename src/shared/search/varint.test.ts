import { packRising, unpackRising } from "./varint";

test("rising numbers come back", () => {
  const numbers = [0, 1, 31, 32, 33, 1000, 1024, 1_000_000];
  expect(unpackRising(packRising(numbers))).toEqual(numbers);
  expect(unpackRising("")).toEqual([]);
});

test("text that is none says so", () => {
  expect(() => unpackRising("A!")).toThrow('"!" is no digit of a packed number');
});
