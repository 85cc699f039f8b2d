import type { Delivery } from "./deliveries";

/** What a receiver answered, or why there is no answer. */
export type ReceiverAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly body: string; readonly milliseconds: number }
  | { readonly kind: "none"; readonly why: "absent" | "late" | "broken"; readonly reason: string };

export interface Judgement {
  readonly good: boolean;
  /** A sentence on what was expected, and what to do. */
  readonly text: string;
}

/** How a receiver says that it has looked at a message and doesn't take it. */
const REFUSALS: readonly number[] = [400, 401, 403];

/** Whether a genuine message was refused, as one is whose signature doesn't fit. */
export const isRefused = (answer: ReceiverAnswer): boolean =>
  answer.kind === "answer" && REFUSALS.includes(answer.status);

/** Judges an answer by what the page on callbacks asks of a receiver: HTTP 200, and no sooner than the signature fits. */
export function judgeAnswer(answer: ReceiverAnswer, delivery: Delivery): Judgement {
  const { expected, special } = delivery;
  if (answer.kind === "none") {
    const advice = expected === "refused" ? "Refuse it at once, with 401." : "Answer HTTP 200 first and work later.";
    return { good: false, text: answer.why === "late" ? `${answer.reason} ${advice}` : answer.reason };
  }
  const { status } = answer;
  const isRefusal = REFUSALS.includes(status);
  if (expected === "refused") {
    return judgeRefusal(status, special, delivery.advice);
  }
  if (expected === "either" && (status === 200 || isRefusal)) {
    const { ifTaken, ifRefused } = delivery;
    return {
      good: true,
      text: isRefusal ? `Refused with ${status}: ${special}. ${ifRefused}` : `Received: ${special}. ${ifTaken}`,
    };
  }
  if (status === 200) {
    return {
      good: true,
      text: "Received: HTTP 200 is what the platform waits for. The body of an answer isn't judged.",
    };
  }
  if (status >= 300 && status < 400) {
    return {
      good: false,
      text: `${status} leads elsewhere, and redirects aren't followed. Answer HTTP 200 at this address.`,
    };
  }
  return {
    good: false,
    text: isRefusal
      ? `Refused with ${status}, but the signature is genuine. Does the receiver verify with the server-public.pem of this mock, and over the string below? Callbacks leave \`requestUrl\` out.`
      : `The platform waits for HTTP 200; ${status} came.`,
  };
}

/** Any other answer than a refusal may come from a server that never looked at the signature. */
function judgeRefusal(status: number, special: string, advice: string): Judgement {
  if (REFUSALS.includes(status)) {
    return { good: true, text: `Refused with ${status}, as it should be: ${special}.` };
  }
  const sentence = special.charAt(0).toUpperCase() + special.slice(1);
  return {
    good: false,
    text:
      status >= 200 && status < 300
        ? `${sentence}, and the receiver took it with ${status}. ${advice}`
        : `${status} doesn't say that the signature was looked at: 404 comes from a wrong path, 500 from a crash. Refuse with 401: ${special}.`,
  };
}
