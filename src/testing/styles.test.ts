import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { MOBILE_MAX_WIDTH, SAMPLES_BESIDE_MIN_WIDTH } from "../shared/limits";

const SRC = join(__dirname, "..");

const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));

const read = (file: string) => readFileSync(join(SRC, file), "utf8");

/**
 * Style sheets can't read src/shared/limits.ts: a media query takes no custom property. They write the number, always
 * in one of two forms that together leave no width out, and this test holds them to the constant. The phone width
 * alone is a second step, for parts that have no room for columns; it changes no layout. One height: below it a dialog
 * takes the whole of a phone that lies on its side.
 */
describe("widths in media queries", () => {
  const PHONE_MAX_WIDTH = 640;
  const PHONE_MAX_HEIGHT = 512;
  const allowed = [
    `width <= ${MOBILE_MAX_WIDTH}px`,
    `width > ${MOBILE_MAX_WIDTH}px`,
    `width > ${PHONE_MAX_WIDTH}px`,
    `width >= ${SAMPLES_BESIDE_MIN_WIDTH}px`,
    `height > ${PHONE_MAX_HEIGHT}px`,
  ];

  test.each(filesBelow(SRC, /\.css$/))("%s", (file) => {
    const conditions = [...read(file).matchAll(/@media[^{]*\(([^()]*(?:width|height)[^()]*)\)/g)].map(
      (match) => match[1],
    );
    expect(conditions.filter((condition) => condition === undefined || !allowed.includes(condition))).toEqual([]);
  });
});

/** TypeScript takes any name of a CSS Module; a class that isn't there would be `undefined` without a word. */
describe("classes of CSS Modules", () => {
  const modules = filesBelow(SRC, /\.module\.css$/);

  test.each(modules)("%s: each is used, and each that is used is there", (file) => {
    const component = read(file.replace(/\.module\.css$/, ".tsx"));
    const defined = new Set([...read(file).matchAll(/\.([a-z][A-Za-z0-9]*)(?=[^{}]*\{)/g)].map((match) => match[1]));
    const used = new Set([...component.matchAll(/\bstyles\.([A-Za-z0-9]+)/g)].map((match) => match[1]));
    expect([...defined].sort()).toEqual([...used].sort());
  });
});
