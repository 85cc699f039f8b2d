import { createHash } from "node:crypto";
import type { NodeInput } from "gatsby";

import type { NodeRecord } from "../section";
import { nodeId, syncNodes } from "./syncNodes";
import type { NodeActions } from "./syncNodes";

/** Gatsby's store of nodes, and a log of what was done to it. */
function store() {
  const nodes = new Map<string, NodeInput>();
  const log: string[] = [];
  const actions: NodeActions = {
    createNode: (node) => {
      if (nodes.get(node.id)?.internal.contentDigest !== node.internal.contentDigest) {
        log.push(`write ${node.id}`);
      }
      nodes.set(node.id, node);
    },
    deleteNode: (node) => {
      log.push(`delete ${node.id}`);
      nodes.delete(node.id);
    },
    getNode: (id) => nodes.get(id),
    createNodeId: (input) => `id(${input})`,
    createContentDigest: (input) => createHash("sha256").update(JSON.stringify(input)).digest("hex"),
  };
  return { nodes, log, actions };
}

const record = (type: string, id: string, fields: Readonly<Record<string, unknown>> = {}): NodeRecord => ({
  type,
  id,
  fields,
});
const page = nodeId({ type: "DocPage", id: "a" }, (input) => `id(${input})`);

test("a record becomes a node of its type that has nothing but its fields", async () => {
  const { nodes, actions } = store();
  await syncNodes([record("DocPage", "a", { title: "A", toc: [] })], new Map(), actions);
  expect(nodes.get(page)).toEqual({
    id: page,
    title: "A",
    toc: [],
    parent: null,
    children: [],
    internal: { type: "DocPage", contentDigest: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
  });
});

test("records of one id and several types are several nodes", async () => {
  const { nodes, actions } = store();
  await syncNodes([record("DocPage", "a"), record("SidebarLink", "a")], new Map(), actions);
  expect(nodes.size).toBe(2);
});

test("a second run writes what has changed, deletes what is gone, and leaves the rest", async () => {
  const { nodes, log, actions } = store();
  const first = await syncNodes(
    [record("DocPage", "a", { title: "A" }), record("DocPage", "b", { title: "B" }), record("DocPage", "c")],
    new Map(),
    actions,
  );
  log.length = 0;
  const second = await syncNodes(
    [record("DocPage", "a", { title: "A" }), record("DocPage", "b", { title: "B 2" }), record("DocPage", "d")],
    first,
    actions,
  );
  const idOf = (id: string): string => nodeId({ type: "DocPage", id }, actions.createNodeId);
  expect(log).toEqual([`write ${idOf("b")}`, `write ${idOf("d")}`, `delete ${idOf("c")}`]);
  expect([...nodes.keys()].sort()).toEqual([...second.keys()].sort());
});

test.each([
  ["a text", { title: "B" }],
  ["a value deep inside", { title: "A", toc: [{ id: "y" }] }],
  ["a field more", { title: "A", toc: [{ id: "x" }], more: null }],
])("the digest covers %s", async (_what, fields) => {
  const { log, actions } = store();
  const before = await syncNodes([record("DocPage", "a", { title: "A", toc: [{ id: "x" }] })], new Map(), actions);
  await syncNodes([record("DocPage", "a", fields)], before, actions);
  expect(log).toEqual([`write ${page}`, `write ${page}`]);
});

test("a node that Gatsby dropped itself is not deleted again", async () => {
  const { nodes, log, actions } = store();
  const before = await syncNodes([record("DocPage", "a")], new Map(), actions);
  nodes.clear();
  await syncNodes([], before, actions);
  expect(log).toEqual([`write ${page}`]);
});
