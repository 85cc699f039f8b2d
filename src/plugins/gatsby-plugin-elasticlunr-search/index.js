"use strict";
const elasticlunr = require("elasticlunr");

/**
 * An elasticlunr index of documents: each gets its place in the list as reference. Words are what `tokenizer` says,
 * with nothing done to them since: elasticlunr's own tokenizer drops what is not ASCII, and its stemmer and stop words
 * break prefixes and names of an API.
 *
 * @param {readonly Readonly<Record<string, unknown>>[]} documents what each has in each field
 * @param {{ readonly fields: readonly string[], readonly tokenizer: (value: unknown) => string[] }} options
 */
function createIndex(documents, { fields, tokenizer }) {
  const before = elasticlunr.tokenizer;
  elasticlunr.tokenizer = tokenizer;
  try {
    const index = new elasticlunr.Index();
    index.setRef("ref");
    index.saveDocument(false);
    index.pipeline.reset();
    fields.forEach((field) => index.addField(field));
    documents.forEach((document, ref) => index.addDoc({ ...document, ref }));
    return index;
  } finally {
    elasticlunr.tokenizer = before;
  }
}

module.exports = { createIndex };
