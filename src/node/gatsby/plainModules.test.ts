import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { plainModules } from "./plainModules";

const root = path.resolve(__dirname, "../../..");

test.each([
  ["src/components/content/Content/Content.tsx", "tsx"],
  ["src/shared/dates.ts", "ts"],
  // Queries, of which Gatsby's Babel plugin makes a request.
  ["src/hooks/site/useSite.ts", null],
  ["src/templates/doc.tsx", null],
  // `Head` of a page is taken out of what browsers get.
  ["src/pages/search.tsx", null],
  ["src/components/content/Content/Content.module.css", null],
  ["gatsby-browser.tsx", null],
  ["node_modules/gatsby/cache-dir/root.js", null],
  ["", null],
])("%s of the site is plain: %s", (file, expected) => {
  expect(plainModules(root)(file === "" ? "" : path.join(root, file))).toBe(expected);
});

const cache = folderOf({
  ".cache/root.js": 'import { useStaticQuery } from "./static-query";\nexport const Root = () => <p />;',
  ".cache/dev-loader.js": 'import isEqual from "lodash/isEqual";',
  ".cache/develop-static-entry.js": 'import { merge } from "lodash";',
  ".cache/query.js": "graphql`{ site { id } }`;",
  ".cache/commons.css": "a {}",
});

test.each([
  [".cache/root.js", "jsx"],
  [".cache/dev-loader.js", "jsx"],
  // Babel takes what is used of it.
  [".cache/develop-static-entry.js", null],
  [".cache/query.js", null],
  [".cache/commons.css", null],
  // May not be on the disk.
  [".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js", null],
])("%s of Gatsby is plain: %s", (file, expected) => {
  expect(plainModules(cache)(path.join(cache, file))).toBe(expected);
});
