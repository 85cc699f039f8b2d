import { data } from "../../../testing/fixtures/data";
import { spot } from "../../../testing/fixtures/compile";
import { loadData } from "./loadData";

const load = (files: Readonly<Record<string, string>>) => loadData(new Map(Object.entries(files)), "content");

const ERROR_CODES = `groups:
  - id: auth
    title: Auth
oauth: []
api:
  - code: A
    meaning: a
    group: auth
`;

test("sets are read by name, from both kinds of file name; other files are left alone", () => {
  const { sets, issues } = load({
    "data/error-codes.yaml": ERROR_CODES,
    "data/bank-codes.yml": "b2c: []\nb2b: []\n",
    "site.yaml": "x: 1",
    "docs/data/x.mdx": "text",
  });
  expect(issues).toEqual([]);
  expect(sets.get("error-codes")).toMatchObject({ api: [{ code: "A" }] });
  expect(sets.get("bank-codes")).toEqual({ b2c: [], b2b: [], sandbox: [] });
  expect(sets.has("payment-methods")).toBe(false);
});

test("the sets of the tests themselves are valid", () => {
  const files = Object.entries(data).map(([name, set]) => [`data/${name}.yaml`, JSON.stringify(set)]);
  expect(load(Object.fromEntries(files) as Record<string, string>).issues).toEqual([]);
});

test.each([
  [
    "a code",
    "error-codes",
    `${ERROR_CODES}  - code: A\n    meaning: b\n    group: auth\n`,
    "9:11",
    '`api.1.code` is "A"',
  ],
  ["a group", "error-codes", ERROR_CODES.replace("oauth:", "  - id: auth\n    title: B\noauth:"), "4:9", "groups.1.id"],
  [
    "a bank",
    "bank-codes",
    "b2c:\n  - { code: A, name: a, status: online }\n  - { code: A, name: a, status: online }\nb2b: []\n",
    "3:13",
    "b2c.1.code",
  ],
  [
    "a refund rule",
    "payment-methods",
    "methods: []\nrefunds:\n  - { method: A, channel: b, sameDay: true, nextDay: true, limit: c }\n  - { method: B, channel: b, sameDay: true, nextDay: true, limit: c }\n  - { method: A, channel: b, sameDay: false, nextDay: true, limit: d }\n",
    "5:15",
    "with the same `channel`",
  ],
])("%s that stands twice is reported at the second", (_kind, name, text, place, message) => {
  const { issues } = load({ [`data/${name}.yaml`]: text });
  expect(issues.filter((issue) => issue.message.includes("stands twice")).map(spot)).toEqual([`${place} data-shape`]);
  expect(issues[0]?.message).toContain(message);
  expect(issues[0]?.fix).toBe("keep one of the two");
});

test("the same code in two lists is two codes", () => {
  const { issues } = load({
    "data/bank-codes.yaml":
      "b2c:\n  - { code: A, name: a, status: online }\nb2b:\n  - { code: A, name: a, status: online }\n",
  });
  expect(issues).toEqual([]);
});

test("a group that isn't defined is reported with those that are", () => {
  const { issues } = load({ "data/error-codes.yaml": ERROR_CODES.replace("group: auth", "group: aut") });
  expect(issues.map(spot)).toEqual(["8:12 data-shape"]);
  expect(issues[0]?.known).toEqual(["auth"]);
});

test.each([
  ["a wrong value", "b2c:\n  - code: A\n    name: a\n    status: onlin\nb2b: []\n", "4:13", ["online", "offline"]],
  [
    "an unknown key",
    "b2c:\n  - code: A\n    nam: a\n    name: a\n    status: online\nb2b: []\n",
    "3:5",
    ["name", "code", "status"],
  ],
  ["a missing key", "b2c: []\n", "1:1", []],
])("%s is reported where it stands", (_kind, text, place, known) => {
  const { sets, issues } = load({ "data/bank-codes.yaml": text });
  expect(issues.map(spot)).toEqual([`${place} data-shape`]);
  expect(issues[0]?.known).toEqual(known);
  expect(issues[0]?.file).toBe("content/data/bank-codes.yaml");
  expect([sets.has("bank-codes"), sets.get("bank-codes")]).toEqual([true, undefined]);
});

test("a file that no block knows is reported with the known names", () => {
  const { issues } = load({ "data/bank-code.yaml": "b2c: []\n" });
  expect(issues.map(spot)).toEqual(["1:1 data-shape"]);
  expect(issues[0]?.message).toContain("`bank-code`");
  expect(issues[0]?.known?.[0]).toBe("bank-codes");
});
