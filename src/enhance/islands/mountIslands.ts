import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";

import { ISLANDS, type IslandProps } from "../../islands/registry";
import type { Enhancement } from "../enhanceContent";

/** How far outside the window an island is when it starts to load: it is there by the time it shows. */
const MARGIN = "300px";

/** Mounts the interactive pieces of a page, each when it comes near the window. */
export const mountIslands: Enhancement = (root) => {
  const places = [...root.querySelectorAll<HTMLElement>("[data-island]")];
  const mounted = new Map<HTMLElement, Root>();
  let gone = false;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          void mount(target);
        }
      }
    },
    { rootMargin: MARGIN },
  );

  const mount = async (place: HTMLElement) => {
    const name = place.dataset["island"] ?? "";
    const load = ISLANDS[name];
    if (load === undefined) {
      throw new Error(`unknown island "${name}"; known: ${Object.keys(ISLANDS).join(", ")}`);
    }
    let component;
    try {
      component = await load();
    } catch (error) {
      // Its fallback in the HTML stays. Left alone, Gatsby would answer a missing chunk with reloads without end.
      console.warn(`Could not load the island "${name}".`, error);
      return;
    }
    if (!gone) {
      const island = createRoot(place);
      mounted.set(place, island);
      island.render(createElement(component, readProps(place)));
    }
  };

  for (const place of places) {
    observer.observe(place);
  }
  return () => {
    gone = true;
    observer.disconnect();
    for (const island of mounted.values()) {
      // Not in the middle of React's own work: the page that held the island is just being removed.
      setTimeout(() => island.unmount());
    }
  };
};

/** Written by the content compiler, so always a JSON object. */
function readProps(place: HTMLElement): IslandProps {
  return JSON.parse(place.dataset["props"] ?? "{}") as IslandProps;
}
