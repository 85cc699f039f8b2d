/** One program to run: a call or a webhook in one language. */
export interface Job {
  readonly language: string;
  readonly id: string;
  /** Runs it; gives what went wrong, or null. */
  readonly run: () => Promise<string | null>;
}

/** How a program ended. */
export interface SampleRun {
  readonly language: string;
  readonly id: string;
  /** What went wrong; null: it did what its page says. */
  readonly fault: string | null;
}
