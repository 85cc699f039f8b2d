import type { RouteState } from "../../hooks/routeState";
import type { ProgressTimer } from "../progress/createProgressTimer";
import type { PageLoad } from "./judgeLoad";

/** Options of Gatsby's `navigate`, handed through. */
export type NavigateOptions = Readonly<Record<string, unknown>> | undefined;

/** What a navigation does to the world; the browser's (installNavigation), or a test's. Addresses carry the prefix. */
export interface NavigatorWorld {
  /** Whether the page can show at once: it is loaded, and no other build's or the not-found page in its place. */
  readonly isLoaded: (path: string) => boolean;
  readonly load: (path: string) => Promise<PageLoad>;
  /** Whether the page belongs to the build that is running. */
  readonly isThisBuild: (build: string | undefined) => boolean;
  /** Shows a page that is loaded: Gatsby's own navigation. */
  readonly show: (to: string, options: NavigateOptions) => void;
  /** Status that the server gives for the address itself; null when it can't be reached. */
  readonly ask: (to: string) => Promise<number | null>;
  /** Leaves this document for `to`: a full load, query and hash included. */
  readonly leave: (to: string) => void;
  readonly warn: (message: string, error: unknown) => void;
  readonly setState: (state: RouteState) => void;
  readonly timer: ProgressTimer;
}

export interface Navigator {
  /** Goes to an address. A navigation that is still going on is over: the newest one wins. */
  readonly go: (to: string, options?: NavigateOptions) => void;
  /** The browser has gone to an address by itself (Back, Forward); Gatsby shows its page once that is loaded. */
  readonly follow: (to: string) => void;
  /** Ends what is going on; the reader stays on the page that they see. Whether there was anything. */
  readonly cancel: () => boolean;
  /** The reader wants no more of it: cancels, unless the address has moved already, whose page then has to come. */
  readonly stop: () => void;
}

/** Path of an address: what pages are known by. The same path with another query or hash is the same page. */
const pageOf = (to: string): string => to.replace(/[?#].*/, "");

/**
 * Navigations from click to page. Gatsby's own lets an older slow one win over a newer one, treats a page whose data
 * is missing as not found, and leaves the document without query and hash when loading fails. Here the newest wins, and
 * a failure leads to one full load of the address: the HTML there says whether it is a page. If the server can't be
 * reached the reader keeps the page they have and gets the error with a way to try again.
 */
export function createNavigator(world: NavigatorWorld): Navigator {
  let current: Navigation | null = null;

  const cancel = (): boolean => {
    const busy = current !== null;
    current?.end();
    current = null;
    world.setState({ kind: "idle" });
    return busy;
  };

  /** Runs `job` until it is over or another navigation begins. */
  const run = (addressMoved: boolean, job: (navigation: Navigation) => Promise<void>): void => {
    cancel();
    const navigation: Navigation = {
      end: world.timer.begin(),
      isCurrent: () => current === navigation,
      addressMoved,
    };
    current = navigation;
    void job(navigation).finally(() => {
      if (navigation.isCurrent()) {
        navigation.end();
        current = null;
      }
    });
  };

  /** The bar goes on until the document is gone. */
  const leave = (to: string): Promise<never> => {
    world.leave(to);
    return new Promise(() => undefined);
  };

  const fail = async (to: string, load: PageLoad, navigation: Navigation, again: Again): Promise<void> => {
    const status = await world.ask(to);
    if (!navigation.isCurrent()) {
      return;
    }
    if (status === 404 && load.kind === "notFound") {
      again.show();
      return;
    }
    const error = load.kind === "failed" ? load.error : new Error(`the data of ${pageOf(to)} is missing`);
    if (status !== null) {
      world.warn(`Could not load ${to}: loading it in full.`, error);
      await leave(to);
      return;
    }
    world.warn(`Could not load ${to}: the server can't be reached.`, error);
    navigation.end();
    world.setState({ kind: "failed", message: error.message, retry: again.retry, addressMoved: again.addressMoved });
  };

  const go = (to: string, options?: NavigateOptions): void => {
    const path = pageOf(to);
    if (world.isLoaded(path)) {
      // At once; a change of query or hash alone is of this kind too.
      cancel();
      world.show(to, options);
      return;
    }
    run(false, async (navigation) => {
      const load = await world.load(path);
      if (!navigation.isCurrent()) {
        return;
      }
      if (load.kind === "page") {
        if (world.isThisBuild(load.build)) {
          world.show(to, options);
        } else {
          // A new version of the site is out: its pages need its code.
          await leave(to);
        }
        return;
      }
      await fail(to, load, navigation, {
        show: () => world.show(to, options),
        retry: () => go(to, options),
        addressMoved: navigation.addressMoved,
      });
    });
  };

  const follow = (to: string): void => {
    const path = pageOf(to);
    if (world.isLoaded(path)) {
      cancel();
      return;
    }
    run(true, async (navigation) => {
      const load = await world.load(path);
      if (navigation.isCurrent() && load.kind !== "page") {
        await fail(to, load, navigation, {
          // Gatsby has been given the not-found page already.
          show: () => undefined,
          retry: () => follow(to),
          addressMoved: navigation.addressMoved,
        });
      }
    });
  };

  const stop = (): void => {
    if (current?.addressMoved !== true) {
      cancel();
    }
  };

  return { go, follow, cancel, stop };
}

interface Navigation {
  /** Ends the bar of this navigation. */
  readonly end: () => void;
  /** Whether no other navigation has begun since. */
  readonly isCurrent: () => boolean;
  /** Whether the address bar shows where it leads. */
  readonly addressMoved: boolean;
}

/** What a failed navigation can still do. */
interface Again {
  /** Shows the not-found page. */
  readonly show: () => void;
  readonly retry: () => void;
  readonly addressMoved: boolean;
}
