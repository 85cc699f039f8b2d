import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio } from "../shared/contrast";
import { atLeastAsLight, mix } from "./fixtures/oklab";

const LIGHT = readFileSync(join(__dirname, "../styles/tokens.css"), "utf8");
const DARK = readFileSync(join(__dirname, "../styles/tokensDark.css"), "utf8");

/** Values of custom properties, those of later sheets and rules over earlier ones. */
const valuesOf = (...sheets: readonly string[]): Map<string, string> =>
  new Map(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const),
    ),
  );

/** The colour `#rrggbb` of a custom property, its references and mixtures worked out. */
function colorOf(values: ReadonlyMap<string, string>, name: string): string {
  const resolve = (value: string): string => {
    if (/^#[0-9a-f]{6}$/.test(value)) {
      return value;
    }
    if (/^#[0-9a-f]{3}$/.test(value)) {
      return value.replace(/[0-9a-f]/g, "$&$&");
    }
    const reference = /^var\(--([\w-]+)(?:, [^()]+)?\)$/.exec(value)?.[1];
    if (reference !== undefined) {
      return colorOf(values, reference);
    }
    const mixture = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/.exec(value);
    if (mixture !== null) {
      return mix(resolve(mixture[1]!), Number(mixture[2]) / 100, resolve(mixture[3]!));
    }
    const lightened = /^oklch\(from (.+) max\(l, ([\d.]+)\) c h\)$/.exec(value);
    if (lightened !== null) {
      return atLeastAsLight(resolve(lightened[1]!), Number(lightened[2]));
    }
    throw new Error(`--${name} is no colour that this test can read: ${value}`);
  };
  return resolve(values.get(name) ?? `nothing: tokens.css has no --${name}`);
}

const KINDS = ["blue", "green", "amber", "red", "violet", "teal", "slate"];
const CODE = ["text", "constant", "string", "comment", "keyword", "parameter", "function", "punctuation"];
const GROUNDS = ["color-bg", "color-surface", "color-raised"];

type Pair = readonly [text: string, ground: string];

const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => ["text", "heading", "muted", "faint"].map((role): Pair => [`color-${role}`, ground])),
  ...["heading", "muted"].map((role): Pair => [`color-${role}`, "color-surface-strong"]),
  ...KINDS.map((kind): Pair => [`${kind}-ink`, `${kind}-soft`]),
  ...["red", "amber"].map((kind): Pair => [`${kind}-ink`, "color-bg"]),
  ...CODE.map((part): Pair => [`code-${part}`, "code-ground"]),
];

/** Those that the product's colour has a part in. */
const ACCENT_PAIRS: readonly Pair[] = [
  ...["color-bg", "color-raised"].map((ground): Pair => ["color-accent", ground]),
  ["color-accent-strong", "color-accent-soft"],
  ["color-on-accent", "color-accent"],
  ["color-on-accent", "color-accent-strong"],
  ...["text", "heading"].flatMap((role): Pair[] => [
    [`color-${role}`, "color-accent-soft"],
    [`color-${role}`, "color-mark"],
  ]),
];

/** All that the settings take as accent: 4.5:1 on white; the lightest and darkest, and hues all around. */
const ACCENTS = ["#0b5fff", "#0a2540", "#000000", "#767676", "#c2185b", "#b00020", "#0a6b2d", "#00695c", "#7a3ef0"];

describe.each([
  ["light", [LIGHT]],
  ["dark", [LIGHT, DARK]],
])("%s", (_mode, sheets) => {
  test.each(PAIRS)("%s on %s has a contrast of 4.5 or more", (text, ground) => {
    const values = valuesOf(...sheets);
    expect(contrastRatio(colorOf(values, text), colorOf(values, ground))).toBeGreaterThanOrEqual(4.5);
  });

  describe.each(ACCENTS)("with the accent %s", (accent) => {
    test.each(ACCENT_PAIRS)("%s on %s has a contrast of 4.5 or more", (text, ground) => {
      const values = valuesOf(...sheets).set("accent-base", accent);
      expect(contrastRatio(colorOf(values, text), colorOf(values, ground))).toBeGreaterThanOrEqual(4.5);
    });
  });
});
