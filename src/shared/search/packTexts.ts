import { byFrequency } from "./byFrequency";
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
import { stepsOf, type Step } from "./textSteps";
import { numbering, textTables } from "./textTables";
import { unpackText } from "./unpackTexts";
import type { Written } from "./writtenNames";

export interface TextInSection {
  readonly text: string;
  /** The same object for all texts of a section. */
  readonly section: SectionWords;
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

/** Packs texts in which names are written as `names` has them. The same texts give the same result. */
export function packTexts(all: readonly TextInSection[], names: readonly Written[]): PackedTexts {
  const namesOf = bySection(({ names }) => new Set(names));
  const spelling = new Map(names.map(({ name, written }) => [name, written]));
  const texts = all.map((one) => ({ ...one, steps: stepsOf(one.text, namesOf(one.section), spelling) }));
  const steps = texts.flatMap((one) => one.steps ?? []);
  const forms = byFrequency(steps.map(({ form }) => form));
  const spellings = byFrequency(steps.filter(({ kind }) => kind === "spelling").map(({ word }) => word));
  const tables = textTables({ forms, spellings }, names);
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
  return { forms, spellings, texts: packed.join(BETWEEN_TEXTS), whole };
}

const numbersOf = (list: readonly string[], first = 0): ReadonlyMap<string, number> =>
  new Map(list.map((one, index) => [one, first + index]));
