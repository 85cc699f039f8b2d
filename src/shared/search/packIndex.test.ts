import { createIndex } from "gatsby-plugin-elasticlunr-search";

import { document, page, section } from "../../testing/search/smallSite";
import { fieldsOf, SEARCH_FIELDS, type SearchField } from "./fieldsOf";
import { packIndex, sectionWordsOf, unpackIndex } from "./packIndex";
import type { IndexedDocument } from "./SearchDocument";
import { writtenNames } from "./writtenNames";

const orders = page("/docs/orders", "Orders");
const DOCUMENTS: readonly IndexedDocument[] = [
  document(orders, "An orderId is the id of an order."),
  // The text has the name alone; the heading has it without the text; the text has its words alone.
  section(orders, "The storeId", "Send orderId, again OrderID."),
  section(orders, "orderId", "Send it.", { identifiers: ["accessCode"] }),
  section(orders, "Rules", "The order of a store has an id."),
  // Written otherwise, with other words: the same name when they are joined.
  section(orders, "Signs", "ab_cde and abc_de; storeId."),
];

function packed(documents: readonly IndexedDocument[]) {
  const index = createIndex(documents.map(fieldsOf), {
    fields: SEARCH_FIELDS,
    tokenizer: (value: unknown) => value as string[],
  });
  return { index, text: packIndex(index, "id", writtenNames(documents, sectionWordsOf(index))) };
}

test("every word of every field comes back with its documents", () => {
  const { index, text } = packed(DOCUMENTS);
  const loaded = unpackIndex(text);
  expect(loaded.sections).toEqual(sectionWordsOf(index));
  const postings = (field: SearchField) =>
    (loaded.words.get(field) ?? []).map((word) => [word, Object.keys(loaded.fields.get(field)?.getDocs(word) ?? {})]);
  for (const field of SEARCH_FIELDS) {
    const words = [...new Set(DOCUMENTS.flatMap((one) => fieldsOf(one)[field]))].sort();
    expect(postings(field)).toEqual(
      words.map((word) => [
        word,
        DOCUMENTS.flatMap((one, number) => (fieldsOf(one)[field].includes(word) ? [String(number)] : [])),
      ]),
    );
  }
});

test("a text's words that stand in its names are not said again", () => {
  const { fields } = JSON.parse(packed(DOCUMENTS.slice(0, 2)).text) as {
    readonly fields: Readonly<Record<string, { readonly words: string; readonly documents: string }>>;
  };
  // again, an, id, is, of, order, send, the
  expect(fields["text"]?.documents.split(" ")).toEqual(["B", "A", "", "A", "A", "", "B", "A"]);
  expect(fields["identifier"]?.words).not.toContain("orderid");
});
