import type { Rule } from "../../../node/issues";

/**
 * Whether a fault hides addresses, or what they lead to: text that can't be read, or that reads as something else, may
 * hold links that an edit would miss. All other faults are the same before and after an edit of addresses.
 */
const HIDES: Readonly<Record<Rule, boolean>> = {
  "yaml-syntax": true,
  "config-shape": true,
  "data-shape": true,
  "front-matter": true,
  "mdx-syntax": true,
  "html-comment": true,
  "import-export": true,
  "unknown-block": true,
  "block-usage": true,
  "unknown-expression": true,
  "markdown-form": true,
  "duplicate-doc-id": true,
  "file-name": true,
  redirect: true,
  "anchor-lock": true,
  "api-shape": true,
  "api-reference": true,
  "fence-language": false,
  "fence-meta": false,
  "heading-id": false,
  "heading-level": false,
  "duplicate-anchor": false,
  "missing-asset": false,
  "image-alt": false,
  "link-text": false,
  secret: false,
  "untried-code": false,
  "unknown-doc-id": false,
  "duplicate-sidebar-entry": false,
  "page-without-entry": false,
  "empty-category": false,
  "broken-link": false,
  "broken-anchor": false,
  "unknown-island": false,
  "lost-address": false,
  "samples-lock": false,
  "api-call": false,
  "api-description": false,
  "api-example": false,
  "broken-markdown-link": false,
  "duplicate-route": false,
  "stray-content": false,
  "unlocked-address": false,
  "page-preview": false,
  term: false,
  "example-host": false,
  "unused-allowance": false,
};

/** For edits of addresses: whether they can be right although the content has the fault. */
export const leavesAddresses = ({ rule }: { readonly rule: Rule }): boolean => !HIDES[rule];

/** The same for edits of anchors: they go by the ids of headings. */
export const leavesAnchors = (issue: { readonly rule: Rule }): boolean =>
  leavesAddresses(issue) && issue.rule !== "heading-id" && issue.rule !== "duplicate-anchor";
