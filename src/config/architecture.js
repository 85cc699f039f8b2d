"use strict";
// Who may import whom: one table, read by the architecture test and by the ESLint rule
// (eslint.config.js), so that an editor says the same as `npm test`.
const path = require("node:path");
const { isBuiltin } = require("node:module");

/**
 * Layers by the folder they live in, most specific first. A file belongs to the first match.
 * @type {ReadonlyArray<readonly [layer: string, prefix: RegExp]>}
 */
const LAYERS = [
  ["node door", /^gatsby-(config|node)\.tsx?$/],
  ["browser door", /^gatsby-(browser|ssr)\.tsx?$/],
  ["node", /^src\/node\//],
  ["components/ui", /^src\/components\/ui\//],
  ["testing/server", /^src\/testing\/server\//],
  ["testing/signing", /^src\/testing\/fixtures\/signing\//],
  ...[
    ...["shared", "blocks", "app", "templates", "pages", "components", "islands", "enhance"],
    ...["hooks", "search", "styles", "plugins", "cli", "config", "testing"],
  ].map((name) => /** @type {const} */ ([name, new RegExp(`^src/${name}/`)])),
];

// Downwards only: each layer sees those below it. `components/ui` is the lowest of the components,
// so that islands can be built from it while the article component mounts islands.
const BROWSER = ["app", "components", "enhance", "islands", "components/ui", "hooks", "search"];
const below = (/** @type {string} */ layer) => BROWSER.slice(BROWSER.indexOf(layer) + 1);

/**
 * Layers each layer may import besides itself.
 * `templates` and `pages` are in nobody's list: the build names them by file path.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
  "node door": ["shared", "node"],
  "browser door": ["shared", "app", "styles"],
  shared: [],
  node: ["shared"],
  blocks: ["shared"],
  app: ["shared", "styles", ...below("app")],
  templates: ["shared", ...BROWSER],
  pages: ["shared", ...BROWSER],
  components: ["shared", ...below("components")],
  enhance: ["shared", ...below("enhance")],
  islands: ["shared", ...below("islands")],
  "components/ui": ["shared", ...below("components/ui")],
  hooks: ["shared", "search"],
  search: ["shared"],
  styles: [],
  plugins: [],
  // Samples are held against the vectors of the tests.
  cli: ["shared", "node", "config", "testing/server", "testing/signing"],
  config: [],
  "testing/server": [],
  "testing/signing": [],
};

// src/node by the first name below it, folder or file: every section may use these …
const COMMON_SECTIONS = ["content", "config", "html", "issues", "section"];
// … and these put the sections together: they see all of them, and no section sees them.
const COMPOSERS = ["index", "project", "gatsby"];

// Content, layout and validation libraries work at build time only. Type packages (mdast, hast) are free.
const BUILD_TIME_PACKAGES =
  /^(unified|remark|rehype|micromark|unist-|mdast-|hast-|estree-|zod|ajv|yaml|shiki|sharp|esbuild|@dagrejs\/)/;
const BUILD_TIME_LAYERS = ["node door", "node", "plugins", "cli", "config", "testing/server", "testing/signing"];
const UI_PACKAGES = /^(react|react-dom|gatsby|@reach\/router)(\/|$|-)/;

/** @param {string} file path from the project's root, with forward slashes */
function layerOf(file) {
  return LAYERS.find(([, prefix]) => prefix.test(file))?.[0];
}

/** The section that a path under src/node belongs to; "index" for src/node itself. */
function sectionOf(/** @type {string} */ file) {
  return /^src\/node\/([^/.]+)/.exec(file)?.[1] ?? "index";
}

/**
 * @param {string} file importing file, from the project's root, with forward slashes
 * @param {string} specifier as written in the import
 * @returns {string | undefined} what is wrong, or undefined if the import is allowed
 */
function judgeImport(file, specifier) {
  const from = layerOf(file);
  if (from === undefined || from === "testing" || /\.test\.tsx?$/.test(file)) return undefined;
  if (!specifier.startsWith(".")) return judgePackage(from, specifier);

  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = layerOf(target) ?? layerOf(`${target}/`);
  if (to === undefined) {
    // Root files (package.json, content) are the build's business.
    return BUILD_TIME_LAYERS.includes(from) ? undefined : `${from} may not import ${target}`;
  }
  if (from === "node" && to === "node") return judgeSection(file, target);
  if (from === "node" && to === "blocks" && sectionOf(file) === "content") return undefined;
  if (to === from || MAY_IMPORT[from]?.includes(to)) return undefined;
  const allowed = [from, ...(MAY_IMPORT[from] ?? [])].join(", ");
  return `${from} may not import ${to} (allowed: ${allowed})`;
}

/** @param {string} file @param {string} target */
function judgeSection(file, target) {
  const own = sectionOf(file);
  const other = sectionOf(target);
  if (other === own || COMPOSERS.includes(own) || COMMON_SECTIONS.includes(other)) return undefined;
  const allowed = [...new Set([own, ...COMMON_SECTIONS])].join(", ");
  return `section ${own} may not import ${COMPOSERS.includes(other) ? "what composes it" : "section"} ${other} (allowed: ${allowed})`;
}

/** @param {string} from @param {string} specifier */
function judgePackage(from, specifier) {
  if (!BUILD_TIME_LAYERS.includes(from)) {
    if (isBuiltin(specifier)) return `${from} may not import Node's ${specifier}`;
    if (BUILD_TIME_PACKAGES.test(specifier)) return `${from} may not import ${specifier} (build time only)`;
  }
  if (from === "shared" && UI_PACKAGES.test(specifier)) return `shared may not import ${specifier}`;
  if (from === "blocks" && /^gatsby/.test(specifier)) {
    return `blocks may not import ${specifier} (they are rendered outside webpack)`;
  }
  return undefined;
}

module.exports = { judgeImport, layerOf };
