import type { Definition, Image, Nodes, Parents, Root } from "mdast";

/**
 * Turns `![alt][logo]` into what `![alt](./logo.svg)` gives, so that every image gets its size and formats.
 * Definitions that images alone use are taken out: they are no links.
 */
export function resolveImageReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const linked = new Set<string>();
  const shown = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    } else if (node.type === "linkReference") {
      linked.add(node.identifier);
    }
  });
  if (definitions.size === 0) {
    return;
  }
  rewrite(tree, (node) => {
    const definition = node.type === "imageReference" ? definitions.get(node.identifier) : undefined;
    if (node.type !== "imageReference" || definition === undefined) {
      return node;
    }
    shown.add(node.identifier);
    const { alt, position } = node;
    return { type: "image", url: definition.url, title: definition.title, alt, position } satisfies Image;
  });
  rewrite(tree, (node) =>
    node.type === "definition" && shown.has(node.identifier) && !linked.has(node.identifier) ? null : node,
  );
}

function visit(node: Nodes, seen: (node: Nodes) => void): void {
  seen(node);
  if ("children" in node) {
    for (const child of node.children) {
      visit(child, seen);
    }
  }
}

/** Replaces every node below `parent` by what `change` gives; null takes it out. */
function rewrite(parent: Parents, change: (node: Nodes) => Nodes | null): void {
  parent.children = parent.children.flatMap((child) => {
    const node = change(child);
    if (node !== null && "children" in node) {
      rewrite(node, change);
    }
    return node === null ? [] : [node];
  }) as typeof parent.children;
}
