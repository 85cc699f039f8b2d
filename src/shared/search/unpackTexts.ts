import { DIGITS, valuesOf } from "./digits";
import {
  BETWEEN_TEXTS,
  END,
  FIRST,
  LAST,
  LONG_SIGN,
  NEXT,
  SECOND_SIGNS,
  SIGNS,
  SINGLE,
  SPELLED,
  WHOLE,
  writeAs,
  type Form,
  type PackedTexts,
  type SectionWords,
} from "./packedTexts";
import { numbering, textTables, type Numbering, type TextTables } from "./textTables";
import type { Written } from "./writtenNames";

const DIGIT_VALUES = valuesOf(DIGITS);
const SIGN_VALUES = valuesOf(SIGNS);
const SECOND_VALUES = valuesOf(SECOND_SIGNS);

/**
 * Reads what `packTexts` gave: the texts one after the other, each with the words of its section. Throws on texts that
 * name what is not there.
 */
export function textReader(
  packed: PackedTexts,
  names: readonly Written[],
): (count: number, section: SectionWords) => string[] {
  const tables = textTables(packed, names);
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

/** One text of a section. */
export function unpackText(
  packed: string,
  { names, order }: Numbering,
  { forms, spellings, spelling }: TextTables,
): string {
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
