"use strict";

/** @type {import("stylelint").Config} */
module.exports = {
  extends: ["stylelint-config-standard"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Plain, stable names in src/styles: they are the contract with the compiled content.
    "selector-class-pattern": [
      "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
      { message: (/** @type {string} */ selector) => `Expected "${selector}" to be kebab-case` },
    ],
    "custom-property-pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    // Blank lines group declarations by meaning here.
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "rule-empty-line-before": null,
    "comment-empty-line-before": null,
    // Colors are roles (var(--…)); the palette is written down once.
    "color-no-hex": true,
    "color-named": "never",
    // States like :hover are written beside what they change, not in order of specificity.
    "no-descending-specificity": null,
    "declaration-no-important": true,
    // #ffffff stands in a column with its neighbors; rem values are exact pixel counts.
    "color-hex-length": null,
    "number-max-precision": null,
  },
  overrides: [
    {
      files: ["**/tokens*.css", "**/palette*.css", "**/print.css"],
      rules: { "color-no-hex": null, "color-named": null },
    },
    {
      // Names of CSS Modules are imported as JavaScript names.
      files: ["**/*.module.css"],
      rules: {
        "selector-class-pattern": "^[a-z][a-zA-Z0-9]*$",
        "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
      },
    },
  ],
};
