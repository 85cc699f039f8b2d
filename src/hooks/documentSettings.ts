import { createContext, useContext } from "react";

import { ANNOUNCEMENT_ID_ATTRIBUTE } from "../shared/announcement";
import { THEME_ATTRIBUTE, THEME_SWITCH_ATTRIBUTE, type ColorMode } from "../shared/colorMode";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect";

/** What the site's settings put on `<html>`. */
export interface DocumentSettings {
  readonly lang: string;
  readonly dir: string;
  readonly accent: string;
  readonly themeDefault: ColorMode;
  /** Whether readers may switch between light and dark. */
  readonly themeSwitch: boolean;
  /** Id of the announcement bar; null where there is none. */
  readonly announcementId: string | null;
}

/**
 * Takes the settings while a page is rendered to HTML: Gatsby's `onRenderBody`, which writes `<html>`, has no
 * GraphQL, so src/app collects them from the layout. In the browser nobody listens.
 */
export const DocumentSettingsContext = createContext<(settings: DocumentSettings) => void>(() => undefined);

/** The attributes of `<html>` that the settings make, but for `style`, which the two renderers write differently. */
export function settingsAttributes(settings: DocumentSettings): Readonly<Record<string, string>> {
  const { lang, dir, themeDefault, themeSwitch, announcementId } = settings;
  return {
    lang,
    dir,
    ...(themeSwitch || themeDefault === "dark" ? { [THEME_ATTRIBUTE]: themeDefault } : {}),
    ...(themeSwitch ? { [THEME_SWITCH_ATTRIBUTE]: "" } : {}),
    ...(announcementId === null ? {} : { [ANNOUNCEMENT_ID_ATTRIBUTE]: announcementId }),
  };
}

/**
 * Puts language, direction, accent and what the early script reads on `<html>`. Not through a `Head` export: Gatsby
 * removes what that sets before each page change and sets it again a frame later, which would flash.
 */
export function useDocumentSettings(settings: DocumentSettings): void {
  const collect = useContext(DocumentSettingsContext);
  collect(settings);

  const attributes = JSON.stringify(settingsAttributes(settings));
  const { accent, announcementId } = settings;
  useBrowserLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(JSON.parse(attributes) as Record<string, string>)) {
      // The theme is there already, and may be the reader's own; `gatsby develop` alone writes no HTML.
      if (name !== THEME_ATTRIBUTE || !root.hasAttribute(name)) {
        root.setAttribute(name, value);
      }
    }
    if (announcementId === null) {
      root.removeAttribute(ANNOUNCEMENT_ID_ATTRIBUTE);
    }
    root.style.setProperty("--accent-base", accent);
  }, [attributes, accent, announcementId]);
}
