import type { ApiCall, JsonValue } from "../../../shared/contracts/ApiModel";

/** A call as it was sent. */
export interface SentCall {
  readonly call: ApiCall;
  readonly body: JsonValue | undefined;
  /** Values of the path's parameters. */
  readonly path: ReadonlyMap<string, string>;
}

/** A value of a call: what its page documents, and what was sent. */
interface Echo {
  readonly name: string;
  readonly documented: JsonValue;
  readonly sent: JsonValue;
}

/** Objects that hold the rest, in a call or in a webhook. */
const WRAPPERS = new Set(["data", "item", "request"]);

/**
 * The documented body of a webhook, with the order, amount, currency and ids of the call that triggers it. Nothing says
 * which fields of the two are one; they are where their names agree (`order.id`, `orderId`) and, of texts, where their
 * documented examples do too: a `userId` of the integrator is another one than the platform's. Of numbers the examples
 * may differ, and other amounts of the webhook that equal the documented one follow it.
 */
export function echoCall(webhook: ApiCall, sent: SentCall): JsonValue {
  const example = webhook.request?.example ?? {};
  const echoes = echoesOf(sent);
  const amounts = new Map<number, number>();
  const links = new Map<string, string>();
  const echoed = mapLeaves(example, (value, name) => {
    const echo = echoFor(value, name, echoes);
    if (echo === undefined) return value;
    if (typeof value === "number" && typeof echo.sent === "number" && /amount$/.test(name)) {
      amounts.set(value, echo.sent);
    }
    if (typeof value === "string" && typeof echo.sent === "string" && value !== "") {
      links.set(`/${value}`, `/${encodeURIComponent(echo.sent)}`);
    }
    return echo.sent;
  });
  return mapLeaves(echoed, (value, name) => {
    if (typeof value === "number" && /.amount$/.test(name) && echoFor(value, name, echoes) === undefined) {
      return amounts.get(value) ?? value;
    }
    const link = typeof value === "string" ? [...links].find(([end]) => isLinkTo(value, end)) : undefined;
    return typeof value === "string" && link !== undefined ? value.slice(0, -link[0].length) + link[1] : value;
  });
}

const isLinkTo = (value: string, end: string): boolean => /^https?:/.test(value) && value.endsWith(end);

function echoFor(value: JsonValue, name: string, echoes: readonly Echo[]): Echo | undefined {
  switch (typeof value) {
    case "number":
      return echoes.find((echo) => echo.name === name && typeof echo.sent === "number");
    case "string":
      return echoes
        .filter((echo) => echo.documented === value && typeof echo.sent === "string")
        .find((echo) => echo.name.endsWith(name) || name.endsWith(echo.name));
    default:
      return undefined;
  }
}

function echoesOf({ call, body, path }: SentCall): Echo[] {
  const documented = leavesOf(call.request?.example ?? null);
  const inBody = [...leavesOf(body ?? null)].map(([name, sent]) => ({
    ...{ name, sent },
    documented: documented.get(name) ?? null,
  }));
  const inPath = call.pathParameters.flatMap(({ name, example = null }) => {
    const sent = path.get(name);
    return sent === undefined ? [] : [{ name: name.toLowerCase(), documented: example, sent }];
  });
  return [...inPath, ...inBody];
}

function leavesOf(value: JsonValue): Map<string, JsonValue> {
  const leaves = new Map<string, JsonValue>();
  mapLeaves(value, (leaf, name) => {
    if (!leaves.has(name)) leaves.set(name, leaf);
    return leaf;
  });
  return leaves;
}

/**
 * A value with each leaf changed. A leaf's name is its path in small letters without what separates its parts, so that
 * `order.id` and `orderId` are one; an element of `codes` is a `code`.
 */
function mapLeaves(value: JsonValue, change: (leaf: JsonValue, name: string) => JsonValue, name = ""): JsonValue {
  if (Array.isArray(value)) {
    const single = name.replace(/s$/, "");
    return (value as readonly JsonValue[]).map((item) => mapLeaves(item, change, single));
  }
  if (typeof value !== "object" || value === null) {
    return change(value, name);
  }
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, JsonValue>>).map(([key, inner]) => [
      key,
      mapLeaves(inner, change, WRAPPERS.has(key) ? name : name + key.toLowerCase()),
    ]),
  );
}
