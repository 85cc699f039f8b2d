import { likelyMeant } from "./likelyMeant";

test.each([
  ["titel", ["title", "tags"], "title"],
  ["discription", ["description", "draft"], "description"],
  ["hosts.api.sandbx", ["hosts.api.sandbox", "hosts.api.production"], "hosts.api.sandbox"],
  ["color", ["kind", "order", "solid"], undefined],
  ["fees", [], undefined],
])("%s of %j is %s", (value, known, meant) => {
  expect(likelyMeant(value, known)).toBe(meant);
});
