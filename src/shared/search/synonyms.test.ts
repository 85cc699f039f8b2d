import { otherForms } from "./synonyms";

const SYNONYMS = new Map(
  Object.entries({
    ...{ glossary: ["product terms"], "log in": ["sign in"], "time zone": ["utc"], key: ["secret", "code"] },
    constructor: ["maker"],
  }),
);

test.each([
  ["glossary", ["product terms"]],
  ["the Glossary?", ["the product terms?"]],
  ["glossaries", ["product terms"]],
  ["gloss", ["product terms"]],
  ["glo", []],
  ["gloss of words", []],
  ["how to log in here", ["how to sign in here"]],
  ["log-in page", ["sign in page"]],
  ["timezone", ["utc"]],
  ["timeZone of dates", ["utc of dates"]],
  ["in log", []],
  ["rotate keys", ["rotate secret", "rotate code"]],
  ["KEY_INVALID", []],
  ["", []],
])("%j is also said %j", (typed, expected) => {
  expect(otherForms(typed, SYNONYMS)).toEqual(expected);
});

test("a query has at most four other forms", () => {
  const many = new Map([["key", ["a", "b", "c", "d", "e", "f"]]]);
  expect(otherForms("key", many)).toHaveLength(4);
});
