import { usePageScope } from "../pageScope/pageScope";
import { useSite } from "../site/useSite";
import { usePreferredVersion } from "./usePreferredVersion";

/** A docs version that a reader may go to. */
export interface VersionChoice {
  readonly name: string;
  readonly label: string;
  /** Site path: of the same doc in that version, else of the version's main doc. */
  readonly path: string;
}

interface DocsVersions {
  readonly choices: readonly VersionChoice[];
  /** The page's version; outside the docs the one that the reader prefers. */
  readonly current: VersionChoice | null;
  /** Whether `current` is the version of the page itself. */
  readonly ofPage: boolean;
}

/** The docs versions as seen from the current page. */
export function useDocsVersions(): DocsVersions {
  const { doc } = usePageScope();
  const { versions } = useSite();
  const preferred = usePreferredVersion(versions.map(({ name }) => name));

  const choices = doc?.versions ?? versions.map(({ name, label, mainDocPath }) => ({ name, label, path: mainDocPath }));
  const name = doc?.versionName ?? preferred;
  return {
    choices,
    current: choices.find((choice) => choice.name === name) ?? choices[0] ?? null,
    ofPage: doc !== null,
  };
}
