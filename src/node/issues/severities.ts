export type Severity = "error" | "warning";

/**
 * Every rule and how grave breaking it is. Warnings become errors with `STRICT=1`: the two kinds of the specification
 * (broken relative Markdown links, duplicate routes), content of a locale or version that the settings don't have, and
 * addresses that the lock doesn't have yet, words and hosts of which the glossary or a list can be wrong, entries of
 * such a list that nothing needs, and pages that lists and search results show alike or cut off.
 */
export const severities = {
  "yaml-syntax": "error",
  "config-shape": "error",
  "data-shape": "error",
  "front-matter": "error",
  "mdx-syntax": "error",
  "html-comment": "error",
  "import-export": "error",
  "unknown-block": "error",
  "block-usage": "error",
  "unknown-expression": "error",
  "markdown-form": "error",
  "fence-language": "error",
  "fence-meta": "error",
  "heading-id": "error",
  "heading-level": "error",
  "duplicate-anchor": "error",
  "missing-asset": "error",
  "image-alt": "error",
  "link-text": "error",
  secret: "error",
  "untried-code": "error",
  "unknown-doc-id": "error",
  "duplicate-sidebar-entry": "error",
  "page-without-entry": "error",
  "empty-category": "error",
  "duplicate-doc-id": "error",
  "broken-link": "error",
  "broken-anchor": "error",
  "unknown-island": "error",
  redirect: "error",
  "lost-address": "error",
  "anchor-lock": "error",
  "samples-lock": "error",
  "file-name": "error",
  "api-shape": "error",
  "api-reference": "error",
  "api-call": "error",
  "api-description": "error",
  "api-example": "error",
  "broken-markdown-link": "warning",
  "duplicate-route": "warning",
  "stray-content": "warning",
  "unlocked-address": "warning",
  "page-preview": "warning",
  term: "warning",
  "example-host": "warning",
  "unused-allowance": "warning",
} as const satisfies Record<string, Severity>;

export type Rule = keyof typeof severities;
