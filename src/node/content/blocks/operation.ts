import { createElement, Fragment } from "react";
import type { ReactElement, ReactNode } from "react";
import { z } from "zod";

import { OperationFrame, OperationHeading } from "../../../blocks/operation/OperationFrame";
import { OperationLink } from "../../../blocks/operation/OperationLink";
import { callAnchor } from "../../../shared/apiAnchors";
import type { ApiCall } from "../../../shared/contracts/ApiModel";
import { docPath } from "../../../shared/paths";
import { describe } from "../api/describe";
import { caveatLines, schemaNamed, schemaPlace } from "../api/fields";
import { wordingOf } from "../api/wording";
import { slot } from "../elementToHast";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { defineBlock } from "./BlockDefinition";
import * as parts from "./operationParts";
import type { CallScope, OperationPart } from "./operationParts";
import { samplesPart } from "./samplesPart";

const text = z.string().min(1);

/** Parts of a call in their order, with the end of their anchors and their headings. */
const HEADED: readonly (readonly [
  part: string,
  heading: string | ((call: ApiCall) => string),
  build: OperationPart,
])[] = [
  ["authorization", "Authorization", parts.authorizationPart],
  ["header", "Header parameters", parts.headerPart],
  ["path", "Path parameters", parts.pathPart],
  ["query", "Query parameters", parts.queryPart],
  ["body", (call) => wordingOf(call).request, parts.requestPart],
  ["response", (call) => wordingOf(call).response, parts.responsePart],
  ["errors", "Errors", parts.errorsPart],
  ["webhooks", "Webhooks it sends", parts.webhooksPart],
  ["related", "Related calls", parts.relatedPart],
];

/** An anchor that was reserved for the call; another one when the page has used it. */
function claim(anchor: string, page: PageContext): string {
  return page.shown.delete(`reserved:${anchor}`) ? anchor : page.slugger.slug(anchor, true);
}

/** Docs of other versions and locales. */
const isInOtherScope = (contentFile: string): boolean => /^(?:i18n|versions)\/.*?\/docs\//.test(contentFile);

/**
 * A call stands once, on its own page: elsewhere it would be read, found and updated twice. Other versions and locales
 * have pages of their own for it.
 */
function checkPage(call: ApiCall, page: PageContext, at: Point): void {
  const own = page.inputs.routeOf(page.source.contentFile);
  if (own !== null && own !== docPath(call.page) && !isInOtherScope(page.source.contentFile)) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `the call \`${call.id}\` is documented on the page \`${call.page}\``,
      fix: `write \`<OperationLink id="${call.id}" />\` here, or name this page in the API description`,
    });
  }
  if (page.shown.has(`call:${call.id}`)) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `the call \`${call.id}\` stands on this page already`,
      fix: `link to \`#${callAnchor(call.id)}\` instead`,
    });
  }
  page.shown.set(`call:${call.id}`, callAnchor(call.id));
}

/** One part on its own, without a heading: the page has its own. */
function partBlock(name: string | null, build: OperationPart) {
  return defineBlock({
    props: z.strictObject({ id: text }),
    build: ({ props, page, at }): ReactElement => {
      const call = parts.callNamed(props.id, { page, at });
      if (call === null) {
        return createElement(Fragment);
      }
      const anchor = callAnchor(call.id);
      const content = build({ call, anchor, page, at });
      return name === null || content === null
        ? (content ?? createElement(Fragment))
        : createElement("div", { id: claim(`${anchor}-${name}`, page) }, content);
    },
  });
}

const group = (nodes: readonly ReactNode[]): ReactElement => createElement(Fragment, null, ...nodes);

/** A heading that counts as one of the page. */
function heading(level: number, id: string, title: string, { page, at }: Pick<CallScope, "page" | "at">): ReactNode {
  page.addHeading({ level, id, text: title }, at);
  return createElement(OperationHeading, { level, id, text: title });
}

/** Blocks that show calls and schemas of the API description. */
export const operationBlocks = {
  Operation: defineBlock({
    props: z.strictObject({
      id: text,
      level: z.literal([2, 3]).default(2),
      heading: z.boolean().default(true),
      description: z.boolean().default(true),
    }),
    build: ({ props, page, at, content }) => {
      const call = parts.callNamed(props.id, { page, at });
      if (call === null) {
        return createElement(Fragment);
      }
      checkPage(call, page, at);
      const anchor = claim(callAnchor(call.id), page);
      const scope: CallScope = { call, anchor, page, at };
      const level = props.heading ? props.level : page.currentHeading().level;
      const lead = group([
        props.heading ? heading(level, anchor, call.title, scope) : null,
        props.description ? slot(describe(call.description, page, at)) : null,
        parts.endpointPart(scope),
        slot(content({ paragraph: true })),
        caveatLines(call.caveats, scope),
      ]);
      const samples = samplesPart(scope);
      const examples = parts.examplesPart(scope);
      const side = samples === null && examples === null ? null : group([samples, examples]);
      const rest = HEADED.map(([part, title, build]) => {
        const built = build(scope);
        if (built === null) {
          return null;
        }
        const id = claim(`${anchor}-${part}`, page);
        page.shown.set(`part:${id}`, id);
        return group([heading(level + 1, id, typeof title === "string" ? title : title(call), scope), built]);
      });
      return createElement(OperationFrame, { lead, side, parts: group(rest), id: props.heading ? null : anchor });
    },
  }),

  OperationLink: defineBlock({
    props: z.strictObject({ id: text }),
    build: ({ props, page, at }) => {
      const link = parts.callLink(props.id, { page, at });
      return link === null ? createElement(Fragment) : createElement(OperationLink, link);
    },
  }),

  OperationEndpoint: partBlock(null, parts.endpointPart),
  OperationParameters: partBlock(null, (scope) => {
    const lists = [parts.pathPart, parts.queryPart, parts.headerPart].map((part) => part(scope));
    return lists.every((list) => list === null) ? null : createElement(Fragment, null, ...lists);
  }),
  OperationRequest: partBlock("body", parts.requestPart),
  OperationResponse: partBlock("response", parts.responsePart),
  OperationExamples: partBlock(null, parts.examplesPart),
  OperationSamples: partBlock(null, samplesPart),
  OperationErrors: partBlock("errors", parts.errorsPart),
  OperationWebhooks: partBlock("webhooks", parts.webhooksPart),

  SchemaFields: defineBlock({
    props: z.strictObject({ name: text }),
    build: ({ props, page, at }) => {
      const known = page.shown.get(`schema:${props.name}`);
      if (known !== undefined) {
        return createElement("p", null, "Fields: see ", createElement("a", { href: `#${known}` }, props.name), ".");
      }
      const schema = schemaNamed(props.name, { page, at });
      return createElement(Fragment, null, schema === null ? null : schemaPlace(schema, { page, at }));
    },
  }),
};
