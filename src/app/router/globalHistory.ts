/** The address of a page as the router hands it to pages: that of the window, with what the history entry carries. */
export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly state: unknown;
  /** Name of the history entry. */
  readonly key: string;
}

interface Change {
  readonly location: RouterLocation;
  readonly action: "POP" | "PUSH";
}

export interface NavigateOptions {
  readonly state?: object | null;
  readonly replace?: boolean;
}

type Listener = (change: Change) => void;

function readLocation(): RouterLocation {
  const { search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as { readonly key?: string } | null;
  const pathname = encodeURI(decodeURI(window.location.pathname));
  return { pathname, search, hash, href, origin, protocol, host, hostname, port, state, key: state?.key ?? "initial" };
}

let location = readLocation();
let isTransitioning = false;
let resolve = (): void => undefined;
const listeners = new Set<Listener>();

/** Goes to an address, or so many steps through the history; resolves when its page is on screen. */
function navigate(to: string | number, { state, replace = false }: NavigateOptions = {}): Promise<void> {
  if (typeof to === "number") {
    window.history.go(to);
  } else {
    const entry = { ...state, key: String(Date.now()) };
    try {
      // A page that never came on screen leaves no entry.
      window.history[isTransitioning || replace ? "replaceState" : "pushState"](entry, "", to);
    } catch {
      // Safari allows a hundred entries in half a minute.
      window.location[replace ? "replace" : "assign"](to);
    }
  }
  location = readLocation();
  isTransitioning = true;
  const shown = new Promise<void>((done) => (resolve = done));
  listeners.forEach((listener) => {
    listener({ location, action: "PUSH" });
  });
  return shown;
}

/** The window's history. */
export const globalHistory = {
  get location(): RouterLocation {
    return location;
  },
  /** The page of the last navigation is on screen. */
  onShown(): void {
    isTransitioning = false;
    resolve();
  },
  listen(listener: Listener): () => void {
    const onPop = (): void => {
      location = readLocation();
      listener({ location, action: "POP" });
    };
    listeners.add(listener);
    window.addEventListener("popstate", onPop);
    return () => {
      window.removeEventListener("popstate", onPop);
      listeners.delete(listener);
    };
  },
  navigate,
};
