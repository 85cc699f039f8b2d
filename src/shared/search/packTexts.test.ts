import type { SectionWords } from "./packedTexts";
import { packTexts } from "./packTexts";
import { readTokens } from "./readTokens";
import { textReader } from "./unpackTexts";
import { readWritten, writtenNames } from "./writtenNames";

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();

function wordsOf(texts: readonly string[]): SectionWords {
  const tokens = texts.flatMap(readTokens);
  return {
    words: unique(tokens.filter(({ whole }) => !whole).map(({ text }) => text)),
    names: unique(tokens.filter(({ whole }) => whole).map(({ text }) => text)),
  };
}

const sectionsOf = (texts: readonly string[], section = wordsOf(texts)) => texts.map((text) => ({ text, section }));

/** How the names of texts are written. */
const namesOf = (texts: readonly string[]) => {
  const documents = texts.map((text) => ({ text }));
  return writtenNames(
    documents,
    documents.map(() => wordsOf(texts)),
  ).map(readWritten);
};

const TEXTS = [
  "Charge the wallet code on the payer's phone.",
  "Don't send `orderId` twice: the API answers DUPLICATE_ORDER (see X-Signature).",
  "POST /v3/payment/quickpay, 12:30 — 100.00 SGD",
  "café Café CAFÉ naïve ﬁne",
  "  two  spaces, and a tab\tand a tail  ",
  "支付 接口 and 日本語テキスト",
  "مرحبا بالعالم، النص العربي",
  "?!",
  '~ ` " \\ €',
  "constructor __proto__ toString",
  `${"word ".repeat(300)}end`,
];

test("every text comes back as it was", () => {
  const read = textReader(packTexts(sectionsOf(TEXTS), namesOf(TEXTS)), namesOf(TEXTS));
  const words = wordsOf(TEXTS);
  expect([...read(2, words), ...read(TEXTS.length - 2, words)]).toEqual(TEXTS);
});

test("a plain sentence takes a character a word, or a name", () => {
  const all = ["Charge the wallet code.", "Charge orderId."];
  const { texts } = packTexts(sectionsOf(all), namesOf(all));
  expect(texts).toBe("BDEC|BA");
});

test("a section of more words than there are numbers, and a word that its section has not, stand as they are", () => {
  const many = Array.from(
    { length: 1500 },
    (_, number) => `w${String.fromCharCode(97 + (number % 26))}${"x".repeat(number / 26)}`,
  );
  const section = { words: ["say", ...many], names: [] };
  const { texts, whole } = packTexts(
    [
      { section, text: `Say ${many[500] ?? ""}.` },
      { section, text: `Say ${many[1499] ?? ""}.` },
      { section: { words: ["say"], names: [] }, text: "Say nothing." },
    ],
    [],
  );
  expect(texts).toMatch(/^...\|~~\|~~$/);
  expect(whole).toEqual([`Say ${many[1499] ?? ""}.`, "Say nothing."]);
});

test("the same texts give the same result, whatever their order is", () => {
  const [there, back] = [TEXTS, [...TEXTS].reverse()].map((texts) =>
    packTexts(sectionsOf(texts, wordsOf(TEXTS)), namesOf(texts)),
  );
  expect(back?.forms).toEqual(there?.forms);
  expect(back?.spellings).toEqual(there?.spellings);
  expect(back?.texts.split("|").reverse().join("|")).toBe(there?.texts);
});

test.each(["Z", "`z", "~é", "é", "~", "~~"])("a damaged text is refused: %j", (texts) => {
  const read = textReader({ forms: ["0 "], spellings: [], texts, whole: [] }, []);
  expect(() => read(1, { words: ["one"], names: [] })).toThrow("not there");
});
