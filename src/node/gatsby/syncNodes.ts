import type { NodeInput } from "gatsby";

import type { NodeRecord } from "../section";

/** The part of Gatsby's arguments that nodes need. */
export interface NodeActions {
  readonly createNode: (node: NodeInput) => void | Promise<void>;
  readonly deleteNode: (node: NodeInput) => void;
  readonly getNode: (id: string) => NodeInput | undefined;
  readonly createNodeId: (input: string) => string;
  readonly createContentDigest: (input: string | object) => string;
}

/** Gatsby's id of a domain node. */
export function nodeId(
  record: { readonly type: string; readonly id: string },
  createNodeId: (input: string) => string,
): string {
  return createNodeId(`${record.type} >>> ${record.id}`);
}

/**
 * Makes Gatsby's domain nodes those of the project: creates all, which is free for a node whose digest is the same,
 * and deletes what `before` had and the project has no more. The digest covers the whole node, and everything that
 * went into it is in it: pages are queried again exactly when what they show has changed.
 */
export async function syncNodes(
  records: readonly NodeRecord[],
  before: ReadonlySet<string>,
  actions: NodeActions,
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const record of records) {
    const id = nodeId(record, actions.createNodeId);
    ids.add(id);
    await actions.createNode({
      ...record.fields,
      id,
      parent: null,
      children: [],
      internal: { type: record.type, contentDigest: actions.createContentDigest(record.fields) },
    });
  }
  for (const id of before) {
    const gone = ids.has(id) ? undefined : actions.getNode(id);
    if (gone !== undefined) {
      actions.deleteNode(gone);
    }
  }
  return ids;
}
