import { parse } from "yaml";

import { editScalars } from "./editScalars";

const TEXT = `# note
sidebar:
  - a/b # the first
  - category: "a/b"
    items: ['a/b', c]
page: a/b
a/b: x
`;

test("values change with their letters alone, keys never", () => {
  expect(editScalars(TEXT, (_path, value) => (value === "a/b" ? { from: "a/b", to: "d" } : null))).toBe(
    TEXT.replace("- a/b", "- d").replace('"a/b"', '"d"').replace("'a/b'", "'d'").replace("page: a/b", "page: d"),
  );
});

test("each value is asked about with its path", () => {
  const paths: string[] = [];
  editScalars(TEXT, (path, value) => {
    paths.push(`${path.join(".")}=${value}`);
    return null;
  });
  expect(paths).toEqual([
    "sidebar.0=a/b",
    "sidebar.1.category=a/b",
    "sidebar.1.items.0=a/b",
    "sidebar.1.items.1=c",
    "page=a/b",
    "a/b=x",
  ]);
});

test("a text with errors stays as it is", () => {
  expect(editScalars("a: [", () => ({ from: "a", to: "b" }))).toBe("a: [");
});

test.each(["404", "1.0", "true", "null", "[a]", "*x", "a:", "a,b", "it's", "a #b", 'q"'])(
  "%s is read as the text that it is, wherever it is written",
  (to) => {
    const after = editScalars(`block: x\nflow: [x, y]\ndouble: "x"\nsingle: 'x'\n`, (_path, value) =>
      value === "x" ? { from: "x", to } : null,
    );
    expect(parse(after)).toEqual({ block: to, flow: [to, "y"], double: to, single: to });
  },
);

test("a plain value stays plain where YAML reads it so", () => {
  expect(editScalars("a: x # note\nb: [x]\n", () => ({ from: "x", to: "sms/a,b" }))).toBe(
    'a: sms/a,b # note\nb: ["sms/a,b"]\n',
  );
});
