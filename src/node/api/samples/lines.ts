import type { CallPlan, Origin } from "./CallPlan";

/** Indents every line that isn't empty. Only a line feed ends a line: U+2028 is a sign of the text it stands in. */
export function indent(text: string, by: string): string {
  return text.replace(/(?<=^|\n)(?=[^\n])/g, by);
}

/** Joins pieces of a program with one empty line between them, one more where a piece starts with a line break. */
export function paragraphs(...pieces: readonly string[]): string {
  return `${pieces
    .filter((piece) => piece !== "")
    .map((piece) => piece.trimEnd())
    .join("\n\n")}\n`;
}

/** A text of the description in a line comment: one line, whatever it holds. */
export function inComment(text: string): string {
  return text.replace(/[\s\\\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** The addresses that the program of a call uses. */
export function originsOf(plan: CallPlan): readonly Origin[] {
  const { origin, tokenOrigin } = plan;
  return tokenOrigin === null || tokenOrigin.variable === origin.variable ? [origin] : [origin, tokenOrigin];
}

/** The environment variables that the program of a call can't do without. */
export function variablesOf(plan: CallPlan): readonly string[] {
  return ["CLIENT_ID", "CLIENT_SECRET", ...(plan.auth === "signed" ? ["PRIVATE_KEY_FILE"] : [])];
}

/** The head of a call's program: what it is, how to run it and what it needs. Lines without comment signs. */
export function callHead(plan: CallPlan, run: string, ...notes: readonly string[]): readonly string[] {
  const origins = originsOf(plan);
  const needs = {
    signed: `CLIENT_ID, CLIENT_SECRET and PRIVATE_KEY_FILE, the path of the private key (PEM).`,
    basic: "CLIENT_ID and CLIENT_SECRET.",
  }[plan.auth];
  const files = (plan.form ?? []).filter((part) => part.isFile).map((part) => inComment(part.value));
  return [
    inComment(plan.title),
    inComment(`${plan.method} ${plan.path}`),
    "",
    `Run: ${inComment(run)}`,
    `Environment: ${needs}`,
    ...(files.length > 0 ? [`Files in the working folder: ${files.join(", ")}`] : []),
    ...notes,
    "It calls the sandbox. For production set",
    ...origins.map(({ variable, production }) => `  ${variable}=${inComment(production)}`),
  ];
}

/** Says in a sample what nobody knows: a line of its own before the signature of an upload. */
export const FORM_CAVEAT = "What the signature of form parts covers is not published: here it covers no body.";
