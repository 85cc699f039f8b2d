import type { CheckedCall, RequestFault } from "../../../node/api";
import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { nearest } from "../../../shared/nearest";
import { describeFaults } from "./describeFaults";
import { MockError } from "./MockError";
import type { NumberTexts } from "./readJsonBody";
import { warningsOf, withHints } from "./warningsOf";

/**
 * The call that a body is for, of those that share an address: of the ones whose schema it fits the most particular, and
 * of equals the one whose example is most like it. Throws a MockError on a body that fits none, with what is wrong for
 * the call that it comes nearest to; `numbers` are told as they were written.
 */
export function chooseCall(
  calls: readonly [CheckedCall, ...CheckedCall[]],
  body: JsonValue,
  numbers?: NumberTexts,
): CheckedCall {
  const judged = calls.map((checked) => ({
    checked,
    faults: checked.checkBody(body),
    likeness: likenessOf(checked, body),
  }));
  const fitting = judged
    .filter(({ faults }) => faults.length === 0)
    .map((one) => ({ ...one, breadth: breadthOf(one.checked, calls) }))
    .sort((a, b) => a.breadth - b.breadth || b.likeness - a.likeness)[0];
  if (fitting !== undefined && (calls.length === 1 || fitting.checked.fitsOperation(body))) {
    return fitting.checked;
  }
  const refusing = judged.filter(({ faults }) => faults.length > 0);
  // A value that tells calls apart weighs more than all others.
  const wrongKind = (faults: readonly RequestFault[]): number => faults.filter(({ only }) => only !== undefined).length;
  const nearestCall = [...refusing].sort(
    (a, b) => wrongKind(a.faults) - wrongKind(b.faults) || b.likeness - a.likeness,
  )[0];
  if (nearestCall === undefined) {
    throw new MockError("VALIDATION_ERROR", "The body fits no call of this address.");
  }
  const { checked, faults } = nearestCall;
  const known = faults.map((fault) =>
    withAlternatives(
      fault,
      refusing.flatMap((one) => one.faults),
    ),
  );
  const forWhich =
    calls.length === 1 ? "" : ` This is said of the call ${checked.call.id}, the nearest of this address.`;
  // A field that is missing is told with the one that stands there in its place.
  const told = known.flatMap(({ expected }) => /`([^`]+)` stands there$/.exec(expected)?.[1] ?? []);
  const isTold = (warning: string): boolean => told.includes(nameIn(warning) ?? "");
  const hints = warningsOf(checked, body, null).filter((warning) => !isTold(warning));
  throw new MockError("VALIDATION_ERROR", withHints(describeFaults("The body", known, numbers) + forWhich, hints));
}

/** The field that a warning is about: `body.order.titel is …`. */
const nameIn = (warning: string): string | undefined => /^body\.(?:.*\.)?([^ .]+) is not described/.exec(warning)?.[1];

/** For how many of the calls' examples a schema would do: a general form of a call takes those of the others too. */
function breadthOf({ checkBody }: CheckedCall, calls: readonly CheckedCall[]): number {
  return calls.length === 1
    ? 1
    : calls.filter(({ call }) => checkBody(call.request?.example ?? null).length === 0).length;
}

/** Where calls differ in one value: those that are known, nearest first. */
function withAlternatives(fault: RequestFault, all: readonly RequestFault[]): RequestFault {
  const known = new Set(
    all.flatMap(({ path, only }) => (path === fault.path && only !== undefined ? [JSON.stringify(only)] : [])),
  );
  if (fault.only === undefined || known.size < 2) {
    return fault;
  }
  const found = JSON.stringify(fault.found ?? null);
  const near = [...new Set([...nearest(found, known, 4), ...known])].slice(0, 4);
  return { ...fault, expected: `must be ${near.join(" or ")}${known.size > near.length ? " or another one" : ""}` };
}

/** How much a body is like the example of a call: values and fields that both have, less the fields that one has alone. */
function likenessOf({ call }: CheckedCall, body: JsonValue): number {
  const example = leavesOf(call.request?.example ?? null);
  const given = leavesOf(body);
  let likeness = 0;
  for (const path of new Set([...example.keys(), ...given.keys()])) {
    const both = example.has(path) && given.has(path);
    likeness += both ? (example.get(path) === given.get(path) ? 2 : 1) : -1;
  }
  return likeness;
}

/** The values of a body by their paths; elements of a list share one. */
function leavesOf(value: JsonValue, path = "", leaves = new Map<string, JsonValue>()): Map<string, JsonValue> {
  if (typeof value !== "object" || value === null) {
    leaves.set(path, value);
  } else if (Array.isArray(value)) {
    (value as readonly JsonValue[]).forEach((item) => leavesOf(item, `${path}[]`, leaves));
  } else {
    for (const [key, inner] of Object.entries(value as Readonly<Record<string, JsonValue>>)) {
      leavesOf(inner, `${path}/${key}`, leaves);
    }
  }
  return leaves;
}
