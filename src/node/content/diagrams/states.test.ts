import type { Drawing } from "../../../blocks/Diagram";
import { outside, overlaps, pathPlaces, textBoxes } from "../../../testing/fixtures/drawing";
import type { Transition } from "./placeStates";
import { layoutStates } from "./states";

const states = (...names: string[]) => names.map((name) => ({ name }));
const to = (from: string, target: string, by?: string): Transition => ({ from, to: target, by });

const order = [
  "EMPTY",
  "WAITING",
  "CONFIRM",
  "CANCELLED",
  "PROGRESSING",
  "REJECTED",
  "FINDING",
  "DELAYED",
  "SHIPPING",
  "DONE",
];

const fixtures: Record<string, { states: { name: string }[]; transitions: Transition[] }> = {
  "a pair with two ways there and one back": {
    states: states("A", "B"),
    transitions: [to("A", "B", "one way"), to("A", "B", "the other way, which has a long name"), to("B", "A", "back")],
  },
  "a state that stays": {
    states: states("OPEN", "CLOSED"),
    transitions: [
      to("(new)", "OPEN", "made"),
      to("OPEN", "OPEN", "changed in some way"),
      to("OPEN", "CLOSED", "closed"),
    ],
  },
  "many ways": {
    states: states(...order),
    transitions: [
      to("EMPTY", "WAITING", "placed"),
      to("WAITING", "CONFIRM", "the customer pays"),
      to("WAITING", "CANCELLED", "called off before payment"),
      to("CONFIRM", "PROGRESSING", "you accept"),
      to("CONFIRM", "REJECTED", "you refuse"),
      to("PROGRESSING", "FINDING", "a delivery order needs a courier"),
      to("FINDING", "SHIPPING", "a courier is found"),
      to("PROGRESSING", "DONE", "a dine-in or pick-up order is handed over"),
      to("PROGRESSING", "DELAYED", "preparation runs late"),
      to("DELAYED", "SHIPPING", "the late order leaves"),
      to("SHIPPING", "DONE", "the customer has it"),
      to("SHIPPING", "FINDING", "the courier gives up"),
    ],
  },
  "no labels": { states: states("A", "B", "C"), transitions: [to("A", "B"), to("B", "C"), to("C", "A"), to("A", "C")] },
  "two parts that don't touch": {
    states: states("A", "B", "C", "D"),
    transitions: [to("A", "B", "x"), to("C", "D", "y")],
  },
};

/** Ends of arrows: the first place of each head. */
const tips = (drawing: Drawing) => pathPlaces(drawing, ["head"]).filter((_, index) => index % 3 === 0);

describe.each(Object.entries(fixtures))("%s", (_name, fixture) => {
  const drawing = layoutStates(fixture.states, fixture.transitions);

  test("no two texts overlap", () => {
    expect(overlaps(textBoxes(drawing))).toEqual([]);
  });

  test("everything is inside", () => {
    expect(outside(drawing, [...textBoxes(drawing), ...pathPlaces(drawing)])).toEqual([]);
  });

  test("each transition has an arrow of its own that ends apart from the others", () => {
    const places = tips(drawing).map(({ left, top }) => `${String(left)} ${String(top)}`);
    expect(places).toHaveLength(fixture.transitions.length);
    expect(new Set(places).size).toBe(places.length);
  });

  test("is the same again, whatever was drawn between", () => {
    layoutStates(states("X", "Y", "Z"), [to("X", "Y", "a"), to("X", "Z", "b"), to("Z", "Y")]);
    expect(layoutStates(fixture.states, fixture.transitions)).toEqual(drawing);
  });
});

test("lines cross only where they have to", () => {
  // In the order as written, dagre's result has a crossing that another order spares.
  const drawing = layoutStates(states("OPEN", "PAID", "FAILED", "REVERSED", "PART", "FULL"), [
    to("OPEN", "PAID", "The wallet confirms"),
    to("OPEN", "FAILED", "The wallet refuses or the payer gives up"),
    to("OPEN", "REVERSED", "Reverse call or timeout"),
    to("PAID", "REVERSED", "Reverse call inside the short window"),
    to("PAID", "PART", "Refund below the total"),
    to("PAID", "FULL", "Refund of the total"),
    to("PART", "FULL", "Further refunds"),
  ]);
  const at = (text: string): number => textBoxes(drawing).find(({ what }) => what.startsWith(text))?.left ?? NaN;
  const sideOf = (text: string): number => Math.sign(at(text) - at("Reverse call or timeout"));
  expect(sideOf("Reverse call inside")).toBe(sideOf("The wallet confirms"));
});

test("marks: a dot for what is new, a second border for what is final, dashes for several states", () => {
  const names = (marks: object, from = "A"): string[] =>
    layoutStates([{ name: "A", ...marks }, { name: "B" }], [to(from, "B")]).parts.map(({ name }) => name);
  expect(names({})).toEqual(["line", "head", "node", "name"]);
  expect(names({ final: true })).toContain("node-final");
  expect(names({ initial: true })).toContain("dot");
  expect(names({ several: true })).toContain("node-several");
  expect(names({}, "(new)")).toContain("dot");
});

test("an initial state gets one arrow out of the dot, also when a transition names it", () => {
  const count = (...transitions: Transition[]): number =>
    tips(layoutStates([{ name: "A", initial: true }, { name: "B" }], transitions)).length;
  expect(count(to("A", "B"))).toBe(2);
  expect(count(to("(new)", "A", "made"), to("A", "B"))).toBe(2);
});

test("a transition of a state that isn't there is left out: the block reports it", () => {
  expect(layoutStates(states("A", "B"), [to("A", "B"), to("A", "X"), to("A", "(new)")])).toEqual(
    layoutStates(states("A", "B"), [to("A", "B")]),
  );
});
