import { callAnchor } from "../../../shared/apiAnchors";
import type { BlockElement } from "../nodeTypes";
import type { PageContext } from "../PageContext";

/** Parts of a call that have an anchor: `issue-voucher-body`. */
const OPERATION_PARTS = [
  "authorization",
  "path",
  "query",
  "header",
  "body",
  "response",
  "errors",
  "webhooks",
  "related",
] as const;

/** Every anchor that a call may have on its page: its own, and those of its parts. */
export function operationAnchors(callId: string): string[] {
  const anchor = callAnchor(callId);
  return [anchor, ...OPERATION_PARTS.map((part) => `${anchor}-${part}`)];
}

/** Languages of what blocks show beside samples. */
const BASE_LANGUAGES = ["json"] as const;

/**
 * What has to be known of the blocks of a page before the first of them is built. A call's anchors are reserved: a
 * heading of the page that would get the same one by chance gets another. Gives the languages of its code, whose
 * grammars load asynchronously.
 */
export function foreseeOperation(node: BlockElement, page: PageContext): readonly string[] {
  if (node.name?.startsWith("Operation") !== true || node.name === "OperationLink") {
    return [];
  }
  const value = node.attributes.find((attribute) => "name" in attribute && attribute.name === "id")?.value;
  if (typeof value !== "string" || page.inputs.api.call(value) === null) {
    return [];
  }
  for (const id of operationAnchors(value)) {
    if (!page.shown.has(`reserved:${id}`)) {
      page.shown.set(`reserved:${id}`, id);
      page.slugger.slug(id, true);
    }
  }
  return [
    ...BASE_LANGUAGES,
    ...page.inputs.api.samples(value).map((sample) => sample.highlight),
    ...page.inputs.api.helpers(value).map((helper) => helper.highlight),
  ];
}
