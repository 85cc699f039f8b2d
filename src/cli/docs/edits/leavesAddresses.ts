import type { Rule } from "../../../node/issues";

/** What a fault makes unknown: addresses of pages and links to them, the anchors of a page, or nothing of that. */
type Hidden = "addresses" | "anchors" | "nothing";

/**
 * Text that can't be read, or that reads as something else, may hold links that an edit would miss; what blocks and
 * data would have shown may hold anchors. All other faults are the same before and after an edit of addresses.
 */
const HIDDEN: Readonly<Record<Rule, Hidden>> = {
  "yaml-syntax": "addresses",
  "config-shape": "addresses",
  "data-shape": "anchors",
  "front-matter": "addresses",
  "mdx-syntax": "addresses",
  "html-comment": "addresses",
  "import-export": "addresses",
  "unknown-block": "anchors",
  "block-usage": "anchors",
  "unknown-expression": "anchors",
  "markdown-form": "addresses",
  "duplicate-doc-id": "addresses",
  "file-name": "nothing",
  redirect: "addresses",
  "anchor-lock": "addresses",
  "api-shape": "anchors",
  "api-reference": "anchors",
  "fence-language": "nothing",
  "fence-meta": "nothing",
  "heading-id": "anchors",
  "heading-level": "nothing",
  "duplicate-anchor": "anchors",
  "missing-asset": "nothing",
  "image-alt": "nothing",
  "link-text": "nothing",
  secret: "nothing",
  "untried-code": "nothing",
  "unknown-doc-id": "nothing",
  "duplicate-sidebar-entry": "nothing",
  "page-without-entry": "nothing",
  "empty-category": "nothing",
  "broken-link": "nothing",
  "broken-anchor": "nothing",
  "unknown-island": "nothing",
  "lost-address": "nothing",
  "samples-lock": "nothing",
  "api-call": "nothing",
  "api-description": "nothing",
  "api-example": "nothing",
  "broken-markdown-link": "nothing",
  "duplicate-route": "nothing",
  "stray-content": "nothing",
  "unlocked-address": "nothing",
  "page-preview": "nothing",
  term: "nothing",
  "example-host": "nothing",
  "unused-allowance": "nothing",
};

/** For edits of addresses: whether they can be right although the content has the fault. */
export const leavesAddresses = ({ rule }: { readonly rule: Rule }): boolean => HIDDEN[rule] !== "addresses";

/** The same for edits that go by the anchors of pages too. */
export const leavesAnchors = ({ rule }: { readonly rule: Rule }): boolean => HIDDEN[rule] === "nothing";
