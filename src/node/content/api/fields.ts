import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

import { Caveat } from "../../../blocks/Caveat";
import { Fields, SchemaPlace, ValueDetails, Variants } from "../../../blocks/operation/Fields";
import type { EnumValueView, FieldView, ValueView, VariantView } from "../../../blocks/operation/Fields";
import { anchorPart, schemaAnchor } from "../../../shared/apiAnchors";
import type { ApiCaveat, ApiField, ApiSchema, ApiType } from "../../../shared/contracts/ApiModel";
import { slot } from "../elementToHast";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { describe, describeInline } from "./describe";
import { factsOf, valueText } from "./limits";

/** Where values stand: the page, and the place of the block that shows them. */
export interface FieldScope {
  readonly page: PageContext;
  readonly at: Point;
  /** Whether the integrator receives the values: then a field that is always there is what goes without saying. */
  readonly received?: boolean;
}

/** One line for each thing that is uncertain. */
export function caveatLines(caveats: readonly ApiCaveat[], { page, at }: FieldScope): ReactNode {
  return caveats.map((caveat, index) =>
    createElement(Caveat, { key: index, kind: caveat.kind }, slot(describeInline(caveat.note, page, at))),
  );
}

/** An anchor that nothing else on the page has: `wanted`, or with the form it belongs to, or numbered. */
function freeAnchor(wanted: string, otherwise: string, page: PageContext): string {
  const taken = page.shown.has(`field:${wanted}`);
  page.shown.set(`field:${wanted}`, wanted);
  return page.slugger.slug(taken ? otherwise : wanted, true);
}

/** Rows for parameters or the fields of an object, whose anchors start with `base`. */
export function fieldList(fields: readonly ApiField[], base: string, scope: FieldScope, form = ""): ReactNode {
  return createElement(Fields, { fields: fields.map((field) => fieldView(field, base, scope, form)) });
}

function fieldView(field: ApiField, base: string, scope: FieldScope, form: string): FieldView {
  const { page, at } = scope;
  const part = anchorPart(field.name) || "field";
  const id = freeAnchor(`${base}-${part}`, [base, form, part].filter((piece) => piece !== "").join("-"), page);
  return {
    ...valueView(field.type, id, scope, { unit: field.unit, example: field.example }),
    id,
    name: field.name,
    note: presenceNote(field, scope),
    deprecated: field.deprecated ?? false,
    description: slot(describe(field.description, page, at)),
    caveats: caveatLines(field.caveats, scope),
  };
}

/** The word beside a field's type: senders need to know what is required, receivers what may be missing. */
function presenceNote({ presence }: ApiField, { received = false }: FieldScope): FieldView["note"] {
  const usual = received ? "required" : "optional";
  return presence === usual ? null : presence;
}

/** The type that an array's or a map's elements have in the end. */
function elementOf(type: ApiType): ApiType {
  const inner = type.items ?? type.values;
  return inner === undefined ? type : elementOf(inner);
}

/** Whether a schema has nothing to unfold: a text or number, with limits at most. */
const isPlain = ({ fields, items, values, variants, schema, enum: choices }: ApiType): boolean =>
  (fields ?? items ?? values ?? variants ?? schema ?? choices) === undefined;

/** Everything that is said of a value. The first value of a shared schema unfolds it; later ones link there. */
export function valueView(
  type: ApiType,
  base: string,
  scope: FieldScope,
  extra: Parameters<typeof factsOf>[1] = {},
): ValueView {
  const element = elementOf(type);
  const schema = element.schema === undefined ? null : schemaNamed(element.schema, scope);
  const plain = schema !== null && isPlain(schema.type);
  const known = schema === null || plain ? undefined : scope.page.shown.get(`schema:${schema.name}`);
  const isFirst = schema !== null && !plain && known === undefined;
  const choices = isFirst ? schema.type.enum : element.enum;
  // A schema of values only: they stand in the row itself, and so does its anchor.
  const valuesId = isFirst && choices !== undefined ? claimSchema(schema, scope) : null;
  // Values that explain themselves stand in a line; those with words are a list.
  const bare = choices?.every(({ description }) => description.trim() === "") === true && valuesId === null;
  const own = plain && type === element ? { ...type, ...schema.type } : type;
  return {
    type: { label: typeLabel(own), href: known === undefined ? null : `#${known}` },
    facts: factsOf(own, { ...extra, ...(bare ? { choices } : {}) }),
    values: bare ? [] : enumViews(choices ?? [], scope),
    valuesId,
    inner:
      known !== undefined || valuesId !== null
        ? null
        : isFirst
          ? schemaPlace(schema, scope)
          : innerOf(element, base, scope),
  };
}

function typeLabel(type: ApiType): string {
  return [
    type.label,
    type.format === undefined ? "" : ` (${type.format})`,
    type.nullable === true ? " or null" : "",
  ].join("");
}

function enumViews(choices: NonNullable<ApiType["enum"]>, { page, at }: FieldScope): EnumValueView[] {
  return choices.map(({ value, description }) => ({
    value: valueText(value),
    description: slot(describeInline(description, page, at)),
  }));
}

/** Fields and forms of a type that is described in place; null without any. */
function innerOf(type: ApiType, base: string, scope: FieldScope): ReactNode | null {
  const parts: ReactNode[] = [];
  if (type.fields !== undefined && type.fields.length > 0) {
    parts.push(fieldList(type.fields, base, scope));
  }
  if (type.variants !== undefined) {
    const variants = type.variants.map((variant): VariantView => {
      const form = anchorPart(variant.title).toLowerCase();
      return { ...variantView(variant.type, base, form, scope), title: variant.title };
    });
    parts.push(createElement(Variants, { variants }));
  }
  return parts.length === 0 ? null : createElement(Fragment, null, ...parts);
}

/** As `valueView`, but fields that several forms have get anchors that name the form. */
function variantView(type: ApiType, base: string, form: string, scope: FieldScope): ValueView {
  if (type.schema === undefined && type.fields !== undefined && type.variants === undefined) {
    return {
      type: { label: typeLabel(type), href: null },
      facts: factsOf(type),
      values: [],
      valuesId: null,
      inner: fieldList(type.fields, base, scope, form),
    };
  }
  return valueView(type, base, scope);
}

function claimSchema(schema: ApiSchema, { page }: FieldScope): string {
  const id = page.slugger.slug(schemaAnchor(schema.name), true);
  page.shown.set(`schema:${schema.name}`, id);
  return id;
}

/** A shared schema's fields, unfolded; what it holds of itself links back here. */
export function schemaPlace(schema: ApiSchema, scope: FieldScope): ReactNode {
  const id = claimSchema(schema, scope);
  const { type } = schema;
  const view = valueView(type, anchorPart(schema.name), scope);
  return createElement(
    SchemaPlace,
    {
      id,
      description: createElement(
        Fragment,
        null,
        slot(describe(schema.description, scope.page, scope.at)),
        caveatLines(schema.caveats, scope),
      ),
    },
    createElement(ValueDetails, { value: view }),
    view.inner,
  );
}

/** A schema by name; a missing one is reported. */
export function schemaNamed(name: string, { page, at }: FieldScope): ApiSchema | null {
  const schema = page.inputs.api.schema(name);
  if (schema === null) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `the API description has no schema \`${name}\``,
      fix: "use the name of a shared schema of content/api/schemas",
    });
  }
  return schema;
}
