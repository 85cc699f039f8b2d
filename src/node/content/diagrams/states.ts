import type { Drawing, DrawnText } from "../../../blocks/Diagram";
import { NEW_STATE } from "../../../blocks/States";
import type { DiagramState } from "../../../blocks/States";
import { boxPath, dotPath, downPath, groundPath, headPath, loopPath, round } from "./paths";
import type { Place } from "./paths";
import { DOT_RADIUS, LABEL, NAME, placeStates } from "./placeStates";
import type { Route, Size, Transition } from "./placeStates";
import { spreadPorts } from "./ports";

/** A state diagram as a drawing. */
export function layoutStates(states: readonly DiagramState[], transitions: readonly Transition[]): Drawing {
  const { nodes, routes, width, height } = placeStates(states, transitions);
  const lines: string[] = [];
  const heads: string[] = [];
  const grounds: string[] = [];
  const labels: DrawnText[] = [];
  const straight = bands(nodes, routes);
  const ends = spreadPorts(nodes, routes);

  routes.forEach((route, index) => {
    const node = nodes.get(route.from);
    if (route.from === route.to && node !== undefined) {
      const right = node.x + node.width / 2;
      lines.push(loopPath(right, node.y));
      heads.push(headPath({ x: right + 1, y: node.y + 8 }, { x: right, y: node.y + 8 }));
    } else {
      const [start, end] = ends[index] ?? [];
      const between = route.points.slice(1, -1);
      const down = (between[0]?.y ?? 0) > (start?.y ?? 0) ? 1 : -1;
      if (start === undefined || end === undefined) {
        return;
      }
      const places = between.flatMap((place) => {
        const half = (straight.get(round(place.y)) ?? 0) * down;
        return half === 0
          ? [place]
          : [
              { x: place.x, y: place.y - half },
              { x: place.x, y: place.y + half },
            ];
      });
      // The shaft ends within the head, so that its end doesn't show beside the tip.
      lines.push(downPath([start, ...places, { x: end.x, y: end.y - 5 * down }]));
      heads.push(headPath({ x: end.x, y: end.y - down }, end));
    }
    if (route.lines.length > 0) {
      const top = route.label.y - route.height / 2;
      grounds.push(groundPath(route.label.x - route.width / 2, top, route.width, route.height));
      route.lines.forEach((text, row) => {
        labels.push({ x: round(route.label.x), y: round(top + row * LABEL.line + 12), text });
      });
    }
  });

  const box = (inset: number) => (state: DiagramState) => {
    const node = nodes.get(state.name);
    return node === undefined
      ? ""
      : boxPath(
          node.x - node.width / 2 + inset,
          node.y - node.height / 2 + inset,
          node.width - 2 * inset,
          node.height - 2 * inset,
          7 - inset,
        );
  };
  const dot = nodes.get(NEW_STATE);
  const path = (name: string, d: string, filled?: boolean): Drawing["parts"] =>
    d === "" ? [] : [{ kind: "path", name, d, filled }];
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    parts: [
      ...path("line", lines.join("")),
      ...path("head", heads.join(""), true),
      ...path("ground", grounds.join(""), true),
      ...path(
        "node",
        states
          .filter(({ several }) => several !== true)
          .map(box(0))
          .join(""),
      ),
      ...path(
        "node-several",
        states
          .filter(({ several }) => several === true)
          .map(box(0))
          .join(""),
      ),
      ...path(
        "node-final",
        states
          .filter(({ final }) => final === true)
          .map(box(3))
          .join(""),
      ),
      ...path("dot", dot === undefined ? "" : dotPath(dot, DOT_RADIUS), true),
      {
        kind: "text",
        name: "name",
        size: NAME.size,
        anchor: "middle",
        lines: states.flatMap(({ name }) => {
          const node = nodes.get(name);
          return node === undefined ? [] : [{ x: round(node.x), y: round(node.y + 4.5), text: name }];
        }),
      },
      ...(labels.length === 0
        ? []
        : [{ kind: "text" as const, name: "label", size: LABEL.size, anchor: "middle" as const, lines: labels }]),
    ],
  };
}

/**
 * Half the height of what stands at each height: boxes of states or labels of transitions. Lines go straight through
 * such a band and bend only between two of them, so that none runs across a label beside it.
 */
function bands(nodes: ReadonlyMap<string, Place & Size>, routes: readonly Route[]): ReadonlyMap<number, number> {
  const halves = new Map<number, number>();
  const add = ({ y }: Place, height: number): void => {
    halves.set(round(y), Math.max(halves.get(round(y)) ?? 0, height / 2));
  };
  nodes.forEach((node) => {
    add(node, node.height);
  });
  for (const route of routes) {
    if (route.lines.length > 0 && route.from !== route.to) {
      add(route.label, route.height);
    }
  }
  return halves;
}
