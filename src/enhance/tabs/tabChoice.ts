import { readStored, store } from "../../hooks/storage";
import { choiceAttribute, choiceKey, TAB_CHOICES, type TabChoice } from "../../shared/tabChoices";

const choiceOf = (sync: string): TabChoice | undefined =>
  Object.hasOwn(TAB_CHOICES, sync) ? TAB_CHOICES[sync as keyof typeof TAB_CHOICES] : undefined;

/** The value that the address asks for; null when it asks for none that exists. */
function fromAddress(choice: TabChoice): string | null {
  const value = new URLSearchParams(window.location.search).get(choice.parameter);
  return value !== null && choice.values.includes(value) ? value : null;
}

/**
 * What the reader chose for the groups of one name: the address wins and is remembered, for a link that names a
 * language is meant to be read in it. Storage may hold anything: a group without the value shows its first.
 */
export function readChoice(sync: string): string | null {
  const choice = choiceOf(sync);
  const stored = readStored(choiceKey(sync));
  if (choice === undefined) {
    return stored;
  }
  const asked = fromAddress(choice);
  if (asked !== null && asked !== stored) {
    store(choiceKey(sync), asked);
  }
  return asked ?? stored;
}

/** Remembers a choice. An address that asks for another follows, so that a reload shows what the reader chose last. */
export function rememberChoice(sync: string, value: string): void {
  if (readStored(choiceKey(sync)) !== value) {
    store(choiceKey(sync), value);
  }
  const choice = choiceOf(sync);
  const asked = choice === undefined ? null : fromAddress(choice);
  if (choice !== undefined && asked !== null && asked !== value) {
    const url = new URL(window.location.href);
    if (choice.values.includes(value)) {
      url.searchParams.set(choice.parameter, value);
    } else {
      url.searchParams.delete(choice.parameter);
    }
    window.history.replaceState(window.history.state, "", url);
  }
}

/** Takes back what the early script said of the choices: the tabs say it from now on. */
export function takeOverChoices(): void {
  for (const sync of Object.keys(TAB_CHOICES)) {
    document.documentElement.removeAttribute(choiceAttribute(sync));
  }
}
