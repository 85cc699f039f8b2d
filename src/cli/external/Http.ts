/** What a check needs of the world; tests give their own. */
export interface Http {
  /** As the global one; it doesn't follow redirects by itself. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds until an answer has to begin and its body to end. */
  readonly timeout: number;
}

/** The network. */
export const network: Http = {
  fetch: (url, init) => fetch(url, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
  timeout: 15_000,
};
