import type { Size } from "../readOptions";
import type { Unit } from "./formatValue";
import type { Target } from "./Target";

/** One line of the table. Less is better in all of them. */
export interface Figure {
  readonly label: string;
  readonly unit: Unit;
  /** By pages of the corpus. */
  readonly targets?: Partial<Record<Size, Target>>;
}

const ofPeer = (goal: number, floor?: number): Target => ({
  of: "peer",
  goal,
  ...(floor === undefined ? {} : { floor }),
});
const atMost = (goal: number): Target => ({ of: "value", goal });
const below = (goal: number): Target => ({ of: "value", goal, below: true });
const NO_GROWTH: Target = { of: "growth", goal: 1 };

/** What `npm run bench` measures, in the order of the table. */
export const FIGURES = {
  cold: {
    label: "clean build",
    unit: "s",
    targets: { 150: ofPeer(1, 1.3), 1000: ofPeer(0.4, 0.6), 5000: below(180) },
  },
  warm: { label: "build, nothing changed", unit: "s", targets: { 1000: ofPeer(0.3) } },
  edit: { label: "build, one page edited", unit: "s", targets: { 1000: ofPeer(0.3) } },
  memory: { label: "peak memory, clean build", unit: "MiB", targets: { 5000: below(2048) } },
  developStart: { label: "dev: first page, cold start", unit: "s", targets: { 150: below(20) } },
  developEdit: { label: "dev: edit to preview", unit: "s", targets: { 150: below(0.5) } },
  output: { label: "output", unit: "bytes" },
  outputHtml: { label: "  HTML", unit: "bytes" },
  outputPageData: { label: "  page data", unit: "bytes" },
  outputSearch: { label: "  search", unit: "bytes" },
  outputScript: { label: "  JavaScript", unit: "bytes" },
  outputStyle: { label: "  CSS", unit: "bytes" },
  outputFiles: { label: "  files", unit: "count" },
  pageHtml: { label: "HTML of one page", unit: "bytes", targets: { 1000: NO_GROWTH, 5000: NO_GROWTH } },
  pageGzip: { label: "  compressed", unit: "bytes" },
  transfer: { label: "first load", unit: "bytes", targets: everySize(atMost(100_000)) },
  transferScript: { label: "  JavaScript", unit: "bytes", targets: everySize(atMost(85_000)) },
  transferHtml: { label: "  HTML", unit: "bytes" },
  transferStyle: { label: "  CSS", unit: "bytes" },
  transferJson: { label: "  JSON", unit: "bytes" },
  transferFont: { label: "  fonts", unit: "bytes" },
  transferOther: { label: "  other", unit: "bytes" },
  requests: { label: "  requests", unit: "count" },
  lcp: { label: "largest contentful paint", unit: "ms", targets: everySize({ of: "peer", goal: 1, below: true }) },
  tbt: { label: "total blocking time", unit: "ms", targets: everySize(below(150)) },
  cls: { label: "cumulative layout shift", unit: "score", targets: everySize(atMost(0)) },
  navigation: { label: "click to the new title", unit: "ms", targets: everySize(below(60)) },
  elements: { label: "elements in the page", unit: "count" },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureKey = keyof typeof FIGURES;

function everySize(target: Target): Readonly<Record<Size, Target>> {
  return { 150: target, 1000: target, 5000: target };
}
