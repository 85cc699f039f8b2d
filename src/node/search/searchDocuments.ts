import type { Section } from "../../shared/contracts/CompiledPage";
import { readTokens } from "../../shared/search/readTokens";
import type { IndexedDocument, SearchOperation, SearchPage } from "../../shared/search/SearchDocument";

/** A node as Gatsby's store has it. */
export type StoredNode = Readonly<Record<string, unknown>>;
export type NodesOf = (type: string) => readonly StoredNode[];

/** Areas of pages that are in no sidebar category. */
const MORE_PAGES = "More pages";
const BLOG = "Blog";
const SITE = "Site";

const text = (node: StoredNode, field: string): string => {
  const value = node[field];
  return typeof value === "string" ? value : "";
};

/** The default of nodes that are of no locale. */
const DEFAULT_LOCALE = "en";

/** Search documents of a docs page: the page, then its sections. */
export function docDocuments(node: StoredNode, nodesOf: NodesOf): IndexedDocument[] {
  const docId = text(node, "docId");
  const breadcrumbs = labelsOf(node);
  const title = text(node, "title");
  const label = text(node, "label");
  const operations = operationsOf(node, nodesOf("ApiOperation"));
  const isFirstVersion = text(node, "path").endsWith(`/docs/${docId}`);
  return documentsOf(
    node,
    {
      ...pageOf(node),
      label: label === title ? "" : label,
      breadcrumbs,
      area: breadcrumbs[0] ?? areaOfFolder(docId, nodesOf("DocPage")),
      version: isFirstVersion ? "" : text(node, "versionName"),
    },
    operations,
  );
}

/**
 * Calls of a page by the headings of the sections that describe them, joined. The call itself has no heading: its parts
 * (`create-store-body`) do, and stand below the call's section.
 */
function operationsOf(node: StoredNode, all: readonly StoredNode[]): Map<string, SearchOperation> {
  const sections = node["sections"] as readonly Section[];
  const operations = new Map<string, SearchOperation>();
  for (const operation of all.filter((one) => text(one, "docId") === text(node, "docId"))) {
    const anchor = text(operation, "anchor");
    const part = sections.find((section) => PARTS.some((name) => section.anchor === `${anchor}-${name}`));
    const key = headingsKey(part?.headingPath.slice(0, -1) ?? []);
    if (part !== undefined && !operations.has(key)) {
      operations.set(key, { method: text(operation, "method"), path: text(operation, "path") });
    }
  }
  return operations;
}

/** Parts of a call that have an anchor of their own (src/shared/apiAnchors). */
const PARTS = ["authorization", "path", "query", "headers", "body", "response", "errors", "related"];

const headingsKey = (headings: readonly string[]): string => headings.join("\n");

/** Search documents of a blog post. */
export function postDocuments(node: StoredNode): IndexedDocument[] {
  return documentsOf(node, { ...pageOf(node), breadcrumbs: [BLOG], area: BLOG });
}

/** Search documents of a free-standing page. */
export function pageDocuments(node: StoredNode): IndexedDocument[] {
  return documentsOf(node, { ...pageOf(node), area: SITE });
}

function pageOf(node: StoredNode): SearchPage {
  return {
    path: text(node, "path"),
    title: text(node, "title"),
    label: "",
    breadcrumbs: [],
    area: SITE,
    locale: text(node, "locale") || DEFAULT_LOCALE,
    version: null,
  };
}

const labelsOf = (node: StoredNode): string[] =>
  ((node["breadcrumbs"] ?? []) as readonly { readonly label: string }[]).map(({ label }) => label);

/** The area of the pages beside one that has no sidebar entry. */
function areaOfFolder(docId: string, docs: readonly StoredNode[]): string {
  const folder = docId.slice(0, docId.lastIndexOf("/") + 1);
  const beside = docs.find((doc) => folder !== "" && text(doc, "docId").startsWith(folder) && labelsOf(doc).length > 0);
  return beside === undefined ? MORE_PAGES : (labelsOf(beside)[0] ?? MORE_PAGES);
}

function documentsOf(
  node: StoredNode,
  page: SearchPage,
  operations: ReadonlyMap<string, SearchOperation> = new Map(),
): IndexedDocument[] {
  const sections = node["sections"] as readonly Section[];
  const lead = sections.find(({ anchor }) => anchor === null);
  const first: IndexedDocument = {
    page,
    anchor: null,
    headings: [],
    operation: operations.get(headingsKey([])) ?? null,
    text: [text(node, "description"), lead?.text ?? ""].filter((part) => part !== "").join(" "),
    identifiers: lead?.identifiers ?? [],
  };
  const documents = [
    first,
    ...sections
      .filter(({ anchor }) => anchor !== null)
      .map(({ anchor, headingPath, text: body, identifiers }): IndexedDocument => ({
        page,
        anchor,
        headings: headingPath,
        operation: operations.get(headingsKey(headingPath)) ?? null,
        text: body,
        identifiers,
      })),
  ];
  // Names in code are indexed where the page's text has them nowhere: most samples only repeat it.
  const shown = new Set(documents.flatMap((document) => readTokens(document.text).map((token) => token.text)));
  const isHidden = (name: string): boolean => readTokens(name).some((token) => !shown.has(token.text));
  return documents.map((document) => ({ ...document, identifiers: document.identifiers.filter(isHidden) }));
}
