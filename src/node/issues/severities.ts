export type Severity = "error" | "warning";

/**
 * Every rule and how grave breaking it is. Warnings become errors with `STRICT=1`: the two kinds of the specification
 * (broken relative Markdown links, duplicate routes), content of a locale or version that the settings don't have, and
 * addresses that the lock doesn't have yet.
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
  "fence-language": "error",
  "fence-meta": "error",
  "heading-id": "error",
  "heading-level": "error",
  "duplicate-anchor": "error",
  "missing-asset": "error",
  "image-alt": "error",
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
} as const satisfies Record<string, Severity>;

export type Rule = keyof typeof severities;
