import { ask, BUSY } from "./ask";
import type { Answer } from "./ask";
import { failureOf } from "./failureOf";
import { hasAnchor } from "./hasAnchor";
import type { Http } from "./Http";
import type { Verdict } from "./Verdict";

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** More than any page that is read has. */
const MAX_HTML = 10_000_000;

/**
 * Verdicts on links to one address, by anchor ("" or such as "#fees"). A page is asked for by HEAD, and by GET where its
 * text is needed or the server doesn't take HEAD well.
 */
export async function checkAddress(
  address: string,
  hashes: readonly string[],
  http: Http,
): Promise<Map<string, Verdict>> {
  const wantsText = hashes.some((hash) => hash !== "");
  try {
    const answer = (wantsText ? null : await byHead(address, http)) ?? (await ask(address, "GET", http));
    const verdict = verdictOf(answer);
    const html =
      wantsText && verdict.outcome === "ok" && isHtml(answer.response) ? await textOf(answer.response) : null;
    await answer.response.body?.cancel().catch(() => {
      // It has been read, or the connection is gone: there is nothing left to stop.
    });
    return new Map(
      hashes.map((hash) => [
        hash,
        withMovedAnchor(html === null || hash === "" ? verdict : withAnchor(verdict, html, hash), hash),
      ]),
    );
  } catch (error) {
    const verdict = failureOf(error);
    return new Map(hashes.map((hash) => [hash, verdict]));
  }
}

/** The answer to HEAD; null where only GET tells: some servers refuse HEAD, in one way or another. */
async function byHead(address: string, http: Http): Promise<Answer | null> {
  try {
    const answer = await ask(address, "HEAD", http);
    const { ok, status } = answer.response;
    return ok || answer.astray !== null || BUSY.has(status) ? answer : null;
  } catch (error) {
    if (failureOf(error).reason.startsWith("can't be reached")) {
      return null;
    }
    throw error;
  }
}

function verdictOf({ response, movedTo, astray }: Answer): Verdict {
  const { status } = response;
  if (astray !== null) {
    return { outcome: "unverified", reason: astray };
  }
  if (response.ok) {
    return { outcome: "ok", reason: "", ...(movedTo === null ? {} : { movedTo }) };
  }
  return { outcome: GONE.has(status) ? "broken" : "unverified", reason: `answers ${String(status)}` };
}

function withAnchor(verdict: Verdict, html: string, hash: string): Verdict {
  const found = hasAnchor(html, hash);
  return found === "present"
    ? verdict
    : found === "missing"
      ? { ...verdict, outcome: "broken", reason: `has no anchor \`${hash}\`` }
      : { ...verdict, outcome: "unverified", reason: `doesn't show in its HTML whether it has the anchor \`${hash}\`` };
}

/** The anchor moves along, unless the redirect names one. */
function withMovedAnchor(verdict: Verdict, hash: string): Verdict {
  return verdict.movedTo === undefined || verdict.movedTo.includes("#")
    ? verdict
    : { ...verdict, movedTo: verdict.movedTo + hash };
}

const isHtml = (response: Response): boolean => /html/i.test(response.headers.get("content-type") ?? "");

/** The text of a page; "" for one so long that it is no page to look for anchors in. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    text += decoder.decode(part.value as Uint8Array, { stream: true });
    if (text.length > MAX_HTML) {
      text = "";
      await reader?.cancel();
    }
  }
  return text;
}
