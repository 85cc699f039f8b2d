// What a page says and asks for while a test looks at it.
import type { Page } from "playwright-core";

/** Everything that a page has reported so far; the lists grow while the page lives. */
export interface PageLog {
  /** Errors on the console, the browser's own about failed requests included. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Errors that nothing caught. */
  readonly uncaught: readonly string[];
  /** What a Content-Security-Policy has refused; part of `errors` as well. */
  readonly violations: readonly string[];
  /** Requests that got no answer, apart from those that the page itself has ended. */
  readonly failed: readonly string[];
  /** Requests that have left the site. */
  readonly foreign: readonly string[];
  /** The lists that are empty on a good page in one, each entry with its kind. */
  readonly problems: () => string[];
}

/** Starts the log of a page; what came before is not in it. */
export function logOf(page: Page): PageLog {
  const errors: string[] = [];
  const warnings: string[] = [];
  const uncaught: string[] = [];
  const violations: string[] = [];
  const failed: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === "warning") warnings.push(text);
    // The browser's own note that the not-found page, asked for on purpose, has the status 404.
    const isPageItself = message.location().url === page.url() && message.text().includes("status of 404");
    if (message.type() !== "error" || isPageItself) return;
    errors.push(text);
    if (message.text().includes("Content Security Policy")) violations.push(text);
  });
  page.on("pageerror", (error) => uncaught.push(error.message));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Prefetches end with the page that started them.
    if (reason !== "net::ERR_ABORTED") failed.push(`${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && page.url() !== "about:blank" && origin !== new URL(page.url()).origin) {
      foreign.push(request.url());
    }
  });
  const problems = (): string[] => [
    ...errors.map((text) => `console: ${text}`),
    ...uncaught.map((text) => `uncaught: ${text}`),
    ...failed.map((text) => `request: ${text}`),
    ...foreign.map((text) => `request to another host: ${text}`),
  ];
  return { errors, warnings, uncaught, violations, failed, foreign, problems };
}
