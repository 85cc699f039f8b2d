import { allNamingTests, mismatches, namingTests, readClauses } from "./clauses";
import { report } from "./report";

test("every clause is named by a test, and tests name nothing else", () => {
  expect(mismatches(readClauses(), allNamingTests())).toEqual([]);
});

describe("this check", () => {
  const clauses = readClauses("1:\n  a.one: One.\n  a.two: Two.\n");

  test("finds names in every form of a test", () => {
    const source = `
      test("first [a.one]", () => {});
      test.each([1])("second, %i [a.two]", () => {});
      test.each(["[b.none]"])(\`third \${name} of [them] [a.one, a.two]\`, () => {});
      describe("fourth [a.one]", () => { it("fifth [a.two] [a.one]", () => {}); });
      other("not a test [a.three]");
      test("a [rule-name] is no clause", () => {});`;
    expect(namingTests("x.test.ts", source).map(({ title, ids }) => [title, ...ids])).toEqual([
      ["first", "a.one"],
      ["second, %i", "a.two"],
      ["third … of [them]", "a.one", "a.two"],
      ["fourth", "a.one"],
      ["fifth", "a.two", "a.one"],
    ]);
  });

  test("says which clause has no test, and which test names none", () => {
    const tests = namingTests("x.test.ts", `test("t [a.one, a.three]", () => {});`);
    expect(mismatches(clauses, tests)).toEqual([
      "no test names a.two: Two.",
      'x.test.ts: "t" names a.three, which is no clause',
    ]);
  });

  test("fails where an id stands twice", () => {
    expect(() => readClauses("1:\n  a.one: One.\n2:\n  a.one: Two.\n")).toThrow("a.one stands twice");
  });

  test("is reported as a table", () => {
    const tests = namingTests("x.test.ts", `test("t | u [a.one]", () => {});`);
    expect(report(clauses, tests)).toBe(
      "# Clauses of the specification and their tests\n\n" +
        "## 1\n\n| Clause | What it says | Tests |\n| --- | --- | --- |\n" +
        "| `a.one` | One. | `x.test.ts`: t \\| u |\n| `a.two` | Two. | none |\n\n" +
        "2 clauses, 1 with tests, 1 test.\n",
    );
  });
});
