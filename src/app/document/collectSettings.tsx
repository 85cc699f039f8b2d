import type { ReactElement } from "react";

import { DocumentSettingsContext, type DocumentSettings } from "../../hooks/documentSettings";

/** By the path of the page that is being rendered: pages are rendered at the same time. */
const collected = new Map<string, DocumentSettings>();

/** `wrapRootElement` of the HTML renderer: what the layout says of `<html>` is kept until that is written. */
export function collectSettings(element: ReactElement, pathname: string | undefined): ReactElement {
  if (pathname === undefined) {
    // A page's `Head`, which is wrapped too.
    return element;
  }
  return (
    <DocumentSettingsContext.Provider value={(settings) => void collected.set(pathname, settings)}>
      {element}
    </DocumentSettingsContext.Provider>
  );
}

/** The settings of a page that was rendered; undefined in `develop`, where pages are not. */
export function takeSettings(pathname: string): DocumentSettings | undefined {
  const settings = collected.get(pathname);
  collected.delete(pathname);
  return settings;
}
