/** Programs that were loaded, by address: the second copy needs no network. */
const loaded = new Map<string, string>();

/** How long to wait for a program, in ms: browsers let a click write to the clipboard for about five seconds. */
const TIMEOUT_MS = 4000;

/** Text of a complete program; null when it can't be had in time, or when something else stands at its address. */
export async function loadProgram(address: string): Promise<string | null> {
  const known = loaded.get(address);
  if (known !== undefined) {
    return known;
  }
  const stop = new AbortController();
  const timer = window.setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: stop.signal });
    // Some hosts answer every address with a page.
    const isPage = (response.headers.get("content-type") ?? "").includes("text/html");
    if (!response.ok || isPage) {
      return null;
    }
    const text = await response.text();
    loaded.set(address, text);
    return text;
  } catch {
    return null;
  } finally {
    window.clearTimeout(timer);
  }
}
