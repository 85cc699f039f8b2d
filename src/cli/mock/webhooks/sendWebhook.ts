import type { ReceiverAnswer } from "./judgeAnswer";
import type { SignedWebhook } from "./signWebhook";

/** Milliseconds that a receiver has. How long the platform waits is not published: this is the mock's own limit. */
export const PATIENCE = 10_000;
/** Bytes of an answer that are shown. */
const SHOWN = 2000;

/** Sends a webhook once and reads what comes back; redirects are not followed. `signal` ends the waiting. */
export async function sendWebhook(
  { method, headers, body }: SignedWebhook,
  to: string,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<ReceiverAnswer> {
  const start = performance.now();
  try {
    const response = await fetch(to, {
      method,
      headers: Object.fromEntries(headers),
      body,
      signal,
      redirect: "manual",
    });
    const text = await startOf(response);
    return { kind: "answer", status: response.status, body: text, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { kind: "none", ...reasonOf(error, to, signal) };
  }
}

/** The first bytes of an answer, however long it is. */
async function startOf({ body }: Response): Promise<string> {
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= SHOWN) break;
  }
  return Buffer.concat(chunks).subarray(0, SHOWN).toString();
}

type Silence = Pick<ReceiverAnswer & { readonly kind: "none" }, "why" | "reason">;

function reasonOf(error: unknown, to: string, signal: AbortSignal): Silence {
  if (signal.aborted) {
    return { why: "late", reason: `No answer within ${PATIENCE / 1000} seconds, the mock's own limit.` };
  }
  const codes = codesOf(error);
  if (codes.includes("ECONNREFUSED")) {
    return { why: "absent", reason: `Nothing listens at ${to}. Start the receiver first.` };
  }
  // Fetch keeps away from ports of other protocols, as browsers do: nothing was sent, and nothing will be.
  if ((error as { cause?: { message?: unknown } }).cause?.message === "bad port") {
    const reason = `Nothing was sent: port ${new URL(to).port} is reserved for another protocol. Start the receiver on another one, such as 8080.`;
    return { why: "absent", reason };
  }
  if (codes.some((code) => code.startsWith("ERR_SSL_"))) {
    return { why: "broken", reason: "The receiver doesn't speak https: begin its address with http://." };
  }
  const reason = `The receiver closed the connection without a whole answer (${codes[0] ?? String(error)}). What does it print itself?`;
  return { why: "broken", reason };
}

/** The system's codes in an error, in its cause, and in what that gathers: localhost has two addresses. */
function codesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  return [
    ...(typeof code === "string" ? [code] : []),
    ...codesOf(cause),
    ...(Array.isArray(errors) ? errors.flatMap(codesOf) : []),
  ];
}
