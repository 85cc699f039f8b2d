import { visitsOf, WIDTHS, ZONES } from "./visits";

const pages = Array.from({ length: 40 }, (_, index) => `/${index}`);
const countOf = (pairs: readonly string[]): number => new Set(pairs).size;

test("a complete plan has every page with every width in every zone", () => {
  const visits = visitsOf(pages, true);
  expect(visits).toHaveLength(40 * WIDTHS.length * ZONES.length);
  expect(countOf(visits.map(({ page, width, zone }) => `${page} ${width} ${zone}`))).toBe(visits.length);
});

test("a short plan has every pair", () => {
  const visits = visitsOf(pages, false);
  expect(visits).toHaveLength(40 * WIDTHS.length);
  expect(countOf(visits.map(({ page, width }) => `${page} ${width}`))).toBe(40 * WIDTHS.length);
  expect(countOf(visits.map(({ page, zone }) => `${page} ${zone}`))).toBe(40 * ZONES.length);
  expect(countOf(visits.map(({ width, zone }) => `${width} ${zone}`))).toBe(WIDTHS.length * ZONES.length);
});
