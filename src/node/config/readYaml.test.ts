import { z } from "zod";

import { spot } from "../../testing/fixtures/compile";
import { readYaml } from "./readYaml";

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(["guide", "reference"]).default("guide"),
  style: z.enum(["columns", "row"]).optional(),
  nested: z.strictObject({ port: z.number(), deep: z.strictObject({ on: z.boolean() }).optional() }).optional(),
  list: z.array(z.strictObject({ id: z.string(), label: z.string().optional() })).default([]),
  item: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("doc"), id: z.string() }),
      z.strictObject({ type: z.literal("link"), href: z.string() }),
    ])
    .optional(),
  links: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])).default({}),
});

const read = (text: string, linesBefore?: number) =>
  readYaml(
    { file: "content/x.yaml", text, ...(linesBefore === undefined ? {} : { linesBefore }) },
    schema,
    "config-shape",
  );

const spots = (text: string): string[] => read(text).issues.map(spot);

test("a valid text gives its value, with defaults", () => {
  const { value, issues } = read("name: A\nlist:\n  - id: b\n");
  expect(issues).toEqual([]);
  expect(value).toEqual({ name: "A", kind: "guide", list: [{ id: "b" }], links: {} });
});

test("comments, quotes, CRLF and a byte order mark change nothing", () => {
  const { value } = read("\uFEFF# a comment\r\nname: \"A # b\" # c\r\nlist:\r\n  - id: 'd'\r\n");
  expect(value).toMatchObject({ name: "A # b", list: [{ id: "d" }] });
});

test("dates stay texts", () => {
  expect(read("name: 2020-04-29\n").value).toMatchObject({ name: "2020-04-29" });
});

test("a required key under nearly its name is one mistake, and so is one without its map", () => {
  const { issues } = read("nmae: A\n");
  expect(issues.map(({ message, fix }) => [message, fix])).toEqual([["unknown key `nmae`", "rename it to `name`"]]);
  expect(read("name: A\nnested: {}\n").issues.map(({ message }) => message)).toEqual([
    "missing key `nested.port` (number)",
  ]);
});

describe("unknown keys are reported at the key, the known ones nearest first", () => {
  test.each([
    ["at the top", "name: A\nkin: guide\n", "2:1", "unknown key `kin`", "kind"],
    ["nested", "name: A\nnested:\n  port: 1\n  prot: 2\n", "4:3", "unknown key `nested.prot`", "port"],
    [
      "two levels down",
      "name: A\nnested:\n  port: 1\n  deep:\n    on: true\n    of: 1\n",
      "6:5",
      "unknown key `nested.deep.of`",
      "on",
    ],
    ["in a list", "name: A\nlist:\n  - id: a\n  - id: b\n    lable: c\n", "5:5", "unknown key `list.1.lable`", "label"],
    [
      "in one of several forms",
      "name: A\nitem:\n  type: link\n  href: a\n  hrf: b\n",
      "5:3",
      "unknown key `item.hrf`",
      "href",
    ],
  ])("%s", (_where, text, place, message, near) => {
    const { issues } = read(text);
    expect(issues.map(spot)).toEqual([`${place} config-shape`]);
    expect(issues[0]?.message).toBe(message);
    expect(issues[0]?.known?.[0]).toBe(near);
    expect(issues[0]?.fix).toBe(`rename it to \`${near}\`, or remove it`);
  });

  test("all keys that would be right are listed", () => {
    const known = read("name: A\nzzzzzzzz: 1\n").issues[0]?.known ?? [];
    expect([...known].sort()).toEqual(["item", "kind", "links", "list", "name", "nested", "style"]);
  });
});

describe("missing keys are reported where they belong", () => {
  test.each([
    ["at the top", "kind: guide\n", "1:1", "missing key `name` (string)"],
    [
      "nested, at the key above",
      "name: A\nnested:\n  deep:\n    on: true\n",
      "2:1",
      "missing key `nested.port` (number)",
    ],
    ["in a list", "name: A\nlist:\n  - id: a\n  - label: b\n", "4:5", "missing key `list.1.id` (string)"],
    ["that say which form it is", "name: A\nitem:\n  id: a\n", "2:1", "missing key `item.type`"],
    ["in an empty file", "", "1:1", "missing key `name` (string)"],
    ["in a file of comments", "# nothing\n", "1:1", "missing key `name` (string)"],
  ])("%s", (_where, text, place, message) => {
    const { issues } = read(text);
    expect(issues.map(spot)).toContain(`${place} config-shape`);
    expect(issues.map((issue) => issue.message)).toContain(message);
    expect(issues[0]?.fix).toMatch(/^add `/);
  });

  test("a missing key with fixed values lists them", () => {
    const strict = z.strictObject({ style: z.enum(["columns", "row"]) });
    const { issues } = readYaml({ file: "x.yaml", text: "{}\n" }, strict, "config-shape");
    expect(issues).toMatchObject([{ message: "missing key `style`", known: ["columns", "row"] }]);
  });
});

describe("wrong values are reported at the value", () => {
  test.each([
    ["a kind of its own", "name: A\nkind: guid\n", "2:7", '`kind` is "guid"', ["guide", "reference"]],
    ["far from all known ones", "name: A\nstyle: xxxxxxxx\n", "2:8", '`style` is "xxxxxxxx"', ["columns", "row"]],
    ["a number for a text", "name: 3\n", "1:7", "`name` is 3", []],
    ["nothing", "name:\n", "1:6", "`name` is null", []],
    ["a list for a text", "name: [a]\n", "1:7", '`name` is ["a"]', []],
    ["a text for a number", "name: A\nnested:\n  port: high\n", "3:9", '`nested.port` is "high"', []],
    ["a text for a list", "name: A\nlist: a\n", "2:7", '`list` is "a"', []],
    ["a number in a list", "name: A\nlist:\n  - id: a\n  - 3\n", "4:5", "`list.1` is 3", []],
    ["an unknown form", "name: A\nitem:\n  type: dok\n", "3:9", '`item.type` is "dok"', ["doc", "link"]],
    [
      "deep in one of several forms",
      "name: A\nlinks:\n  sdk:\n    go: a\n    php: 3\n",
      "5:10",
      "`links.sdk.php` is 3",
      [],
    ],
    ["a list as the whole file", "- a\n", "1:1", '`the file` is ["a"]', []],
    ["a text as the whole file", "hello\n", "1:1", '`the file` is "hello"', []],
  ])("%s", (_what, text, place, message, known) => {
    const { issues } = read(text);
    expect(issues.map(spot)).toEqual([`${place} config-shape`]);
    expect(issues[0]?.message).toContain(message);
    expect(issues[0]?.known).toEqual(known);
  });

  test("long values are cut", () => {
    const { issues } = read(`name: [${"x".repeat(500)}]\n`);
    expect(issues[0]?.message.length).toBeLessThan(200);
  });
});

test("all faults of a file come together", () => {
  expect(spots("kind: guid\nlist:\n  - lable: a\nextra: 1\n")).toEqual([
    "1:1 config-shape",
    "1:7 config-shape",
    "3:5 config-shape",
    "3:5 config-shape",
    "4:1 config-shape",
  ]);
});

describe("texts that are no YAML", () => {
  test.each([
    ["a key twice", "name: A\nkind: guide\nname: B\n", "3:1", "remove one of the two, or rename it"],
    [
      "a key twice in a nested map",
      "name: A\nnested:\n  port: 1\n  port: 2\n",
      "4:3",
      "remove one of the two, or rename it",
    ],
    ["an open quote", 'name: "A\nkind: guide\n', undefined, "quote values"],
    ["a colon in a text", "name: a: b\n", "1:7", "quote values"],
    ["text behind braces", "name: {product.name} docs\n", "1:22", "quote values"],
    ["a wrong indentation", "name: A\n  kind: guide\n", undefined, ""],
  ])("%s", (_what, text, place, fix) => {
    const { value, issues } = read(text);
    expect(value).toBeNull();
    expect(issues.every((issue) => issue.rule === "yaml-syntax")).toBe(true);
    expect(issues[0]?.message).toMatch(/^invalid YAML: /);
    expect(place === undefined ? undefined : spots(text)[0]).toBe(
      place === undefined ? undefined : `${place} yaml-syntax`,
    );
    expect(issues[0]?.fix).toContain(fix);
  });
});

test.each([
  ["title: A\n  description: One.\n", 1, "3:3 3"],
  ["name: A\n  kind: guide\nlist:\n  - id: a\n", 0, "2:3 2"],
  ["nested:\n  port: 1\n   b: 2\n", 0, "3:4 3"],
  ["list:\n  - id: a\n     b: 2\n", 0, "3:6 3"],
])("a line that is indented too deep is one fault, at that line: %j", (text, before, expected) => {
  const { issues } = read(text, before);
  expect(issues.map(({ line, column, message }) => [`${line}:${column}`, message])).toEqual([
    [
      expected.split(" ")[0],
      `invalid YAML: line ${expected.split(" ")[1] ?? ""} is indented deeper than its neighbours`,
    ],
  ]);
  expect(issues[0]?.fix).toBe("indent all keys of one level alike, with spaces");
});

test("a key in quotes over two lines is told as what it is", () => {
  expect(read('name: "a\n  b": c\n').issues.map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining("deeper"),
  );
});

test("lines before the text are counted", () => {
  expect(read("name: A\nkin: b\n", 1).issues).toMatchObject([{ line: 3, column: 1 }]);
  expect(read("name: A\nname: B\n", 4).issues).toMatchObject([{ line: 6, column: 1 }]);
});

test("places of values can be asked for", () => {
  const { locate } = read("name: A\nlist:\n  - id: a\n  - id: b\n");
  const at = (...path: PropertyKey[]): string => {
    const { file, line, column } = locate(path);
    return `${file}:${line}:${column}`;
  };
  expect(at("list", 1, "id")).toBe("content/x.yaml:4:9");
  expect(at("list", 1)).toBe("content/x.yaml:4:5");
  expect(at("list", 1, "label")).toBe("content/x.yaml:4:5");
  expect(at()).toBe("content/x.yaml:1:1");
});
