import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio } from "../shared/contrast";

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
    expect(contrastRatio(palette.get(text)!, palette.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});
