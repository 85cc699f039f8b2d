const hasCause = (value: unknown): value is { readonly cause: unknown } =>
  typeof value === "object" && value !== null && "cause" in value && value.cause !== undefined && value.cause !== null;

/** What an error says of itself. Anything can be thrown: a text, an object, nothing. */
function wordsOf(error: unknown): string {
  try {
    if (error instanceof Error) {
      return error.message === "" ? error.name : error.message;
    }
    if (typeof error === "object" && error !== null) {
      const { message } = error as { readonly message?: unknown };
      return typeof message === "string" && message !== "" ? message : JSON.stringify(error);
    }
    return String(error);
  } catch {
    return "an error that can't be put into words";
  }
}

/** The messages of an error and of its causes, outermost first; each error once, however they refer to each other. */
export function errorChain(error: unknown): string[] {
  const seen = new Set<unknown>([error]);
  const messages = [wordsOf(error)];
  let current = error;
  while (hasCause(current) && !seen.has(current.cause)) {
    current = current.cause;
    seen.add(current);
    messages.push(wordsOf(current));
  }
  return messages;
}
