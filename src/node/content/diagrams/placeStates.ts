import { Graph, layout } from "@dagrejs/dagre";

import { NEW_STATE } from "../../../blocks/States";
import type { DiagramState } from "../../../blocks/States";
import type { Place } from "./paths";
import { textWidth, wrapText } from "./text";

/** A change from one state to another, as authors write it. */
export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly by?: string | undefined;
}

export const NAME = { size: 13, weight: "bold" } as const;
export const LABEL = { size: 12.5, line: 16 } as const;
const LABEL_WIDTH = 136;
const NODE_HEIGHT = 32;
export const DOT_RADIUS = 6;
/** Around the drawing, so that no stroke is cut off. */
const MARGIN = 3;

/** Where boxes, labels and lines of a state diagram stand, as dagre decides. */
export function placeStates(states: readonly DiagramState[], transitions: readonly Transition[]): Placed {
  const edges = withStarts(states, transitions).map((transition, index): Edge => {
    const lines = transition.by === undefined ? [] : wrapText(transition.by, LABEL_WIDTH, LABEL.size);
    const width = lines.length === 0 ? 0 : Math.ceil(Math.max(...lines.map((line) => textWidth(line, LABEL.size))) + 8);
    return { ...transition, name: String(index), lines, width, height: lines.length * LABEL.line };
  });
  const asWritten = place(states, edges);
  if (asWritten.crossings === 0) {
    return asWritten;
  }
  const [best] = [asWritten, ...otherOrders(edges).map((order) => place(states, order))].sort(
    (a, b) => a.crossings - b.crossings || a.climbs - b.climbs,
  );
  return best ?? asWritten;
}

/** A transition with its label, measured. */
type Edge = Transition & Size & { readonly name: string; readonly lines: readonly string[] };

/** A transition with the places that its line goes through. */
export type Route = Edge & { readonly label: Place; readonly points: readonly Place[] };

/** Where everything stands, and how good that is. */
export interface Placed extends Size {
  readonly nodes: ReadonlyMap<string, Place & Size>;
  readonly routes: readonly Route[];
  readonly crossings: number;
  /** Lines that go up. */
  readonly climbs: number;
}

/** dagre's result depends on the order in which it is told of edges: more orders, to choose the best result from. */
function otherOrders(edges: readonly Edge[]): Edge[][] {
  const turned = edges.map((_, index) => [...edges.slice(index), ...edges.slice(0, index)]);
  return [...turned, ...turned.map((order) => [...order].reverse())];
}

function place(states: readonly DiagramState[], edges: readonly Edge[]): Placed {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, edgesep: 14, ranksep: 44, marginx: MARGIN, marginy: MARGIN });
  if (edges.some(({ from }) => from === NEW_STATE)) {
    graph.setNode(NEW_STATE, { width: 2 * DOT_RADIUS, height: 2 * DOT_RADIUS });
  }
  for (const { name } of states) {
    const width = Math.ceil(textWidth(name, NAME.size, NAME.weight) + 28);
    graph.setNode(name, { width, height: NODE_HEIGHT });
  }
  for (const { from, to, name, width, height } of edges) {
    graph.setEdge(from, to, { width, height, labelpos: "c" }, name);
  }
  layout(graph);
  const nodes = new Map(graph.nodes().map((name) => [name, graph.node(name) as Place & Size]));
  const routes = edges.map((edge): Route => {
    const {
      points = [],
      x = 0,
      y = 0,
    } = graph.edge(edge.from, edge.to, edge.name) as Partial<Place> & {
      points?: Place[];
    };
    return { ...edge, label: { x, y }, points };
  });
  const { width, height } = graph.graph() as Size;
  return { nodes, routes, width, height, crossings: countCrossings(routes), climbs: routes.filter(climbs).length };
}

const climbs = ({ points }: Route): boolean => (points[0]?.y ?? 0) > (points.at(-1)?.y ?? 0);

/** How often lines cross each other. */
function countCrossings(routes: readonly Route[]): number {
  const segments = routes.flatMap(({ points, from, to }, route) =>
    from === to ? [] : points.slice(1).map((end, index) => ({ route, start: points[index] ?? end, end })),
  );
  const turn = (a: Place, b: Place, c: Place): number =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return segments.reduce(
    (count, one, index) =>
      count +
      segments
        .slice(index + 1)
        .filter(
          (other) =>
            other.route !== one.route &&
            turn(one.start, one.end, other.start) * turn(one.start, one.end, other.end) < 0 &&
            turn(other.start, other.end, one.start) * turn(other.start, other.end, one.end) < 0,
        ).length,
    0,
  );
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Transitions, and an arrow out of nowhere into each initial state that has none. */
function withStarts(states: readonly DiagramState[], transitions: readonly Transition[]): Transition[] {
  const starts = states.filter(
    ({ name, initial }) => initial === true && !transitions.some(({ from, to }) => from === NEW_STATE && to === name),
  );
  const names = new Set(states.map(({ name }) => name));
  return [
    ...starts.map(({ name }): Transition => ({ from: NEW_STATE, to: name })),
    ...transitions.filter(({ from, to }) => (from === NEW_STATE || names.has(from)) && names.has(to)),
  ];
}
