/** What a receiver answered, or why there is no answer. */
export type ReceiverAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly body: string; readonly milliseconds: number }
  | { readonly kind: "none"; readonly reason: string };

export interface Judgement {
  readonly good: boolean;
  /** A sentence on what was expected, and what to do. */
  readonly text: string;
}

/** Judges an answer by what the page on callbacks asks of a receiver: HTTP 200, and no sooner than the signature fits. */
export function judgeAnswer(answer: ReceiverAnswer, isTampered: boolean): Judgement {
  if (answer.kind === "none") {
    return { good: false, text: answer.reason };
  }
  const { status } = answer;
  if (isTampered) {
    return status >= 200 && status < 300
      ? {
          good: false,
          text: `The body was changed after it was signed, and the receiver took it with ${status}. Verify X-Signature first, and refuse what doesn't fit.`,
        }
      : { good: true, text: `Refused with ${status}, as it should be: the body was changed after it was signed.` };
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
    text:
      status === 401 || status === 403
        ? `Refused with ${status}, but the signature is genuine. Does the receiver verify with the server-public.pem of this mock?`
        : `The platform waits for HTTP 200; ${status} came.`,
  };
}
