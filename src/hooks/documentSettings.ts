import { createContext, useContext, useEffect } from "react";

/** What the site's settings put on `<html>`. */
export interface DocumentSettings {
  readonly lang: string;
  readonly dir: string;
  readonly accent: string;
}

/**
 * Takes the settings while a page is rendered to HTML: Gatsby's `onRenderBody`, which writes `<html>`, has no
 * GraphQL, so src/app collects them from the layout. In the browser nobody listens.
 */
export const DocumentSettingsContext = createContext<(settings: DocumentSettings) => void>(() => undefined);

/**
 * Puts language, direction and accent on `<html>`. Not through a `Head` export: Gatsby removes what that sets
 * before each page change and sets it again a frame later, which would flash.
 */
export function useDocumentSettings({ lang, dir, accent }: DocumentSettings): void {
  const collect = useContext(DocumentSettingsContext);
  collect({ lang, dir, accent });
  useEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    root.dir = dir;
    root.style.setProperty("--accent-base", accent);
  }, [lang, dir, accent]);
}
