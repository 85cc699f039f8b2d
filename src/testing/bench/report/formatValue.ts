/** Units of figures. Bytes are shown in KB and MB of 1,000; a score has no unit. */
export type Unit = "s" | "ms" | "MiB" | "bytes" | "count" | "score";

/** A figure with its unit, rounded to what is worth reading. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case "s":
      return `${value.toFixed(value < 10 ? 2 : 1)} s`;
    case "ms":
      return `${value.toFixed(0)} ms`;
    case "MiB":
      return `${value.toFixed(0)} MiB`;
    case "bytes":
      return value < 1_000_000 ? `${(value / 1000).toFixed(1)} KB` : `${(value / 1_000_000).toFixed(2)} MB`;
    case "count":
      return value.toFixed(0);
    case "score":
      return value.toFixed(3);
  }
}

/** A multiple, such as "0.35x". */
export const formatRatio = (ratio: number): string => `${ratio.toFixed(2)}x`;
