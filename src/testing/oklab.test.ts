import { atLeastAsLight, mix } from "./fixtures/oklab";

// The values are Chromium's.
test("mixes as style sheets do", () => {
  expect(mix("#0b5fff", 1, "#ffffff")).toBe("#0b5fff");
  expect(mix("#0b5fff", 0, "#111820")).toBe("#111820");
  expect(mix("#0b5fff", 0.6, "#ffffff")).toBe("#74a6ff");
  expect(mix("#ff0000", 0.5, "#00ff00")).toBe("#d0a800");
});

test("lightens a dark colour, and leaves a light one", () => {
  expect(atLeastAsLight("#000000", 0.7)).toBe("#9e9e9e");
  expect(atLeastAsLight("#e0e0ff", 0.7)).toBe("#e0e0ff");
});
