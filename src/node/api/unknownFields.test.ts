import type { ApiSchema, ApiType } from "../../shared/contracts/ApiModel";
import { field, object, reference, STRING } from "../../testing/fixtures/calls";
import { unknownFields } from "./unknownFields";

const schemaOf = (name: string): ApiSchema | undefined =>
  name === "Node" ? { name, description: "", type: NODE, caveats: [], refersTo: ["Node"] } : undefined;
/** Holds itself. */
const NODE: ApiType = object(field("name"), field("child", { type: reference("Node") }));
const ORDER = object(
  field("title"),
  field("lines", { type: { label: "array of object", items: object(field("sku")) } }),
  field("node", { type: reference("Node") }),
  field("extra", { type: { label: "object" } }),
  field("banks", { type: { label: "map of object", values: object(field("code")) } }),
  field("way", {
    type: {
      label: "one of",
      variants: [
        { title: "Card", type: object(field("pan")) },
        { title: "Bank", type: object(field("iban")) },
      ],
    },
  }),
  field("either", {
    type: {
      label: "one of",
      variants: [
        { title: "Text", type: STRING },
        { title: "Open", type: { label: "object" } },
      ],
    },
  }),
);
const look = (value: Parameters<typeof unknownFields>[1]) => unknownFields(ORDER, value, schemaOf);

test("what the description has is known, at every depth", () => {
  expect(
    look({
      ...{
        title: "",
        lines: [{ sku: "" }],
        node: { name: "", child: { child: { name: "" } } },
        extra: { x: { y: 1 } },
      },
      ...{ banks: { any: { code: "" } }, way: { iban: "" }, either: { z: 1 } },
    }),
  ).toEqual([]);
});

test("what it doesn't have is named by its path, with the field that was meant", () => {
  expect(
    look({
      ...{ titel: "", unheard: 1, lines: [{ sku: "" }, { sk: "" }], node: { child: { nmae: "" } } },
      ...{ banks: { any: { cod: "" } }, way: { pan: "", ibn: "" } },
    }),
  ).toEqual([
    { path: "titel", near: "title" },
    { path: "unheard", near: undefined },
    { path: "lines.1.sk", near: "sku" },
    { path: "node.child.nmae", near: "name" },
    { path: "banks.any.cod", near: "code" },
    { path: "way.ibn", near: "iban" },
  ]);
});

test("a value of another kind has no fields", () => {
  for (const value of [null, 1, "title", [], [{ titel: "" }]]) expect(look(value)).toEqual([]);
});
