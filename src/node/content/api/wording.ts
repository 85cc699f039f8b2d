import type { ApiCall } from "../../../shared/contracts/ApiModel";

/** Words that depend on who calls whom. */
interface Wording {
  /** The badge, where it isn't the method. */
  readonly badge: string | null;
  readonly note: string | null;
  readonly request: string;
  readonly response: string;
  readonly requestExample: string;
  readonly responseExample: string;
}

const REQUEST: Wording = {
  badge: null,
  note: null,
  request: "Request body",
  response: "Response",
  requestExample: "Request body",
  responseExample: "Response",
};

const WORDING: Readonly<Record<ApiCall["kind"], Wording>> = {
  operation: REQUEST,
  webhook: {
    badge: "WEBHOOK",
    note: "The platform calls this address of your server.",
    request: "Request body",
    response: "Your answer",
    requestExample: "Request body",
    responseExample: "Your answer",
  },
  redirect: {
    ...REQUEST,
    badge: "REDIRECT",
    note: "The reader's browser is sent to this address.",
    request: "Values in the address",
    requestExample: "Values",
  },
  intent: {
    ...REQUEST,
    badge: "INTENT",
    note: "An intent between two apps on one device.",
    request: "Values you send",
    response: "Values you get",
    requestExample: "Values you send",
    responseExample: "Values you get",
  },
  message: {
    ...REQUEST,
    badge: "MESSAGE",
    note: "A message on one device.",
    request: "Message",
    requestExample: "Message",
  },
  sdk: { ...REQUEST, badge: "SDK", note: "A call of a library.", request: "Arguments", requestExample: "Arguments" },
};

/** The words for a call. */
export const wordingOf = (call: ApiCall): Wording => WORDING[call.kind];

/** What a call's badge says. */
export const badgeOf = (call: ApiCall): string => wordingOf(call).badge ?? call.method;
