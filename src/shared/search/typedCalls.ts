import type { SearchData } from "./SearchData";

/** A path of a call, and the documents that describe the call. */
export interface CallPath {
  readonly path: string;
  readonly segments: readonly string[];
  readonly calls: readonly { readonly method: string; readonly document: number }[];
}

export interface TypedCalls {
  /** The query with each path as the site has it: `/order/{id}` for `https://example.com/order/0815?a=b`. */
  readonly text: string;
  /** Documents of the call that the query is, if it is one and nothing else. */
  readonly documents: ReadonlySet<number>;
}

const PIECE_WITH_STROKE = /\S*\/\S+/g;
/** What stands around a path in a line of a log or in code, and what comes after it in an address. */
const AROUND = /^["'`(<[]+|(?:[?#].*|["'`)>\],;.:!]+)$/g;
const SCHEME = /^[a-z]+:\/\//i;
/** A host, or a variable for one: `{{baseUrl}}`. */
const IS_HOST = /[.:$]|^\{\{|^localhost$/i;
const IS_VALUE = /[{}]/;

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

/** Calls by their paths; what has no path of its own, such as a message of a window, is none. */
export function callPathsOf(documents: SearchData["documents"]): CallPath[] {
  const all = new Map<string, { readonly method: string; readonly document: number }[]>();
  for (const [document, { operation }] of documents.entries()) {
    if (operation !== null && /^\/[^{]/.test(operation.path)) {
      all.set(operation.path, [...(all.get(operation.path) ?? []), { method: operation.method, document }]);
    }
  }
  return [...all].map(([path, calls]) => ({ path, calls, segments: segmentsOf(path.toLowerCase()) }));
}

/** Reads typed paths, with ids filled in or not, with a host and a query string or without. */
export function typedCalls(typed: string, { callPaths }: Pick<SearchData, "callPaths">): TypedCalls {
  const found: CallPath[] = [];
  const text = typed.replace(PIECE_WITH_STROKE, (piece) => {
    const path = callPathOf(piece, callPaths);
    found.push(...(path === undefined ? [] : [path]));
    return path?.path ?? piece;
  });
  const [only] = found;
  const words = text.trim().split(/\s+/);
  const isAll = only !== undefined && words.length <= 2 && words.at(-1) === only.path;
  const method = words.length === 2 ? words[0]?.toUpperCase() : undefined;
  const meant = isAll ? only.calls.filter((call) => method === undefined || call.method === method) : [];
  return { text, documents: new Set(meant.map(({ document }) => document)) };
}

/** The path that is meant, the one with the fewest values of several. */
function callPathOf(piece: string, all: readonly CallPath[]): CallPath | undefined {
  const plain = piece.replace(AROUND, "");
  const typed = segmentsOf(plain.replace(SCHEME, "").toLowerCase());
  const hasHost = SCHEME.test(plain) || IS_HOST.test(typed[0] ?? "");
  const segments = hasHost ? typed.slice(1) : typed;
  const values = (path: CallPath): number => path.segments.filter((segment) => IS_VALUE.test(segment)).length;
  return all
    .filter((path) => isPath(segments, path.segments))
    .filter((path) => !IS_VALUE.test(path.segments.at(-1) ?? "") || !isBegun(segments, all))
    .sort((one, other) => values(one) - values(other))[0];
}

const isPath = (typed: readonly string[], segments: readonly string[]): boolean =>
  typed.length === segments.length &&
  segments.every((segment, index) => IS_VALUE.test(segment) || segment === typed[index]);

/** Whether the last segment is the beginning of a word in a path, which a reader is about to type, and no value. */
const isBegun = (typed: readonly string[], all: readonly CallPath[]): boolean =>
  all.some(
    ({ segments }) =>
      isPath(typed.slice(0, -1), segments.slice(0, typed.length - 1)) &&
      !IS_VALUE.test(segments[typed.length - 1] ?? "{") &&
      (segments[typed.length - 1] ?? "").startsWith(typed.at(-1) ?? ""),
  );
