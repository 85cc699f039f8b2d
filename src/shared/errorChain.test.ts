import { errorChain } from "./errorChain";

test("an error and its causes, outermost first [nav.crash-screen]", () => {
  const error = new Error("page", { cause: new TypeError("table", { cause: new Error("row 3") }) });
  expect(errorChain(error)).toEqual(["page", "table", "row 3"]);
});

test("causes in a circle are told once", () => {
  const first = new Error("first");
  const second = new Error("second", { cause: first });
  first.cause = second;
  expect(errorChain(first)).toEqual(["first", "second"]);
});

const circle: Record<string, unknown> = {};
circle["self"] = circle;

test.each([
  ["a text", "no such field", ["no such field"]],
  ["nothing", undefined, ["undefined"]],
  ["null", null, ["null"]],
  ["an object with a message", { message: "odd" }, ["odd"]],
  ["another object", { code: 7 }, ['{"code":7}']],
  ["an object that can't be put into words", circle, ["an error that can't be put into words"]],
  ["an error without words", new RangeError(), ["RangeError"]],
  ["a cause that is a text", new Error("page", { cause: "offline" }), ["page", "offline"]],
  ["a cause that is 0", new Error("page", { cause: 0 }), ["page", "0"]],
])("%s", (_, error, expected) => {
  expect(errorChain(error)).toEqual(expected);
});
