import { TextDecoder, TextEncoder } from "node:util";

import "@testing-library/jest-dom";

// Browsers have them, jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Globals that Gatsby's webpack build defines.
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  ___loader: { enqueue: jest.fn(), hovering: jest.fn() },
});

// jsdom has no layout and no media queries: a desktop without preferences. Tests override it.
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
