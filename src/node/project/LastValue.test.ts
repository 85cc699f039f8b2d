import { LastValue } from "./LastValue";

test("a value is made again when its key is another, and only the last is kept", () => {
  const last = new LastValue<string>();
  let made = 0;
  const make = (): string => `made ${String(++made)}`;
  expect(["a", "a", "b", "b", "a"].map((key) => last.get(key, make))).toEqual([
    ...["made 1", "made 1", "made 2", "made 2", "made 3"],
  ]);
});
