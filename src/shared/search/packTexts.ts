import { DIGITS } from "./digits";
import {
  BETWEEN_TEXTS,
  FIRST,
  LAST,
  LONG_SIGN,
  NEXT,
  SECOND_SIGNS,
  SIGNS,
  SINGLE,
  SPELLED,
  WHOLE,
  type Form,
  type PackedTexts,
  type SectionWords,
} from "./packedTexts";
import { readTokens } from "./readTokens";
import { stepsOf, type Step } from "./textSteps";
import { nameOf, numbering, textTables } from "./textTables";
import { unpackText } from "./unpackTexts";

export interface TextInSection {
  readonly text: string;
  /** The same object for all texts of a section. */
  readonly section: SectionWords;
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
