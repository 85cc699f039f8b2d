/**
 * Choices that all groups of tabs of the site share: the language of code, the environment of hosts. The address can
 * make a choice (`?lang=java`), the browser remembers it, and the early script shows it before the first paint.
 */
export interface TabChoice {
  /** Name in the address. */
  readonly parameter: string;
  /** Values that count; others in an address or in storage are ignored. */
  readonly values: readonly string[];
}

export const TAB_CHOICES: Readonly<Record<"language" | "environment", TabChoice>> = {
  language: {
    parameter: "lang",
    values: [
      ...["curl", "javascript", "python", "php", "java", "go", "csharp"],
      ...["ts", "kotlin", "swift", "json", "xml", "http", "yaml"],
    ],
  },
  environment: { parameter: "env", values: ["sandbox", "production"] },
};

/** Key of the remembered choice in the browser's storage. */
export const choiceKey = (sync: string): string => `tabs.${sync}`;

/** Attribute of `<html>` that says the choice until the tabs say it themselves. */
export const choiceAttribute = (sync: string): string => `data-tabs-${sync}`;

/** Value of the language tabs for a fence's language. */
export function languageChoice(fence: string): string {
  return fence === "bash" ? "curl" : fence === "js" ? "javascript" : fence;
}
