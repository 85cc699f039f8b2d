/** Paths on a 16 px grid, drawn with a stroke in the text's colour. */
const PATHS = {
  arrowLeft: "M13 8H3m4-4L3 8l4 4",
  arrowRight: "M3 8h10M9 4l4 4-4 4",
  chevronDown: "M4.5 6.5 8 10l3.5-3.5",
  close: "M3.5 3.5l9 9m0-9l-9 9",
  external: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
  globe: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2.2 8h11.6M8 2c4.2 3.6 4.2 8.4 0 12-4.2-3.6-4.2-8.4 0-12",
  menu: "M2.5 4.5h11m-11 3.5h11m-11 3.5h11",
  moon: "M13 9.4A5.5 5.5 0 0 1 6.6 3 5.5 5.5 0 1 0 13 9.4",
  search: "M7.2 2.7a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.3 7.8 3 3",
  sun: "M8 5.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M8 1.8v1m0 10.4v1M1.8 8h1m10.4 0h1M3.6 3.6l.7.7m7.4 7.4.7.7m0-8.8-.7.7m-7.4 7.4-.7.7",
} as const;

/** Icons that point along the text. */
const DIRECTED: ReadonlySet<keyof typeof PATHS> = new Set(["arrowLeft", "arrowRight"] as const);

interface IconProps {
  readonly name: keyof typeof PATHS;
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A picture beside words that say the same: hidden from screen readers. How it is drawn says src/styles/base.css. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={["icon", ...(DIRECTED.has(name) ? ["icon-directed"] : []), ...(className ?? "").split(" ")]
        .filter(Boolean)
        .join(" ")}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
