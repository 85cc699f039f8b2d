import type { ReactNode } from "react";

export interface ParamItem {
  /** Anchor of the field, unique in the page. */
  id: string;
  name: string;
  type: string;
  required: "required" | "conditional" | "optional";
  default?: string | undefined;
  example?: string | undefined;
  enum?: readonly string[] | undefined;
  description: ReactNode;
  /** Fields of this field, already a list. */
  fields: ReactNode | null;
}

/** Fields of a header, path, query, body or response: name and type on a line, what it means below. */
export function Params({ title, items }: { title: string | null; items: readonly ParamItem[] }) {
  return (
    <div className="params">
      {title === null ? null : <p className="params-title">{title}</p>}
      <ul className="params-list">
        {items.map((item) => (
          <li key={item.id} className="param" id={item.id}>
            <p className="param-head">
              <a className="param-anchor" href={`#${item.id}`}>
                <code className="param-name">{item.name}</code>
              </a>{" "}
              <span className="param-type">{item.type}</span>
              {item.required === "optional" ? null : (
                <>
                  {" "}
                  <span className={`param-${item.required}`}>{item.required}</span>
                </>
              )}
            </p>
            <div className="param-body">
              {item.description}
              <ParamFacts item={item} />
              {item.fields === null ? null : (
                <details className="param-children">
                  <summary>Child fields of {item.name}</summary>
                  {item.fields}
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ParamFacts({ item }: { item: ParamItem }) {
  const facts: [label: string, values: readonly string[]][] = [];
  if (item.default !== undefined) {
    facts.push(["Default", [item.default]]);
  }
  if (item.enum !== undefined) {
    facts.push(["One of", item.enum]);
  }
  const isOnlyValue = item.enum?.length === 1 && item.enum[0] === item.example;
  if (item.example !== undefined && !isOnlyValue) {
    facts.push(["Example", [item.example]]);
  }
  return facts.length === 0 ? null : (
    <p className="param-facts">
      {facts.map(([label, values]) => (
        <span key={label} className="param-fact">
          {`${label} `}
          {values.map((value, index) => (
            <span key={value}>
              {index === 0 ? "" : ", "}
              <code>{value}</code>
            </span>
          ))}{" "}
        </span>
      ))}
    </p>
  );
}
