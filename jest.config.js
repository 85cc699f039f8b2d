"use strict";
// `node` and `browser` are unit tests of one side each, `content` puts the real content/ through the
// real validators, `sites` builds other content, `develop` looks at `gatsby develop`, `build` at the
// built site in public/, and `shell` uses it and a fixture site in a browser.

/** @type {import("jest").Config} */
const common = {
  roots: ["<rootDir>/src"],
  transform: {
    "\\.tsx?$": [
      "ts-jest",
      {
        // Types are `npm run types`' business: here each file is compiled on its own, which is fast.
        diagnostics: false,
        tsconfig: {
          target: "ES2022",
          module: "CommonJS",
          jsx: "react-jsx",
          esModuleInterop: true,
          isolatedModules: true,
        },
      },
    ],
    "\\.[cm]?js$": "<rootDir>/src/config/jest/esmPackages.js",
  },
  // Everything goes to the transform: it tells ES modules by their syntax.
  transformIgnorePatterns: [],
  restoreMocks: true,
};

/** @param {string[]} folders */
const testsIn = (...folders) => folders.map((folder) => `<rootDir>/src/${folder}/**/*.test.{ts,tsx}`);

/** @type {import("jest").Config} */
module.exports = {
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      setupFiles: ["<rootDir>/src/testing/mocks/noBuildSettings.ts"],
      testMatch: [
        ...testsIn(
          "node",
          "blocks",
          "shared",
          "cli",
          "config",
          "plugins",
          "styles",
          "testing/bench",
          "testing/browser",
          "testing/server",
          "testing/spec",
        ),
        "<rootDir>/src/testing/*.test.ts",
      ],
    },
    {
      ...common,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: testsIn(
        ...["app", "components", "enhance", "hooks", "islands", "search", "templates"],
        // Tests of src/pages: Gatsby would read the GraphQL of a test file beside them.
        "testing/pages",
      ),
      setupFilesAfterEnv: ["<rootDir>/src/testing/mocks/browserSetup.ts"],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/src/testing/mocks/cssModule.ts",
        "\\.css$": "<rootDir>/src/testing/mocks/styleSheet.ts",
        "\\.(svg|png|jpe?g|webp|avif|woff2?)$": "<rootDir>/src/testing/mocks/file.ts",
        "^gatsby$": "<rootDir>/src/testing/mocks/gatsby.tsx",
      },
    },
    {
      ...common,
      displayName: "content",
      testEnvironment: "node",
      setupFiles: ["<rootDir>/src/testing/mocks/noBuildSettings.ts"],
      testMatch: testsIn("testing/content"),
    },
    {
      ...common,
      displayName: "build",
      testEnvironment: "node",
      testMatch: testsIn("testing/build"),
      globalSetup: "<rootDir>/src/testing/build/requireBuiltSite.ts",
    },
    {
      ...common,
      displayName: "shell",
      testEnvironment: "node",
      testMatch: testsIn("testing/shell"),
      globalSetup: "<rootDir>/src/testing/shell/fixture/globalSetup.ts",
    },
    {
      ...common,
      displayName: "sites",
      testEnvironment: "node",
      testMatch: testsIn("testing/sites"),
    },
    {
      ...common,
      displayName: "develop",
      testEnvironment: "node",
      testMatch: testsIn("testing/develop"),
    },
  ],
  // Real browsers and whole-site checks need longer than Jest's 5 s; unit tests never get near it.
  testTimeout: 120_000,
};
