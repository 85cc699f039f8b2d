import { readStored, store } from "../../hooks/storage";

export const RECENT_KEY = "search.recent";
const MAX_RECENT = 6;
const MAX_LENGTH = 100;

/** The reader's last searches, the latest first; none where storage holds anything else than such a list. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(RECENT_KEY) ?? "[]");
    return Array.isArray(list)
      ? list
          .filter((text): text is string => typeof text === "string" && text.trim() !== "" && text.length <= MAX_LENGTH)
          .slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Notes a search that led somewhere. */
export function rememberSearch(typed: string): void {
  const text = typed.trim().slice(0, MAX_LENGTH);
  if (text !== "") {
    const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
    store(RECENT_KEY, JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
  }
}

export function clearRecentSearches(): void {
  store(RECENT_KEY, "[]");
}
