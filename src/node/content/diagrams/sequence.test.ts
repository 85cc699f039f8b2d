import { outside, overlaps, pathPlaces, textBoxes } from "../../../testing/fixtures/drawing";
import { layoutSequence } from "./sequence";

const to = (from: string, target: string, label: string, note?: string) => ({ from, to: target, label, note });

const fixtures = {
  "two actors": {
    actors: ["Till", "Server"],
    steps: [to("Till", "Server", "POST /pay"), to("Server", "Till", "paid")],
  },
  "loops of all actors": {
    actors: ["A", "B", "C"],
    steps: [
      to("A", "A", "wait for the outcome of a payment that takes its time", "at most 30 seconds"),
      to("B", "B", "verify with the server public key"),
      to("C", "C", "store the message and handle it once", "repeats are recognized by their ids"),
    ],
  },
  "four actors, long labels": {
    actors: ["Merchant's browser", "Your server at home", "OAuth server", "Payer"],
    steps: [
      to("Merchant's browser", "Payer", "from the first to the last, across all the others that stand between them"),
      to(
        "OAuth server",
        "Your server at home",
        "GET /v3/payment/transaction/order/ORDER-2025-0001",
        "signed, as each call",
      ),
      to("Payer", "OAuth server", "pays on the hosted checkout with whatever method there is"),
      {
        ...to("Your server at home", "Merchant's browser", "redirect to redirectUrl with status and orderId"),
        reply: true,
      },
    ],
  },
};

describe.each(Object.entries(fixtures))("%s", (_name, { actors, steps }) => {
  const drawing = layoutSequence(actors, steps);

  test("no two texts overlap", () => {
    expect(overlaps(textBoxes(drawing))).toEqual([]);
  });

  test("everything is inside, and fits the text column", () => {
    expect(outside(drawing, [...textBoxes(drawing), ...pathPlaces(drawing)])).toEqual([]);
    expect(drawing.width).toBeLessThanOrEqual(660);
  });

  test("all words are there, in the order of the steps", () => {
    const words = textBoxes(drawing)
      .map(({ what }) => what)
      .join(" ")
      .replace(/ /g, "");
    for (const { label } of steps) {
      expect(words).toContain(label.replace(/ /g, ""));
    }
  });
});

test("an arrow goes from one life line to the other, its label above it and its note below", () => {
  const drawing = layoutSequence(["A", "B"], [to("B", "A", "pay", "signed")]);
  const guide = pathPlaces(drawing, ["guide"]);
  const [tip] = pathPlaces(drawing, ["head"]);
  const [start] = pathPlaces(drawing, ["line"]);
  const [label, note] = ["pay", "signed"].map((text) => textBoxes(drawing).find(({ what }) => what === text));
  expect([start?.left, tip?.left]).toEqual([guide[2]?.left, guide[0]?.left]);
  expect(label?.bottom).toBeLessThan(tip?.top ?? 0);
  expect(note?.top).toBeGreaterThan(tip?.top ?? Infinity);
});

test("replies are dashed, other steps are not", () => {
  const [call, reply] = [to("A", "B", "a"), { ...to("B", "A", "b"), reply: true }];
  const names = (steps: (typeof call)[]): string[] => layoutSequence(["A", "B"], steps).parts.map(({ name }) => name);
  expect(names([call])).not.toContain("dashed");
  expect(names([reply])).not.toContain("line");
  expect(names([call, reply])).toEqual(expect.arrayContaining(["line", "dashed"]));
});

test("a step of an actor that isn't there is left out: the block reports it", () => {
  expect(layoutSequence(["A", "B"], [to("A", "X", "a"), to("A", "B", "b")])).toEqual(
    layoutSequence(["A", "B"], [to("A", "B", "b")]),
  );
});
