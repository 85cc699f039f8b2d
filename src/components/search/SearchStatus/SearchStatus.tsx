interface SearchStatusProps {
  readonly text: string;
  /** Number of the answer that the text is about. */
  readonly serial: number;
  readonly className: string | undefined;
}

/**
 * What screen readers hear of a search. They speak what is new in the region: each answer has an element of its own
 * there, so that a count that is that of the answer before is heard again.
 */
export function SearchStatus({ text, serial, className }: SearchStatusProps) {
  return (
    <p className={className} role="status">
      <span key={serial}>{text}</span>
    </p>
  );
}
