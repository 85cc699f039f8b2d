import { linksInYaml } from "./linksInYaml";

const SCOPE = { hosts: { portal: "https://portal.com" } };
const spots = (text: string) =>
  linksInYaml("a.yaml", text, SCOPE).map(({ href, place }) => `${place.line}:${place.column} ${href}`);

test("links stand in texts, names of values resolved", () => {
  expect(
    spots(`url: https://a.com/b
note: "See [b](https://a.com/c), or {hosts.portal}/d."
text: |
  One line,
  and https://a.com/e.
`),
  ).toEqual(["1:6 https://a.com/b", "2:16 https://a.com/c", "2:7 https://portal.com/d", "5:7 https://a.com/e"]);
});

test("examples and servers of an API description are no links, and keys neither", () => {
  expect(
    spots(`servers: [{ url: https://a.com/1 }]
externalDocs: { url: https://a.com/2 }
callback:
  description: Called at <https://a.com/3>.
  example: { url: https://a.com/4 }
  examples: [https://a.com/5]
  default: https://a.com/6
  https://a.com/7: x
`),
  ).toEqual(["2:22 https://a.com/2", "4:27 https://a.com/3"]);
});

test("a file that is no YAML has none", () => {
  expect(spots("a: [https://a.com")).toEqual([]);
});
