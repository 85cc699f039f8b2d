import { readFileSync } from "node:fs";
import { join } from "node:path";

const TOKENS = readFileSync(join(__dirname, "../styles/tokens.css"), "utf8");
const [LIGHT = "", DARK = ""] = TOKENS.split(':root[data-theme="dark"]');

/** Custom properties whose value is a colour or a reference to one, resolved; mixtures are left out. */
function colors(...sheets: readonly string[]): Map<string, string> {
  const raw = new Map(
    sheets
      .flatMap((sheet) => [...sheet.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\));/g)])
      .map(([, name = "", value = ""]) => [name, value] as const),
  );
  const resolve = (value: string): string => {
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : resolve(raw.get(reference) ?? "");
  };
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const KINDS = ["blue", "green", "amber", "red", "violet", "teal", "slate"];
const CODE = ["text", "constant", "string", "comment", "keyword", "parameter", "function", "punctuation"];

const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...["text", "heading", "muted", "faint"].map((role) => [`color-${role}`, "color-bg"] as const),
  ...["text", "heading", "muted", "faint"].map((role) => [`color-${role}`, "color-surface"] as const),
  ...["heading", "muted"].map((role) => [`color-${role}`, "color-surface-strong"] as const),
  ...KINDS.map((kind) => [`${kind}-ink`, `${kind}-soft`] as const),
  ...["red", "amber"].map((kind) => [`${kind}-ink`, "color-bg"] as const),
  ...CODE.map((part) => [`code-${part}`, "code-ground"] as const),
];

describe.each([
  ["light", colors(LIGHT)],
  ["dark", colors(LIGHT, DARK)],
])("%s", (_mode, palette) => {
  test.each(PAIRS)("%s on %s has a contrast of 4.5 or more", (text, ground) => {
    expect(contrast(palette.get(text)!, palette.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});
