import type { ElementContent } from "hast";
import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { RootContent } from "mdast";
import type { z } from "zod";

import { likelyMeant } from "../../../shared/likelyMeant";
import { nearestFirst } from "../../../shared/nearest";
import { describeFault } from "../../config/describeFault";
import { misspelledKeys, pathText } from "../../config/misspelledKeys";
import { keysAt } from "../../config/readYaml";
import { valueAt } from "../../config/valueAt";
import { evaluate, expressionOf } from "../expressions";
import { isBlockElement, pointOf } from "../nodeTypes";
import type { BlockElement, Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import type { BlockCall } from "./BlockDefinition";

/** Evaluates and checks a block's attributes and gives its builder access to what it holds. */
export function toCall<Schema extends z.ZodObject>(
  node: BlockElement,
  schema: Schema,
  page: PageContext,
  fieldPath: readonly string[] = [],
): BlockCall<z.output<Schema>> {
  const at = pointOf(node);
  return {
    props: readProps(node, schema, page, at),
    node,
    at,
    page,
    fieldPath,
    content: (options) => {
      const children = (node.children as RootContent[]).filter(
        (child) => !(isBlockElement(child) && node.name === "Param" && child.name === "Params"),
      );
      const hast = page.toHast(children);
      return options?.paragraph === true && hast.length > 0 && hast.every(isPhrasing)
        ? [{ type: "element", tagName: "p", properties: {}, children: hast }]
        : hast;
    },
    line: () => {
      const hast = unwrapParagraph(page.toHast(node.children));
      if (!hast.every(isPhrasing)) {
        page.report({
          ...at,
          rule: "block-usage",
          message: `\`<${node.name ?? ""}>\` holds text only: no further paragraphs, lists or blocks`,
          fix: "keep one paragraph in it, and move the rest out",
        });
      }
      return hast;
    },
    items: (name, itemSchema) =>
      (node.children as RootContent[]).flatMap((child) => {
        if (isBlockElement(child) && child.name === name) {
          return tryCall(() => toCall(child, itemSchema, page, fieldPath));
        }
        if (child.type === "text" && child.value.trim() === "") {
          return [];
        }
        page.report({
          ...pointOf(child),
          rule: "block-usage",
          message: `\`<${node.name ?? ""}>\` holds \`<${name}>\` blocks only`,
          fix: `wrap this in \`<${name} …>\`, or move it out`,
        });
        return [];
      }),
  };
}

const PHRASING = new Set(["a", "abbr", "br", "code", "del", "em", "img", "kbd", "picture", "strong", "sub", "sup"]);

function isPhrasing(node: ElementContent): boolean {
  return node.type !== "element" || PHRASING.has(node.tagName);
}

/** The children of a lone paragraph, for blocks that are a paragraph themselves. */
function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const solid = nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
  const only = solid[0];
  return solid.length === 1 && only?.type === "element" && only.tagName === "p" && only.properties["className"] == null
    ? only.children
    : nodes;
}

/** A faulty item is left out, and the ones after it are still checked. */
function tryCall<Call>(make: () => Call): Call[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof InvalidBlock) {
      return [];
    }
    throw error;
  }
}

function readProps<Schema extends z.ZodObject>(
  node: BlockElement,
  schema: Schema,
  page: PageContext,
  at: Point,
): z.output<Schema> {
  const values: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      page.report({
        ...at,
        rule: "block-usage",
        message: "spread attributes don't work in content",
        fix: "write each attribute out",
      });
      continue;
    }
    values[attribute.name] =
      attribute.value === null || attribute.value === undefined
        ? true
        : typeof attribute.value === "string"
          ? page.text(attribute.value, at)
          : readExpression(attribute.value, page, at);
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) {
    return parsed.data;
  }
  const found = parsed.error.issues;
  const misspelled = misspelledKeys(found, (path) => keysAt(schema, path), values);
  for (const issue of found.filter(({ path }) => !misspelled.has(pathText(path)))) {
    const names = keysAt(schema, issue.path);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const near = likelyMeant(key, names);
        page.report({
          ...at,
          rule: "block-usage",
          message: `\`<${node.name ?? ""}>\` has no attribute \`${[...issue.path, key].join(".")}\``,
          known: nearestFirst(key, names),
          fix:
            near === undefined
              ? "remove it"
              : `write \`${near}\`${misspelled.has(pathText([...issue.path, near])) ? "" : ", or remove it"}`,
        });
      }
      continue;
    }
    const key = issue.path.join(".");
    const value = valueAt(values, issue.path);
    const { reason, known, fix } = describeFault(issue, value);
    page.report({
      ...at,
      rule: "block-usage",
      message:
        value === undefined
          ? `\`<${node.name ?? ""}>\` needs the attribute \`${key}\``
          : `\`<${node.name ?? ""}>\`: \`${key}\` is ${JSON.stringify(value)}: ${reason}`,
      known,
      fix:
        value !== undefined
          ? fix
          : issue.path.length === 1
            ? `add \`${key}="…"\``
            : `add \`${String(issue.path.at(-1))}: "…"\``,
    });
  }
  throw new InvalidBlock();
}

/** Thrown after a block's faults were reported: the block is left out, the rest of the page is still checked. */
export class InvalidBlock extends Error {}

function readExpression(value: MdxJsxAttributeValueExpression, page: PageContext, at: Point): unknown {
  const expression = expressionOf(value.data?.estree);
  const result = expression === null ? null : evaluate(expression, page.inputs.scope);
  if (result?.ok === true) {
    return result.value;
  }
  page.report({
    ...at,
    rule: "unknown-expression",
    message: result?.message ?? "an attribute's braces are empty",
    known: result?.known ?? [],
    fix: result?.fix ?? "use a literal or a name from content/site.yaml",
  });
  throw new InvalidBlock();
}
