import { readTokens, type Token } from "./readTokens";

/** What the index knows of a section. */
export interface SectionWords {
  /** Folded words of its text; the frequent first, whose numbers stay short. */
  readonly words: readonly string[];
  /** Names of more than one word, as a whole: `orderid`. */
  readonly names: readonly string[];
}

export interface TextInSection {
  readonly text: string;
  /** The same object for all texts of a section. */
  readonly section: SectionWords;
}

/**
 * Texts in short. Which words a section has is in the index already; a text is packed as their order: each word as its
 * number among the section's, which is a third of the word's own size compressed.
 */
export interface PackedTexts {
  /** How words are written and what stands before them (see `Form`), the most frequent first. */
  readonly forms: readonly string[];
  /** Words that are not written as they are indexed ("don't"), the most frequent first. */
  readonly spellings: readonly string[];
  /** Names as they are written ("orderId"), one a name. */
  readonly names: readonly string[];
  /** All texts, with a sign between them. */
  readonly texts: string;
  /** Texts that can't be packed, as they are, in their order. */
  readonly whole: readonly string[];
}

/** A digit for how the word is written, then what stands between it and the word before. */
type Form = string;

/** As indexed, with a capital, in capitals. `END` is no word: the rest of the text. */
const AS_INDEXED = "0";
const CAPITAL = "1";
const CAPITALS = "2";
const END = "3";

/** Forms that have no sign: of a text's first word, of all others, and of the end. */
const FIRST: Form = CAPITAL;
const NEXT: Form = `${AS_INDEXED} `;
const LAST: Form = `${END}.`;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Digits that are a number alone; the others begin one of two digits. */
const SINGLE = 56;
/** Signs of the most frequent forms; the others have two. */
const SIGNS = " !#$%&'()*+,./:;<=>?@[]^{}";
const LONG_SIGN = "~";
const SECOND_SIGNS = SIGNS + DIGITS;
/** Begins the number of a spelling. */
const SPELLED = "`";
const BETWEEN_TEXTS = "|";
/** Stands for a text that is not packed. */
const WHOLE = LONG_SIGN + LONG_SIGN;

const valueOf = (signs: string): ReadonlyMap<string, number> =>
  new Map(Array.from(signs, (sign, value) => [sign, value]));
const DIGIT_VALUES = valueOf(DIGITS);
const SIGN_VALUES = valueOf(SIGNS);
const SECOND_VALUES = valueOf(SECOND_SIGNS);

/** A word of a text, or with an empty word the text's end. */
interface Step {
  readonly form: Form;
  readonly word: string;
  readonly kind: "word" | "name" | "spelling";
}

const WRITINGS = [AS_INDEXED, CAPITAL, CAPITALS];
const writeAs: Readonly<Record<string, (word: string) => string>> = {
  [AS_INDEXED]: (word) => word,
  [CAPITAL]: (word) => word.charAt(0).toUpperCase() + word.slice(1),
  [CAPITALS]: (word) => word.toUpperCase(),
};

/** The text as steps; null where words overlap, as pairs of Chinese characters do. */
function stepsOf(text: string, own: ReadonlySet<string>, spelling: ReadonlyMap<string, string>): Step[] | null {
  const steps: Step[] = [];
  const tokens = readTokens(text);
  const isKnown = ({ whole, text: name, start, end }: Token): boolean =>
    whole && own.has(name) && spelling.get(name) === text.slice(start, end);
  const known = tokens.filter(isKnown);
  let at = 0;
  let nextName = 0;
  for (const token of tokens) {
    // A name stands after its words in the list, and in their place here.
    while ((known[nextName]?.end ?? Infinity) < token.end) {
      nextName++;
    }
    const name = known[nextName];
    const isInName = name !== undefined && token.start >= name.start && token.end <= name.end;
    if (isInName ? token !== name : token.whole) {
      continue;
    }
    if (token.start < at) {
      return null;
    }
    const written = text.slice(token.start, token.end);
    const before = text.slice(at, token.start);
    const writing = isInName ? AS_INDEXED : WRITINGS.find((one) => writeAs[one]?.(token.text) === written);
    steps.push({
      form: (writing ?? AS_INDEXED) + before,
      word: writing === undefined ? written : token.text,
      kind: isInName ? "name" : writing === undefined ? "spelling" : "word",
    });
    at = token.end;
  }
  return [...steps, { form: END + text.slice(at), word: "", kind: "word" }];
}

/** How each name is written most often. */
function spellingOfNames(all: readonly TextInSection[], namesOf: (section: SectionWords) => ReadonlySet<string>) {
  const written = all.flatMap(({ text, section }) =>
    readTokens(text)
      .filter((token) => token.whole && namesOf(section).has(token.text))
      .map((token) => text.slice(token.start, token.end)),
  );
  const spelling = new Map<string, string>();
  for (const one of byFrequency(written)) {
    const name = nameOf(one);
    spelling.set(name, spelling.get(name) ?? one);
  }
  return spelling;
}

/** Works something out once a section. */
function bySection<T>(compute: (section: SectionWords) => T): (section: SectionWords) => T {
  const known = new Map<SectionWords, T>();
  return (section) => {
    const value = known.get(section) ?? compute(section);
    known.set(section, value);
    return value;
  };
}

/** A name as the index has it. */
const nameOf = (written: string): string => readTokens(written).find(({ whole }) => whole)?.text ?? "";

/** The most frequent first; equally frequent ones in the order of their characters, on every machine. */
function byFrequency(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) {
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([one]) => one);
}

/** Two digits, or one for a low number; null for one that is too high. */
function numeral(number: number): string | null {
  const rest = number - SINGLE;
  const [first, second] = rest < 0 ? [number, null] : [SINGLE + Math.floor(rest / DIGITS.length), rest % DIGITS.length];
  return first >= DIGITS.length ? null : (DIGITS[first] ?? "") + (second === null ? "" : (DIGITS[second] ?? ""));
}

function signOf(number: number): string | null {
  const second = SECOND_SIGNS[number - SIGNS.length];
  return SIGNS[number] ?? (second === undefined ? null : LONG_SIGN + second);
}

/** Packs texts. The same texts give the same result. */
export function packTexts(all: readonly TextInSection[]): PackedTexts {
  const namesOf = bySection(({ names }) => new Set(names));
  const spelling = spellingOfNames(all, namesOf);
  const texts = all.map((one) => ({ ...one, steps: stepsOf(one.text, namesOf(one.section), spelling) }));
  const steps = texts.flatMap((one) => one.steps ?? []);
  const forms = byFrequency(steps.map(({ form }) => form));
  const spellings = byFrequency(steps.filter(({ kind }) => kind === "spelling").map(({ word }) => word));
  const tables = textTables({ forms, spellings, names: [...spelling.values()].sort() });
  const formNumbers = numbersOf(forms);
  const spellingNumbers = numbersOf(spellings);
  const signs = (form: Form, usual: Form): string | null =>
    form === usual ? "" : signOf(formNumbers.get(form) ?? Infinity);
  const numbersIn = bySection((section) => {
    const own = numbering(section, tables);
    return { own, word: numbersOf(own.order, own.names.length), name: numbersOf(own.names), spelling: spellingNumbers };
  });
  const pack = (list: readonly Step[], section: SectionWords): string | null => {
    const numbers = numbersIn(section);
    const parts = list.flatMap(({ form, word, kind }, index) =>
      word === ""
        ? [signs(form, LAST)]
        : [
            signs(form, index === 0 ? FIRST : NEXT),
            kind === "spelling" ? SPELLED : "",
            numeral(numbers[kind].get(word) ?? Infinity),
          ],
    );
    return parts.includes(null) ? null : parts.join("");
  };
  const whole: string[] = [];
  const packed = texts.map(({ text, section, steps: list }): string => {
    const short = list === null ? null : pack(list, section);
    if (short !== null && unpackText(short, numbersIn(section).own, tables) === text) {
      return short;
    }
    whole.push(text);
    return WHOLE;
  });
  return { forms, spellings, names: [...tables.spelling.values()], texts: packed.join(BETWEEN_TEXTS), whole };
}

const numbersOf = (list: readonly string[], first = 0): ReadonlyMap<string, number> =>
  new Map(list.map((one, index) => [one, first + index]));

/** What all texts of a file share, ready for reading. */
interface TextTables {
  readonly forms: readonly Form[];
  readonly spellings: readonly string[];
  /** How a name is written. */
  readonly spelling: ReadonlyMap<string, string>;
  /** The words of a name. */
  readonly partsOf: (name: string) => readonly string[];
}

function textTables({ forms, spellings, names }: Pick<PackedTexts, "forms" | "spellings" | "names">): TextTables {
  const spelling = new Map<string, string>();
  const parts = new Map<string, readonly string[]>();
  for (const written of names) {
    const name = nameOf(written);
    spelling.set(name, written);
    parts.set(
      name,
      readTokens(written).flatMap((token) => (token.whole ? [] : [token.text])),
    );
  }
  return { forms, spellings, spelling, partsOf: (name) => parts.get(name) ?? [] };
}

/** A section's names, then its other words, by number. */
interface Numbering {
  readonly names: readonly string[];
  readonly order: readonly string[];
}

/** Low numbers are short: words that stand in the section's names come last, which have them mostly. */
function numbering({ words, names }: SectionWords, { spelling, partsOf }: TextTables): Numbering {
  const written = names.filter((name) => spelling.has(name));
  const inNames = new Set(written.flatMap(partsOf));
  const isAlone = (word: string): boolean => !inNames.has(word);
  return { names: written, order: [...words.filter(isAlone), ...words.filter((word) => !isAlone(word))] };
}

/**
 * Reads what `packTexts` gave: the texts one after the other, each with the words of its section. Throws on texts that
 * name what is not there.
 */
export function textReader(packed: PackedTexts): (count: number, section: SectionWords) => string[] {
  const tables = textTables(packed);
  const texts = packed.texts.split(BETWEEN_TEXTS);
  let at = 0;
  let wholeAt = 0;
  return (count, section) => {
    const own = numbering(section, tables);
    at += count;
    return texts
      .slice(at - count, at)
      .map((text) => (text === WHOLE ? known(packed.whole[wholeAt++]) : unpackText(text, own, tables)));
  };
}

function unpackText(packed: string, { names, order }: Numbering, { forms, spellings, spelling }: TextTables): string {
  let at = 0;
  const readForm = (usual: Form): Form => {
    const sign = packed.charAt(at);
    if (sign === SPELLED || DIGIT_VALUES.has(sign)) {
      return usual;
    }
    at++;
    const number =
      sign === LONG_SIGN ? SIGNS.length + (SECOND_VALUES.get(packed.charAt(at++)) ?? NaN) : SIGN_VALUES.get(sign);
    return known(forms[number ?? NaN]);
  };
  const readDigit = (): number => DIGIT_VALUES.get(packed.charAt(at++)) ?? NaN;
  const readNumber = (): number => {
    const first = readDigit();
    return first < SINGLE ? first : SINGLE + (first - SINGLE) * DIGITS.length + readDigit();
  };
  const readWord = (): string => {
    if (packed.charAt(at) === SPELLED) {
      at++;
      return known(spellings[readNumber()]);
    }
    const number = readNumber();
    return known(spelling.get(names[number] ?? "") ?? order[number - names.length]);
  };
  let text = "";
  let usual = FIRST;
  while (at < packed.length) {
    const form = readForm(usual);
    text += form.slice(1);
    if (form.startsWith(END)) {
      return text;
    }
    text += known(writeAs[form.charAt(0)])(readWord());
    usual = NEXT;
  }
  return text + LAST.slice(1);
}

function known<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error("a packed text names what is not there");
  }
  return value;
}
