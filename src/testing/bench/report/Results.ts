import type { Size } from "../readOptions";
import type { FigureKey } from "./figures";
import { median } from "./median";

/** Measured values, by tool, pages and figure. */
export class Results {
  readonly #values = new Map<string, number[]>();
  readonly #tools = new Set<string>();
  readonly #sizes = new Set<Size>();

  /** Adds one measurement; null where the machine couldn't tell. */
  add(tool: string, pages: Size, figure: FigureKey, value: number | null): void {
    this.#tools.add(tool);
    this.#sizes.add(pages);
    if (value !== null) {
      const key = keyOf(tool, pages, figure);
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  /** Median of what was added. */
  median(tool: string, pages: Size, figure: FigureKey): number | null {
    return median(this.#values.get(keyOf(tool, pages, figure)) ?? []);
  }

  /** How many measurements the median comes from. */
  count(tool: string, pages: Size, figure: FigureKey): number {
    return this.#values.get(keyOf(tool, pages, figure))?.length ?? 0;
  }

  /** In the order in which they came. */
  get tools(): readonly string[] {
    return [...this.#tools];
  }

  /** Ascending. */
  get sizes(): readonly Size[] {
    return [...this.#sizes].sort((a, b) => a - b);
  }
}

const keyOf = (...parts: readonly [tool: string, pages: Size, figure: FigureKey]): string => parts.join("\n");
