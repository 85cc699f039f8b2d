import { attributesOf, startTags } from "../html";

/** An address in a page's HTML, as it is written, and the element that has it. */
export interface Reference {
  readonly element: string;
  readonly address: string;
}

/** What of a built page other pages and files have to do with. */
export interface ReadPage {
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
}

/** Attributes that hold one address, and those that hold addresses with sizes. */
const ADDRESSES = new Set(["href", "src", "poster", "action"]);
const SETS = new Set(["srcset", "imagesrcset"]);
const HAS_ANY = /\b(?:id|href|src|poster|action|srcset|imagesrcset)=/i;

/** Reads a built page as a browser without JavaScript does: links for those readers count like all others. */
export function readPage(html: string): ReadPage {
  const ids = new Set<string>();
  const references: Reference[] = [];
  for (const { name: element, attributes } of startTags(html, { scripting: false })) {
    if (!HAS_ANY.test(attributes)) {
      continue;
    }
    for (const [name, value] of attributesOf(attributes)) {
      if (name === "id") {
        ids.add(value);
      } else if (ADDRESSES.has(name)) {
        references.push({ element, address: value });
      } else if (SETS.has(name)) {
        references.push(...setOf(value).map((address) => ({ element, address })));
      }
    }
  }
  return { ids, references };
}

const setOf = (value: string): string[] => value.split(/,\s+/).flatMap((part) => part.trim().split(/\s+/)[0] || []);
