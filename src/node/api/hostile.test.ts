// Descriptions that are wrong in ways that once crashed, hung or said nothing.
import { loadFragments, operation, placesOf, withBody } from "../../testing/fixtures/apiFragments";

const messages = (api: ReturnType<typeof loadFragments>) => api.issues.map(({ message }) => message);
/** A field of the body of `/pay`. */
const withField = (text: string) => withBody(`{ type: object, properties: { a: { description: A., ${text} } } }`);

test.each([
  ["oneOf", "  A: { description: A., oneOf: [{ $ref: '#/schemas/A' }, { type: object }] }\n"],
  ["not", "  A: { description: A., type: object, not: { $ref: '#/schemas/A' } }\n"],
  [
    "allOf over two",
    "  A: { description: A., allOf: [{ $ref: '#/schemas/B' }] }\n  B: { description: B., allOf: [{ $ref: '#/schemas/A' }] }\n",
  ],
])("a schema that is made of itself by %s is one fault with a place, and no crash", (_how, schemas) => {
  const example = "            example: { a: 1 }\n";
  const api = loadFragments(withBody('{ $ref: "#/schemas/A" }', schemas, example));
  const circles = api.issues.filter(({ message }) => message.includes("made of itself"));
  expect(circles).toHaveLength(1);
  expect(circles[0]?.file).toBe("content/api/a.yaml");
  expect(messages(api).join("\n")).not.toContain("call stack");
});

test("shared parts of parts are read once each: seventeen levels take no time", () => {
  const levels = Array.from({ length: 17 }, (_, index) => {
    const next = `{ $ref: '#/schemas/S${String(index + 1)}' }`;
    return `  S${String(index)}: { description: S., allOf: [${next}, ${next}] }\n`;
  });
  const last =
    "  S17: { description: S., type: object, properties: { a: { type: string, description: A., examples: [x] } } }\n";
  const api = loadFragments(withBody('{ $ref: "#/schemas/S0" }', levels.join("") + last));
  expect(api.model.calls[0]?.request?.example).toEqual({ a: "x" });
});

test.each([
  ["an id as a number", "type: integer, examples: [1700000000000000003]", "1700000000000000003"],
  ["a limit", "type: integer, maximum: 9223372036854775807, examples: [1]", "9223372036854775807"],
])("%s that numbers can't hold is reported instead of changed", (_what, text, number) => {
  const api = loadFragments(withField(text));
  expect(messages(api).some((message) => message.includes(number))).toBe(true);
});

test("half of a surrogate pair is reported", () => {
  const api = loadFragments(withField('type: string, examples: ["\\uD800"]'));
  expect(api.issues.length).toBeGreaterThan(0);
});

const path = (name: string, more = "") => ({ "a.yaml": `paths:\n  ${name}:\n    post:\n${operation("pay", more)}` });

test.each(['"pay"', '"/pay/{a"', '"/pay#x"', '"/pay?x=1"', '"/a b"', '"/%zz"', '"/../pay"', '"/pay\\n$(touch x)"'])(
  "the path %s is refused",
  (name) => {
    const root = `openapi: 3.1.0\ninfo: { title: A, version: v1 }\npaths:\n  ${name}:\n    post:\n${operation("pay")}`;
    const api = loadFragments({ "openapi.yaml": root.replaceAll("common.yaml#", "common.yaml#") });
    expect(placesOf(api).filter((place) => place.startsWith("content/api/openapi.yaml:4:"))).not.toEqual([]);
  },
);

test("an operation without an id, and one whose id differs by case only, are reported", () => {
  expect(placesOf(loadFragments(path("/pay", "").valueOf() as Record<string, string>))).toEqual([]);
  const two = `paths:\n  /a:\n    post:\n${operation("pay")}  /b:\n    post:\n${operation("PAY")}`;
  expect(placesOf(loadFragments({ "a.yaml": two })).filter((place) => place.endsWith("api-call"))).toHaveLength(1);
  const empty = `paths:\n  /a:\n    post:\n${operation('""')}`;
  expect(loadFragments({ "a.yaml": empty }).issues.length).toBeGreaterThan(0);
});

test("a call whose anchor is that of another call's part is reported", () => {
  const two = `paths:\n  /a:\n    post:\n${operation("pay")}  /b:\n    post:\n${operation("payBody")}`;
  expect(messages(loadFragments({ "a.yaml": two }))).toEqual([expect.stringContaining("#pay-body")]);
});

test("an example that is a reference counts like one in place", () => {
  const media = "            examples: { one: { $ref: '#/examples/good' } }\n";
  const files = withBody("{ type: object, properties: { a: { type: string, description: A. } } }", "", media);
  const text = `${files["a.yaml"] ?? ""}examples:\n  good: { value: { a: x } }\n`;
  const good = loadFragments({ "a.yaml": text });
  expect(good.model.calls[0]?.request).toMatchObject({ example: { a: "x" }, exampleIs: "given" });
  const bad = loadFragments({ "a.yaml": text.replace("{ a: x }", "{ a: 1 }") });
  expect(placesOf(bad).some((place) => place.endsWith("api-example"))).toBe(true);
});

test("a parameter and an enum value that stand twice are reported", () => {
  const parameter = "        - { name: a, in: query, description: A., schema: { type: string }, example: x }\n";
  const twice = loadFragments(path("/pay", `      parameters:\n${parameter}${parameter}`));
  expect(messages(twice)).toEqual([expect.stringContaining("stands twice")]);
  const values = "type: string, enum: [A, A], x-enumDescriptions: { A: One. }, examples: [A]";
  expect(messages(loadFragments(withField(values))).join()).toContain("stands twice");
});

test.each(["''", "'#'", "'#/schemas/A/allOf/'"])("the reference %s leads nowhere, and says so at its place", (ref) => {
  const api = loadFragments(withBody(`{ $ref: ${ref} }`, "  A: { description: A., allOf: [{ type: object }] }\n"));
  expect(
    placesOf(api).some((place) => place.startsWith("content/api/a.yaml:") && place.endsWith("api-reference")),
  ).toBe(true);
});
