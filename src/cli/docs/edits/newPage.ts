import { frontMatterText } from "./frontMatterText";

/** The kinds of a docs page, as its front matter has them. */
export const DOC_KINDS = ["guide", "endpoint", "flow", "reference"] as const;

export type DocKind = (typeof DOC_KINDS)[number];

/** What the author of a page of each kind has to write. A comment: no reader sees it, whatever becomes of the page. */
const ADVICE: Readonly<Record<DocKind, string>> = {
  guide: "The first sentence says when to use this. Then the shortest example that works.",
  endpoint:
    "The first sentence says when to use the call and what comes back. `docs new endpoint` adds the call itself.",
  flow: "The first sentence says what the flow is for. Then its calls as a list in a `Steps` block, each with a link.",
  reference: "The first sentence says what can be looked up here. Then the table; rows of content/data have blocks.",
};

export interface NewPage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind: DocKind;
}

/** A page that is plainly a start: it builds, and stays a draft until its author has written it. */
export function newPageText({ title, description, kind }: NewPage): string {
  const head = frontMatterText({ title, description, kind: kind === "guide" ? undefined : kind, draft: true });
  return `${head}\n{/* ${ADVICE[kind]} Remove \`draft: true\` to publish, then run \`npm run docs -- lock\`. */}\n`;
}

/** A title from the last part of an id: `sms/send-reminder` is "Send reminder". */
export function titleFromId(docId: string): string {
  const words = (docId.split("/").at(-1) ?? "").replace(/\{product\}/g, "{product.name}").replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
