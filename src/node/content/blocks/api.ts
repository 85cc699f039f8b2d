import { createElement } from "react";
import { z } from "zod";

import { Endpoint, ENDPOINT_AUTHS, ENDPOINT_METHODS } from "../../../blocks/Endpoint";
import { Params } from "../../../blocks/Params";
import type { ParamItem } from "../../../blocks/Params";
import { nearest } from "../../../shared/nearest";
import type { ExpressionScope } from "../CompileInputs";
import { elementToHast, slot } from "../elementToHast";
import { isBlockElement, pointOf } from "../nodeTypes";
import type { BlockCall } from "./BlockDefinition";
import { defineBlock } from "./BlockDefinition";
import { toCall } from "./toCall";

const text = z.string().min(1);

const paramProps = z.strictObject({
  name: text,
  type: text,
  required: z.literal([true, false, "conditional"]).default(false),
  default: z.string().optional(),
  example: z.string().optional(),
  enum: text.optional(),
});
const listProps = z.strictObject({ title: text.optional() });

/** Names under `hosts` whose origins an endpoint shows; `integrator` is the reader's own server. */
function originsOf(host: string, hosts: ExpressionScope) {
  const set = hosts[host];
  if (typeof set !== "object") {
    return [];
  }
  return (["production", "sandbox"] as const).flatMap((name) => {
    const origin = set[name];
    return typeof origin === "string" ? [{ label: name === "production" ? "Production" : "Sandbox", origin }] : [];
  });
}

/** Anchor of a field: the section it stands in and its path, `request-body-order-amount`. */
function fieldId(call: BlockCall<z.output<typeof paramProps>>, path: readonly string[]): string {
  return call.page.slugger.slug(
    [call.page.currentHeading().id, ...path]
      .filter((part) => part !== "")
      .join(" ")
      .replace(/[.[\]()]+/g, "-"),
  );
}

function buildList(call: BlockCall<z.output<typeof listProps>>, path: readonly string[]) {
  const items = call.items("Param", paramProps).map((param): ParamItem => {
    const ownPath = [...path, param.props.name];
    const id = fieldId(param, ownPath);
    const lists = param.node.children.filter((child) => isBlockElement(child) && child.name === "Params");
    const [list, second] = lists;
    if (second !== undefined) {
      param.page.report({
        ...pointOf(second),
        rule: "block-usage",
        message: `\`<Param name="${param.props.name}">\` holds a second \`<Params>\``,
        fix: "put all child fields into one `<Params>`",
      });
    }
    const fields =
      list !== undefined && isBlockElement(list)
        ? slot(elementToHast(buildList(toCall(list, listProps, call.page, ownPath), ownPath)))
        : null;
    const { enum: choices, required, ...rest } = param.props;
    return {
      id,
      name: rest.name,
      type: rest.type,
      required: required === true ? "required" : required === false ? "optional" : "conditional",
      default: rest.default,
      example: rest.example,
      enum: choices?.split("|").map((choice) => choice.trim()),
      description: slot(param.content({ paragraph: true })),
      fields,
    };
  });
  return createElement(Params, { title: call.props.title ?? null, items });
}

/** Blocks of API reference. */
export const apiBlocks = {
  Endpoint: defineBlock({
    props: z.strictObject({
      method: z.enum(ENDPOINT_METHODS),
      path: text,
      auth: z.enum(ENDPOINT_AUTHS),
      host: text.default("api"),
      scope: text.optional(),
    }),
    build: ({ props, line, page, at }) => {
      const hosts = page.inputs.scope["hosts"];
      const known = typeof hosts === "object" ? Object.keys(hosts) : [];
      if (props.host !== "integrator" && !known.includes(props.host)) {
        page.report({
          ...at,
          rule: "block-usage",
          message: `\`<Endpoint host="${props.host}">\` names no host of content/site.yaml`,
          known: nearest(props.host, [...known, "integrator"], 8),
          fix: "use a host of content/site.yaml, or `integrator`",
        });
      }
      const incoming = props.method === "WEBHOOK" || props.method === "INTENT" || props.method === "MESSAGE";
      const origins = incoming || typeof hosts !== "object" ? [] : originsOf(props.host, hosts);
      return createElement(
        Endpoint,
        { method: props.method, path: props.path, auth: props.auth, scope: props.scope, origins },
        slot(line()),
      );
    },
  }),

  Params: defineBlock({ props: listProps, build: (call) => buildList(call, []) }),
  Param: defineBlock({ props: paramProps, within: "Params", build: () => createElement("p") }),
};
