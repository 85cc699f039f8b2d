import type { Detector } from "./Detector";
import { hasRun } from "./looksReal";

/** Numbers that card networks and payment platforms publish for tests. */
const TEST_NUMBERS: ReadonlySet<string> = new Set([
  ...["4242424242424242", "4111111111111111", "4012888888881881", "4000056655665556", "4917610000000000"],
  ...["4000000000000002", "4000000000003220", "4000000000009995", "4917484589897107", "4462030000000000"],
  ...["4263982640269299", "4001919257537193", "4007702835532454", "4005519200000004", "4009348888881881"],
  ...["5555555555554444", "5105105105105100", "5200828282828210", "2223003122003222", "5431111111111111"],
  ...["5425233430109903", "2222420000001113", "2223000048410010", "5019717010103742", "5454545454545454"],
  ...["378282246310005", "371449635398431", "378734493671000", "374245455400126", "341111111111111"],
  ...["6011111111111117", "6011000990139424", "6011000400000000", "6011000000000004", "6200000000000005"],
  ...["3530111333300000", "3566002020360505", "3566111111111113", "6205500000000000004"],
]);

/** Luhn's check: the sum over all digits, every second one doubled from the right, is a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Numbers of payment cards, in the lengths and with the first digits of their networks. */
export const cardDetectors: readonly Detector[] = [
  {
    name: "a real card number",
    pattern:
      /(?<![\w.+/-])(?:3[47]\d{2}[ -]?\d{6}[ -]?\d{5}|(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|35\d{2}|6(?:011|2\d{2}|4[4-9]\d|5\d{2}))(?:[ -]?\d{4}){3})(?![\w-]|\.\d)/g,
    isReal: (value) => {
      const digits = value.replace(/\D/g, "");
      return passesLuhn(digits) && !TEST_NUMBERS.has(digits) && !hasRun(digits);
    },
    instead: "write a number that is published for tests, such as `4111111111111111`",
  },
];
