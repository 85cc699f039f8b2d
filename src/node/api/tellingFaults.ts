import type { ErrorObject } from "ajv";

/**
 * The faults that say most, five at most. Of a value that fits none of several forms every form has its own; what stands
 * deepest belongs to the form that comes closest.
 */
export function tellingFaults(all: readonly ErrorObject[]): readonly ErrorObject[] {
  // The format of a value of another type is the same fault once more.
  const mistyped = new Set(all.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath));
  const faults = all.filter(({ keyword, instancePath }) => keyword !== "format" || !mistyped.has(instancePath));
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split("/").length;
  const isForm = ({ keyword }: ErrorObject): boolean => keyword === "oneOf" || keyword === "anyOf";
  const forms = faults.filter(isForm);
  const plain = faults.filter((fault) => !isForm(fault) && !forms.some((form) => isInside(fault, form)));
  const closest = forms.map((form) => {
    const inside = faults.filter((fault) => !isForm(fault) && isInside(fault, form));
    const deepest = [...inside].sort((a, b) => depth(b) - depth(a))[0];
    return deepest !== undefined && depth(deepest) > depth(form) ? deepest : form;
  });
  return [...new Set([...plain, ...closest])].slice(0, 5);
}

/** Whether a fault was found while one of the forms was tried. */
function isInside(fault: ErrorObject, form: ErrorObject): boolean {
  return (
    fault !== form &&
    fault.instancePath.startsWith(form.instancePath) &&
    (fault.schemaPath.startsWith(`${form.schemaPath}/`) || !fault.schemaPath.startsWith("#/properties"))
  );
}

/** The keys and indexes that a JSON pointer of a fault names. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replace(/~1/g, "/").replace(/~0/g, "~"));
