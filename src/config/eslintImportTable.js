"use strict";
// The import table (architecture.js) as an ESLint rule, for the editor's sake.
const path = require("node:path");
const { judgeImport } = require("./architecture");

const ROOT = path.resolve(__dirname, "../..");

/** @type {import("eslint").Rule.RuleModule} */
module.exports = {
  meta: { type: "problem", schema: [], docs: { description: "keep to the project's import table" } },
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join("/");

    /** @param {any} node a node that may have a string literal as its source */
    function check(node) {
      const source = node.source;
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const wrong = judgeImport(file, source.value);
      if (wrong !== undefined) context.report({ node: source, message: wrong });
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
