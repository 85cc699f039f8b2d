import type { Detector } from "./Detector";
import { hasRun } from "./looksReal";

/** Numbers that authorities keep free for books and films, with the country's code and digits only. */
const FICTIONAL: readonly RegExp[] = [
  /^1[2-9]\d{2}55501\d{2}$/, // North America: 555-0100 to 555-0199
  /^44(?:7700900|1632960|2079460|11[3-8]4960|1[2-9]14960|2890180|2920180|8081570|9098790)\d{3}$/, // Ofcom
  /^61(?:491570(?:006|15[6-9]|110|313|737)|49157[1-6]\d{3}|[2378](?:5550|7010)\d{4})$/, // ACMA
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/, // ARCEP
];

const digitsOf = (value: string): string => value.replace(/\D/g, "");

/**
 * Malaysia has no range for fiction, so that its numbers have to be made up for everybody to see: six digits in a row
 * that are equal or count up or down, as in +60 12-345 6789 and 03-0000 0000. Digits that are drawn at random are
 * somebody's.
 */
function isSomebodys(value: string): boolean {
  const digits = digitsOf(value);
  return !hasRun(digits) && !FICTIONAL.some((range) => range.test(digits));
}

/** A year with a month, or with a number behind it: `+1 2025-01-02`, `03-2025-0001`. */
const DATE = /(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d|^0[1-9]-(?:19|20)\d\d-/;

/** What says that a number is one to call. */
const NAME =
  /phone|mobile|contact|msisdn|whatsapp|(?<![a-z])(?:tel|fax|sms|hp)(?![a-z])|(?<![a-z])(?:call|dial|ring)\s+\W*$/i;

/** Where the part of a line that says so begins: other fields of an object or a query may stand before it. */
const FIELD = /[{};&?]|,(?=\s*["'`]?[\w-]+["'`]?\s*[:=])/;

const isNamed = (before: string): boolean => NAME.test(before.split(FIELD).at(-1) ?? "");

const INSTEAD = "make up one that everybody sees is made up, such as `+60123456789`";

/** Telephone numbers in international and in Malaysian form. */
export const phoneDetectors: readonly Detector[] = [
  {
    name: "a real phone number",
    pattern: /(?<![\w.+=/&?-])\+(?!\d{4}-\d\d-\d\d)[1-9](?:[ .()-]{0,2}\d){7,14}(?![\w-]|\.\d)/g,
    isReal: (value) => !DATE.test(value) && isSomebodys(value),
    instead: INSTEAD,
  },
  {
    name: "a real phone number",
    // Mobile 01x, fixed 03 to 09 and 08x, with or without the country's code. Ids of orders, accounts and commits look
    // like one that is written without spaces.
    pattern:
      /(?<![\w.+/#&-]|\d )(?:60[ -]?|0)(?:1\d[ -]?\d{3,4}[ -]?\d{4}|8\d[ -]?\d{3}[ -]?\d{3}|[3-79][ -]?\d{3,4}[ -]?\d{4})(?![\w-]|[. ]\d)/g,
    isReal: (value, before) => ((/[ -]/.test(value) && !DATE.test(value)) || isNamed(before)) && isSomebodys(value),
    instead: INSTEAD,
  },
  {
    name: "a real phone number",
    // A field that says so, where the country's code stands in another one.
    pattern: /(?:phone|mobile|msisdn)(?:[ _-]?(?:number|no))?["'`]?\s*[:=]\s*["'`]?(?<value>[1-9]\d{7,11})(?![\w.-])/gi,
    isReal: isSomebodys,
    instead: INSTEAD,
  },
];
