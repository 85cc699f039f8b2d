"use strict";
// Jest's CommonJS loader can't read ES modules, and the unified family, Shiki, zod and others ship
// nothing else. esbuild rewrites such a file in about a millisecond, once: Jest caches the result.
// Native ESM (--experimental-vm-modules) needs no rewriting but loses jest.mock and the CommonJS
// interop of the packages around; ts-jest rewrites JavaScript too, at many times the cost.
// Told by syntax, not by a list of package names that goes stale with every dependency.
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { transformSync, version } = require("esbuild");

const THIS_FILE = readFileSync(__filename, "utf8");

/** @type {import("esbuild").TransformOptions} */
const OPTIONS = {
  format: "cjs",
  platform: "node",
  target: "node20",
  loader: "js",
  // Lazily imported parts (Shiki's languages) go through Jest's loader as well.
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "__importMetaUrl" },
};
const IMPORT_META_URL = 'const __importMetaUrl = require("node:url").pathToFileURL(__filename).href;\n';

const ES_MODULE = /^\s*(?:import|export)\b(?!\s*\()|(?:[;}]|\*\/)\s*(?:import|export)\s*[{*"'\w]|\bimport\.meta\b/m;

module.exports = {
  /**
   * @param {string} source
   * @param {string} file
   */
  process(source, file) {
    if (!ES_MODULE.test(source)) return { code: source };
    // Under the name .mjs esbuild would take every import for CommonJS and hide default exports.
    const { code } = transformSync(source, { ...OPTIONS, sourcefile: file.replace(/\.mjs$/, ".js") });
    return { code: source.includes("import.meta") ? IMPORT_META_URL + code : code };
  },
  /**
   * @param {string} source
   * @param {string} file
   */
  getCacheKey(source, file) {
    return createHash("sha256").update([source, file, version, THIS_FILE].join("\0")).digest("hex");
  },
};
