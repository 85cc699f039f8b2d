import type { Size } from "../readOptions";
import { FIGURES, type Figure, type FigureKey } from "./figures";
import { formatTable, type TableRow } from "./formatTable";
import { formatRatio, formatValue, type Unit } from "./formatValue";
import { ratioToLeast } from "./median";
import type { Results } from "./Results";
import { describeTarget, judge, type Measure } from "./Target";

const NONE = "-";
const KEYS = Object.keys(FIGURES) as FigureKey[];

/**
 * Everything measured as one table: a line a figure, a column a tool, then the multiple of the best peer, the target
 * and whether it is met.
 * @param own the column that targets are about
 */
export function formatResults(results: Results, own: string): string {
  const peers = results.tools.filter((tool) => tool !== own);
  const head = ["", own, ...peers, ...(peers.length > 0 ? ["of best peer"] : []), "target", "verdict"];
  const numbers = new Set(head.slice(1, -2).map((_, column) => column + 1));
  const rows = results.sizes.flatMap((pages) => {
    const lines = KEYS.map((key) => rowOf(results, own, peers, pages, key)).filter((row) => row !== null);
    return [[[`${pages.toLocaleString("en-US")} pages`, ...runsOf(results, own, pages)].join(", ")], ...lines];
  });
  return formatTable(head, rows, numbers);
}

function rowOf(results: Results, own: string, peers: readonly string[], pages: Size, key: FigureKey): TableRow | null {
  const { label, unit, targets }: Figure = FIGURES[key];
  const value = results.median(own, pages, key);
  const others = peers.map((peer) => results.median(peer, pages, key));
  if (value === null && others.every((other) => other === null)) {
    return null;
  }
  const smallest = results.sizes.find((size) => results.median(own, size, key) !== null);
  const measure: Measure = {
    value,
    peer: ratioToLeast(value, others),
    growth:
      smallest === undefined || smallest === pages ? null : ratioToLeast(value, [results.median(own, smallest, key)]),
  };
  const target = targets?.[pages];
  return [
    `  ${label}`,
    cell(value, unit),
    ...others.map((other) => cell(other, unit)),
    ...(peers.length > 0 ? [measure.peer === null ? NONE : formatRatio(measure.peer)] : []),
    target === undefined ? "" : describeTarget(target, unit),
    target === undefined ? "" : judge(target, measure),
  ];
}

const cell = (value: number | null, unit: Unit): string => (value === null ? NONE : formatValue(value, unit));

/** How many measurements stand behind the figures that are medians. */
function runsOf(results: Results, own: string, pages: Size): string[] {
  const counted: readonly (readonly [FigureKey, string])[] = [
    ["cold", "build of each kind"],
    ["developEdit", "edit in development"],
    ["transfer", "visit without a cache"],
  ];
  return counted
    .map(([key, name]) => ({ name, count: results.count(own, pages, key) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${String(count)} ${count === 1 ? name : name.replace(/^\w+/, "$&s")}`);
}
