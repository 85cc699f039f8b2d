"use strict";
const js = require("@eslint/js");
const jest = require("eslint-plugin-jest");
const jsxA11y = require("eslint-plugin-jsx-a11y");
const reactHooks = require("eslint-plugin-react-hooks");
const globals = require("globals");
const tseslint = require("typescript-eslint");
const importTable = require("./src/config/eslintImportTable");

const SCRIPTS = ["**/*.{js,mjs,cjs}"];
const TYPESCRIPT = ["**/*.{ts,tsx}"];
const BROWSER = [
  "src/{app,components,enhance,hooks,islands,pages,search,templates}/**/*.{ts,tsx}",
  "gatsby-{browser,ssr}.tsx",
];
const TESTS = ["**/*.test.{ts,tsx}", "src/testing/**/*.{ts,tsx}"];

module.exports = tseslint.config(
  {
    ignores: ["**/public/", "**/.cache/", "content/", "static/", "src/gatsby-types.d.ts", "src/testing/sites/*/"],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    plugins: { project: { rules: { "import-table": importTable } } },
    rules: {
      "project/import-table": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "object-shorthand": "error",
      "prefer-template": "error",
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Use a union of literals." },
        { selector: "ExportDefaultDeclaration[declaration.type=/Arrow/]", message: "Name what you export." },
      ],
    },
  },

  // TypeScript, with types.
  {
    files: TYPESCRIPT,
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/consistent-type-definitions": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // There are no enums, and asking every assignment for them takes a tenth of the time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // noUnusedLocals and noUnusedParameters say the same, faster; `_` marks what a signature needs.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": "allow-with-description", "ts-ignore": true },
      ],
    },
  },

  // HTML for readers, on either side. A box that scrolls must be reachable with the keyboard.
  {
    files: [...BROWSER, "src/blocks/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: ["pre"], roles: ["region", "tabpanel"] }] },
  },
  // What readers run. Importing "gatsby" brings Node's types along, so its globals are refused here.
  {
    files: BROWSER,
    rules: {
      // A reader's console hears of what went wrong without harm: storage that is blocked.
      "no-console": ["error", { allow: ["warn"] }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link", "Script", "Slice", "useScrollRestoration"],
              message: "The bundle has no such part: see leaveOutUnused.ts and lighterGatsby.ts in src/node/gatsby.",
            },
            {
              name: "gatsby-plugin-image",
              importNames: ["GatsbyImage", "StaticImage"],
              message: "Use src/components/ui/Picture, which needs no JavaScript.",
            },
          ],
        },
      ],
      "no-restricted-globals": [
        "error",
        ...["Buffer", "__dirname", "__filename", "require", "module", "global", "setImmediate"].map((name) => ({
          name,
          message: "Node only: this file runs in the browser.",
        })),
      ],
    },
  },
  {
    files: BROWSER,
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },

  // Plain scripts: configuration, and the commands that run before anything is installed.
  { files: SCRIPTS, languageOptions: { globals: globals.node } },
  { files: ["**/*.js"], languageOptions: { sourceType: "commonjs" } },
  { files: ["src/cli/**", "src/testing/bench/**"], rules: { "no-console": "off" } },

  {
    files: TESTS,
    extends: [jest.configs["flat/recommended"]],
    rules: {
      "jest/no-disabled-tests": "error",
      "jest/expect-expect": ["error", { assertFunctionNames: ["expect*", "**.expect*", "**.waitFor"] }],
      // Tables of cases and small helpers are how these tests stay short.
      "jest/no-conditional-expect": "off",
      "jest/valid-title": ["error", { ignoreTypeOfDescribeName: true }],
      // They stand beside what they mock, and reach no bundle.
      "no-restricted-imports": "off",
      // Stubs and mocks.
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
