import { documentTitle } from "./documentTitle";

const site = { title: "Acme Pay Developers", titleDelimiter: "|" };

test.each([
  ["Error codes", "Error codes | Acme Pay Developers"],
  ["Acme Pay Developers", "Acme Pay Developers"],
  [null, "Acme Pay Developers"],
])("page title %j gives %j", (pageTitle, expected) => {
  expect(documentTitle(pageTitle, site)).toBe(expected);
});
