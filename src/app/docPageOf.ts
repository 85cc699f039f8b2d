interface DocPage {
  readonly docId: string;
  readonly path: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The doc that a page shows, from its query result; null for all other pages. Data tells what the address can't: /docs
 * shows the main doc, and a not-found page has any address.
 */
export function docPageOf(data: unknown): DocPage | null {
  const page = isRecord(data) ? data["page"] : undefined;
  return isRecord(page) && typeof page["docId"] === "string" && typeof page["path"] === "string"
    ? { docId: page["docId"], path: page["path"] }
    : null;
}
