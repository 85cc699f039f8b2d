import { CANONICAL, printJson } from "../json/printJson";
import type { Construction } from "./Construction";
import { ENCODINGS } from "./dataEncodings";
import { PRINT_VARIANTS, SORT_VARIANTS, styleOf, type JsonVariant } from "./jsonVariants";
import type { Message } from "./Message";
import type { Mistake } from "./mistakeTexts";
import { urlVariants } from "./urlVariants";

/** One way to leave the rules. Those of one dimension exclude each other. */
export interface Deviation {
  readonly dimension: "data" | "json-end" | "encoding" | "method" | "url" | "timestamp" | "values" | "end";
  readonly mistakes: readonly Mistake[];
  readonly change: Partial<Construction>;
}

/** Seconds that a timestamp is looked for around the one of the header. */
const NEAR = 5;

/** All known ways to leave the rules for a message, likely ones first. */
export function deviationsOf(message: Message): Deviation[] {
  const { kind, method, requestUrl, root, timestamp } = message;
  const isRequest = kind === "request";
  const one = (dimension: Deviation["dimension"], mistake: Mistake, change: Partial<Construction>): Deviation => ({
    dimension,
    mistakes: [mistake],
    change,
  });
  const canonical = root === null ? null : printJson(root, CANONICAL);
  const isNothing = canonical === "{}" || canonical === "null";
  return [
    ...(isRequest
      ? [one("url", "url-missing", { requestUrl: null }), one("url", "url-last", { isUrlLast: true })]
      : requestUrl === ""
        ? []
        : [
            one("url", "url-present", { requestUrl }),
            {
              ...one("url", "url-present", { requestUrl, isUrlLast: true }),
              mistakes: ["url-present", "url-last"] as const,
            },
          ]),
    one("method", "method-case", { method: method.toUpperCase() }),
    ...jsonDeviations(),
    one("json-end", "json-end", { jsonEnd: "\n" }),
    ...ENCODINGS.map(([mistake, encode]) => one("encoding", mistake, { encode })),
    canonical === null || isNothing
      ? one("data", canonical === null ? "data-empty" : "data-of-nothing", {
          data: canonical === null ? "always" : "any-body",
        })
      : one("data", "data-missing", { data: "never" }),
    ...(isNothing || canonical === "[]" ? [one("data", "data-empty", { data: "any-body", encode: () => "" })] : []),
    ...(isRequest ? urlVariants(requestUrl).map(([mistake, url]) => one("url", mistake, { requestUrl: url })) : []),
    one("values", "values-encoded", { encodeValue: encodeURIComponent }),
    one("end", "text-end", { end: "\n" }),
    one("values", "sign-type", { signType: "SHA256" }),
    one("values", "sign-type", { signType: "RSA-SHA256" }),
    one("timestamp", "milliseconds", { timestamp: `${timestamp}000` }),
    ...Array.from({ length: NEAR * 2 }, (_, index) => {
      const offset = index % 2 === 0 ? 1 + index / 2 : -(index + 1) / 2;
      return one("timestamp", "timestamp-near", { timestamp: String(Number(timestamp) + offset) });
    }),
  ];
}

/** Sorting, printing, and both: programs that don't sort often print as their library does. */
function jsonDeviations(): Deviation[] {
  const of = (...some: readonly JsonVariant[]): Deviation => ({
    dimension: "data",
    mistakes: some.flatMap(({ mistakes }) => mistakes),
    change: { style: styleOf(...some) },
  });
  return [
    ...SORT_VARIANTS.map((sort) => of(sort)),
    ...PRINT_VARIANTS.filter(({ mistakes }) => mistakes.length === 1).map((print) => of(print)),
    { dimension: "data", mistakes: ["as-written"], change: { style: null } },
    ...PRINT_VARIANTS.filter(({ mistakes }) => mistakes.length > 1).map((print) => of(print)),
    ...SORT_VARIANTS.flatMap((sort) => PRINT_VARIANTS.map((print) => of(sort, print))),
  ];
}
