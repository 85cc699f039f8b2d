import { cloneElement, createContext, type ReactElement } from "react";

import type { RouterLocation } from "./globalHistory";

/** What relative addresses are resolved against; Gatsby sets it, and no address here is relative. */
export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

interface RouterProps {
  readonly id?: string;
  readonly basepath: string;
  readonly location: RouterLocation;
  readonly children: ReactElement<{ readonly uri?: string; readonly location?: RouterLocation }>;
}

/**
 * Shows the one route that Gatsby gives it, that of the page which it has loaded for the address: there is nothing to
 * choose. The element around it takes no focus, which goes to the article (src/app/navigation/afterNavigation).
 */
export function Router({ id, location, children }: RouterProps) {
  const uri = `/${location.pathname.replace(/^\/+|\/+$/g, "")}`;
  return (
    <div style={{ outline: "none" }} tabIndex={-1} id={id}>
      {cloneElement(children, { uri, location })}
    </div>
  );
}
