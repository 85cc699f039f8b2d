import { Fragment } from "react";
import type { ReactNode } from "react";

/** A short statement about a value: words, and values in code after them. */
export interface FactView {
  readonly text: string;
  readonly codes?: readonly string[];
}

/** A value that a field may have. */
export interface EnumValueView {
  readonly value: string;
  readonly description: ReactNode;
}

/** The type of a value in words, and where its fields stand if not here. */
export interface TypeView {
  readonly label: string;
  readonly href: string | null;
}

/** What is said of a value wherever it stands: in a row, as a body, as one of several forms. */
export interface ValueView {
  readonly type: TypeView;
  readonly facts: readonly FactView[];
  readonly values: readonly EnumValueView[];
  /** Anchor of the list of values, where it is that of a shared schema. */
  readonly valuesId: string | null;
  /** Fields and forms below it; null without any. */
  readonly inner: ReactNode | null;
}

export interface FieldView extends ValueView {
  readonly id: string;
  readonly name: string;
  /** Whether it has to be or may not be there, where that says something. */
  readonly note: "required" | "optional" | "conditional" | null;
  readonly deprecated: boolean;
  readonly description: ReactNode;
  /** Blocks that say what is uncertain. */
  readonly caveats: ReactNode;
}

export interface VariantView extends ValueView {
  readonly title: string;
}

/** Enumerations of more values than this open on demand. */
const MANY_VALUES = 8;

/**
 * Fields of a body or parameters. The markup is as lean as can be: some pages have hundreds of rows, so that names
 * of classes are short and elements tell apart what they can.
 */
export function Fields({ fields }: { fields: readonly FieldView[] }) {
  return (
    <ul className="fs">
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} />
      ))}
    </ul>
  );
}

function FieldRow({ field }: { field: FieldView }) {
  return (
    <li className="f" id={field.id}>
      <a className="fn" href={`#${field.id}`}>
        <code>{field.name}</code>
      </a>{" "}
      <TypeLabel type={field.type} />
      {field.note === null ? null : (
        <>
          {" "}
          <strong className={field.note === "required" ? undefined : "cond"}>{field.note}</strong>
        </>
      )}
      {field.deprecated ? (
        <>
          {" "}
          <strong className="cond">deprecated</strong>
        </>
      ) : null}
      {field.description}
      <ValueDetails value={field} />
      {field.caveats}
      {field.inner === null ? null : (
        <details className="fd">
          <summary>child fields of {field.name}</summary>
          {field.inner}
        </details>
      )}
    </li>
  );
}

/** Type of a value; a link where its fields stand elsewhere on the page. */
export function TypeLabel({ type }: { type: TypeView }) {
  return <span>{type.href === null ? type.label : <a href={type.href}>{type.label}</a>}</span>;
}

/** Values and facts of a value. */
export function ValueDetails({ value }: { value: ValueView }) {
  return (
    <>
      <EnumValues values={value.values} id={value.valuesId} />
      <Facts facts={value.facts} />
    </>
  );
}

/** `In sen, at least 10. Example 1250.` */
function Facts({ facts }: { facts: readonly FactView[] }) {
  return facts.length === 0 ? null : (
    <p className="ff">
      {facts.map(({ text, codes = [] }, index) => (
        <Fragment key={index}>
          {index === 0 ? "" : " "}
          {text.charAt(0).toUpperCase() + text.slice(1)}
          {codes.map((code, at) => (
            <Fragment key={code}>
              {at === 0 ? " " : ", "}
              <code>{code}</code>
            </Fragment>
          ))}
          {"."}
        </Fragment>
      ))}
    </p>
  );
}

function EnumValues({ values, id }: { values: readonly EnumValueView[]; id: string | null }) {
  if (values.length === 0) {
    return null;
  }
  const list = (
    <ul className="fv" id={id ?? undefined}>
      {values.map(({ value, description }) => (
        <li key={value}>
          <code>{value}</code> {description}
        </li>
      ))}
    </ul>
  );
  return values.length <= MANY_VALUES ? (
    list
  ) : (
    <details className="fd">
      <summary>{values.length} values</summary>
      {list}
    </details>
  );
}

/** The forms that a value can have, each under its title. */
export function Variants({ variants }: { variants: readonly VariantView[] }) {
  return (
    <>
      {variants.map((variant, index) => (
        <div key={index} className="vg">
          <p className="vt">
            {index === 0 ? "Either" : "Or"} <strong>{variant.title}</strong>
            {variant.type.label === variant.title && variant.type.href === null ? null : (
              <>
                {" "}
                <TypeLabel type={variant.type} />
              </>
            )}
          </p>
          <ValueDetails value={variant} />
          {variant.inner}
        </div>
      ))}
    </>
  );
}

/** The fields of a shared schema, where the page shows them first. */
export function SchemaPlace({
  id,
  description,
  children,
}: {
  id: string;
  description: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="sp" id={id}>
      {description}
      {children}
    </div>
  );
}
