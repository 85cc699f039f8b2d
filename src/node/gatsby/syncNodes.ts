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
 * Makes Gatsby's domain nodes those of the project: creates what is new or has changed, and deletes what is gone.
 * `before` has the digests of the last run of this process by node id; the first run hands Gatsby every node, which is
 * free for one that its store has with the same digest. In develop an edit then touches the nodes it changes alone:
 * Gatsby gives up after a few runs in which nodes change while it queries.
 *
 * The digest covers the whole node, and everything that went into it is in it: pages are queried again exactly when
 * what they show has changed.
 */
export async function syncNodes(
  records: readonly NodeRecord[],
  before: ReadonlyMap<string, string>,
  actions: NodeActions,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const record of records) {
    const id = nodeId(record, actions.createNodeId);
    const contentDigest = actions.createContentDigest(record.fields);
    digests.set(id, contentDigest);
    if (before.get(id) !== contentDigest) {
      await actions.createNode({
        ...record.fields,
        id,
        parent: null,
        children: [],
        internal: { type: record.type, contentDigest },
      });
    }
  }
  for (const id of before.keys()) {
    const gone = digests.has(id) ? undefined : actions.getNode(id);
    if (gone !== undefined) {
      actions.deleteNode(gone);
    }
  }
  return digests;
}
