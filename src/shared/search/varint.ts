import { DIGITS, valuesOf } from "./digits";

const VALUES = valuesOf(DIGITS);
/** Values of a digit; a digit above says that the number goes on. */
const BASE = 32;

/** Rising numbers as text, one to two characters each: the steps between them in digits to the base 32. */
export function packRising(numbers: readonly number[]): string {
  let last = 0;
  let text = "";
  for (const number of numbers) {
    let rest = number - last;
    last = number;
    do {
      const digit = rest % BASE;
      rest = Math.floor(rest / BASE);
      text += DIGITS[digit + (rest > 0 ? BASE : 0)] ?? "";
    } while (rest > 0);
  }
  return text;
}

/** The numbers of `packRising`. Throws on text that is none. */
export function unpackRising(text: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  let step = 0;
  let scale = 1;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) {
      throw new Error(`"${digit}" is no digit of a packed number`);
    }
    step += (value % BASE) * scale;
    scale *= BASE;
    if (value < BASE) {
      last += step;
      numbers.push(last);
      step = 0;
      scale = 1;
    }
  }
  return numbers;
}
