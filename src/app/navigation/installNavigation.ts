import { setArrivalAtTop } from "../../hooks/arrival";
import { isDrawerStep } from "../../hooks/drawer/historyStep";
import { gatsbyLoader, type GatsbyLoader } from "../../hooks/gatsbyLoader";
import { setRouteState } from "../../hooks/routeState";
import { PROGRESS_DELAY_MS } from "../../shared/limits";
import { askServer } from "../failures/askServer";
import { handleFirstFailure } from "../failures/handleFirstFailure";
import { clearMark, markReload } from "../failures/reloadMarks";
import { tidyAddress } from "../failures/tidyAddress";
import { createBar } from "../progress/createBar";
import { createProgressTimer } from "../progress/createProgressTimer";
import { drawStillBar } from "../progress/drawStillBar";
import { loadBar } from "../progress/progressPlugin";
import { scrollMemory } from "../scroll/scrollMemory";
import { createNavigator, type NavigateOptions, type Navigator } from "./createNavigator";
import { guardLoader } from "./guardLoader";
import { ignoreQueries } from "./ignoreQueries";
import { isReady } from "./isReady";
import { isNotFoundPath, judgeLoad, type PageLoad } from "./judgeLoad";

/**
 * Everything of Gatsby's client that is replaced, in this one place: `window.___navigate`, `___push` and `___replace`,
 * through which its Link, `navigate` and redirects go, and `loadPage`, `loadPageSync` and `hovering` of
 * `window.___loader`. Read are `pagePath` and `___webpackCompilationHash`. A test holds Gatsby's source to these names.
 */
interface GatsbyWindow {
  ___navigate?: (to: string | number, options?: NavigateOptions) => unknown;
  ___push?: (to: string) => unknown;
  ___replace?: (to: string) => unknown;
  readonly pagePath?: string;
  readonly ___webpackCompilationHash?: string;
}

const gatsbyWindow = () => window as unknown as GatsbyWindow;

/** Path and query of the address bar. */
const here = (): string => window.location.pathname + window.location.search;

/** The loader as it was before it was guarded; in `develop` it is never guarded. */
let load: ((path: string) => Promise<PageLoad>) | null = null;

/** `onClientEntry`, before Gatsby loads the document's page. */
export function installLoaderGuard(): void {
  const loader = gatsbyLoader();
  if (loader === undefined || process.env.NODE_ENV !== "production") {
    return;
  }
  ignoreQueries(loader);
  const servedPage = gatsbyWindow().pagePath ?? "";
  load = guardLoader(loader, {
    servedPage,
    here,
    firstFailed: (error) => {
      const tidy = isNotFoundPath(servedPage) ? tidyAddress(window.location) : null;
      if (tidy === null) {
        void handleFirstFailure(here(), error, () => window.location.reload());
      } else {
        window.location.replace(tidy);
      }
    },
    firstLoaded: () => {
      clearMark(here());
    },
  });
}

function loadThrough(loader: GatsbyLoader, path: string): Promise<PageLoad> {
  return load === null ? loader.loadPage(path).then((result) => judgeLoad(result, path)) : load(path);
}

/**
 * `onInitialClientRender`: navigations go through the navigator from here on. gatsby-plugin-nprogress configures the
 * bar (colour, no spinner) and draws it; both are loaded by the first navigation that has to wait (src/app/progress). Its
 * start comes from here, 200 ms after that of the navigation (SPEC section 2), since Gatsby's own hook comes after
 * 1,000 ms.
 */
export function installNavigation(): Navigator {
  const gatsby = gatsbyWindow();
  const bar = createBar({ load: loadBar, drawStill: drawStillBar, setRouteState });
  const original = gatsby.___navigate;
  const isThisBuild = (build: string | undefined) => build === undefined || build === gatsby.___webpackCompilationHash;
  const navigator = createNavigator({
    isLoaded: (path) => isReady(gatsbyLoader()?.loadPageSync(path), path, isThisBuild),
    load: (path) => {
      bar.prepare();
      const loader = gatsbyLoader();
      return loader === undefined ? new Promise(() => undefined) : loadThrough(loader, path);
    },
    isThisBuild,
    show: (to, options) => {
      scrollMemory()?.onPush();
      setArrivalAtTop(!to.includes("#"));
      // The drawer's step goes with the page that it was opened on.
      original?.(to, isDrawerStep(window.history.state) ? { ...options, replace: true } : options);
    },
    ask: askServer,
    leave: (to) => {
      markReload(to.split("#")[0] ?? to);
      const url = new URL(to, window.location.href);
      if (url.pathname + url.search === here()) {
        window.history.replaceState(window.history.state, "", url);
        window.location.reload();
      } else {
        window.location.assign(url);
      }
    },
    warn: (message, error) => {
      console.warn(message, error);
    },
    setState: bar.setState,
    timer: createProgressTimer(bar, PROGRESS_DELAY_MS, {
      set: (callback, delayMs) => window.setTimeout(callback, delayMs),
      clear: (handle) => window.clearTimeout(handle),
    }),
  });

  const address = (to: string): string => {
    const { pathname, search, hash } = new URL(to, window.location.href);
    return pathname + search + hash;
  };
  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") {
      original?.(to);
    } else {
      navigator.go(address(to), options);
    }
  };
  gatsby.___push = (to) => {
    navigator.go(address(to), { replace: false });
  };
  gatsby.___replace = (to) => {
    navigator.go(address(to), { replace: true });
  };
  // Back and Forward go to pages that may not be loaded, after a reload for example.
  window.addEventListener("popstate", () => {
    setArrivalAtTop(false);
    navigator.follow(here() + window.location.hash);
  });
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) {
      navigator.stop();
    }
  });
  // A page that comes back from the browser's own memory, as it was when it was left.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) {
      navigator.cancel();
    }
  });
  return navigator;
}
