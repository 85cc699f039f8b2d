export const PART_NAMES = ["data", "method", "nonceStr", "requestUrl", "signType", "timestamp"] as const;

export type PartName = (typeof PART_NAMES)[number];

/** A string to sign in parts. */
export interface Parts {
  /** The first value of each name. */
  readonly values: ReadonlyMap<string, string>;
  /** All names in their order; a piece without a known name is the name of itself. */
  readonly names: readonly string[];
}

const URL_START = "requestUrl=";

/**
 * Takes a string to sign apart. A URL may hold `&` and names of parts itself: where the expected one stands, it is
 * taken as a whole, and another one up to the last `signType`, which follows it. Without these, a part ends where the
 * next known name begins.
 */
export function partsOf(text: string, expectedUrl: string): Parts {
  const start = text.indexOf(URL_START) + URL_START.length;
  const rest = text.slice(start + expectedUrl.length);
  const isExpected = expectedUrl !== "" && text.startsWith(expectedUrl, start) && /^(?:&|$)/.test(rest);
  const end = isExpected ? start + expectedUrl.length : text.lastIndexOf("&signType=");
  const url = start >= URL_START.length && end > start ? text.slice(start, end) : "";
  // No URL holds a line break.
  const marked = url === "" ? text : `${text.slice(0, start)}\n\n${text.slice(end)}`;
  const pieces = marked.split(/&(?=(?:data|method|nonceStr|requestUrl|signType|timestamp)=)/).map((piece) => {
    const [, name = piece, value = ""] = /^(\w+)=([^]*)$/.exec(piece) ?? [];
    return [name, name === "requestUrl" && url !== "" ? url : value] as const;
  });
  return { values: new Map([...pieces].reverse()), names: pieces.map(([name]) => name) };
}
