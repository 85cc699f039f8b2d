import Shadowing from "gatsby/dist/internal-plugins/webpack-theme-component-shadowing";

import { withoutShadowing } from "./withoutShadowing";

test("Gatsby's search for files of themes goes, by the name that it has; the rest stays", () => {
  const other = { constructor: { name: "Other" } };
  const shadowing = new Shadowing({ themes: [], extensions: [], projectRoot: "/site" });
  const alias = { gatsby$: "/site/.cache/gatsby-browser-entry.js" };
  expect(withoutShadowing({ alias, plugins: [other, shadowing] })).toEqual({ alias, plugins: [other] });
  expect(withoutShadowing({})).toEqual({ plugins: [] });
});
