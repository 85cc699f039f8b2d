/** Paths on a 16 px grid, drawn with a stroke in the text's colour. */
const PATHS = {
  arrowLeft: "M13 8H3m4-4L3 8l4 4",
  arrowRight: "M3 8h10M9 4l4 4-4 4",
  external: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
} as const;

interface IconProps {
  readonly name: keyof typeof PATHS;
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A picture beside words that say the same: hidden from screen readers. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
