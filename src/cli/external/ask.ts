import type { Http } from "./Http";

/** Browsers stop at 20; nobody means more than a few. */
const MAX_REDIRECTS = 10;
/** Requests for one address while it is too busy. */
const TRIES = 3;
/** A server that wants to be left alone for longer is asked another day. */
const LONGEST_WAIT = 20_000;

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);
const REDIRECT: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What a server answers that is too busy for now. */
export const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** The answer at the end of all redirects. */
export interface Answer {
  readonly response: Response;
  /** Where the redirects that are for good lead; null without one. */
  readonly movedTo: string | null;
  /** Set when the redirects lead nowhere: in circles, or to something that is no page. */
  readonly astray: string | null;
}

/** Asks for an address and follows redirects. Rejects where there is no answer. */
export async function ask(href: string, method: "HEAD" | "GET", http: Http): Promise<Answer> {
  let url = href;
  let movedTo: string | null = null;
  let forGood = true;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await patiently(url, method, http);
    const location = response.headers.get("location");
    if (!REDIRECT.has(response.status) || location === null) {
      return { response, movedTo, astray: null };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url) || !/^https?:$/.test(new URL(location, url).protocol)) {
      return { response, movedTo, astray: `redirects to \`${location}\`` };
    }
    url = new URL(location, url).href;
    forGood &&= PERMANENT.has(response.status);
    movedTo = forGood ? url : movedTo;
    if (hop === MAX_REDIRECTS) {
      return { response, movedTo: null, astray: `redirects more than ${String(MAX_REDIRECTS)} times` };
    }
  }
  throw new Error("unreachable: the last hop returns");
}

/** One request; again, after the time that the server asks for, while it is too busy. */
async function patiently(url: string, method: string, http: Http): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await http.fetch(url, {
      method,
      redirect: "manual",
      headers: { accept: "text/html,*/*;q=0.8", "user-agent": "Mozilla/5.0 (compatible; documentation link check)" },
      signal: AbortSignal.timeout(http.timeout),
    });
    const pause = BUSY.has(response.status) ? pauseOf(response, attempt, http.now()) : null;
    if (pause === null || pause > LONGEST_WAIT || attempt === TRIES) {
      return response;
    }
    await response.body?.cancel();
    await http.wait(pause);
  }
}

/** Milliseconds until the next try: what `Retry-After` says, in seconds or as a date, else twice as long each time. */
function pauseOf(response: Response, attempt: number, now: number): number {
  const after = response.headers.get("retry-after") ?? "";
  const pause = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now;
  return Number.isNaN(pause) ? 1000 * 2 ** (attempt - 1) : Math.max(0, pause);
}
