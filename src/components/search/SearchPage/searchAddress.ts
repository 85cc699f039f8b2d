/** What the address of the page of results asks for. */
export interface SearchAddress {
  readonly typed: string;
  readonly area: string | null;
  /** Docs version to stay in; null for the one that readers get first. */
  readonly version: string | null;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads `?q=…&area=…&version=…&page=…`; what makes no sense counts as not there. */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get("page") ?? 1);
  return {
    typed: parameters.get("q") ?? "",
    area: parameters.get("area"),
    version: parameters.get("version"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
