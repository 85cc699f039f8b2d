import { Remembered } from "./Remembered";

test("a file is looked at again when its text or the rules are others, and not before", () => {
  const remembered = new Remembered<string>();
  const looks: string[] = [];
  const get = (rules: string, file: string, text: string) =>
    remembered.get(rules, file, text, () => {
      looks.push(`${rules} ${file} ${text}`);
      return `${rules}${text}`;
    });
  expect([get("r", "a", "1"), get("r", "b", "1"), get("r", "a", "1"), get("r", "a", "2"), get("r", "a", "2")]).toEqual([
    ...["r1", "r1", "r1", "r2", "r2"],
  ]);
  expect(looks).toEqual(["r a 1", "r b 1", "r a 2"]);
  expect([get("s", "a", "2"), get("r", "a", "2")]).toEqual(["s2", "r2"]);
  expect(looks.slice(3)).toEqual(["s a 2", "r a 2"]);
});
