// A served site whose answers a test holds back, delays, breaks or replaces, path by path.
import { serve, type Interception, type Server, type ServeOptions } from "./serve";

/** A path of the site without prefix ("/page-data/docs/a/page-data.json"), or a pattern of such paths. */
export type Path = string | RegExp;

/** Answers that wait. */
export interface Held {
  /** Resolves when the first request for the path has come in. */
  readonly arrived: Promise<void>;
  /** Lets the waiting answers go, and all later ones. */
  readonly release: () => void;
}

export interface ControlledServer extends Server {
  /** Paths asked for since the start or the last reset, without prefix, in their order. */
  readonly requests: readonly string[];
  /** Answers wait until they are released. */
  readonly hold: (path: Path) => Held;
  readonly delay: (path: Path, milliseconds: number) => void;
  /** Answers with a status alone; 500 if none is given. */
  readonly fail: (path: Path, status?: number) => void;
  /** Ends the connection without an answer. */
  readonly abort: (path: Path) => void;
  /** Answers 200 with another body, HTML if nothing else is said. */
  readonly replace: (path: Path, body: string, contentType?: string) => void;
  /** Answers in pieces of so many bytes, as over a slow connection: the page is seen before it is complete. */
  readonly inPieces: (path: Path, bytes: number) => void;
  /** Forgets all rules and requests, and lets go what is held. */
  readonly reset: () => void;
}

interface Rule {
  readonly path: Path;
  readonly answer: Interception;
  readonly arrived?: () => void;
}

const matches = (path: Path, asked: string): boolean => (typeof path === "string" ? path === asked : path.test(asked));

/** Serves a built site under a test's control. Of several rules for a path the newest counts. */
export async function serveControlled(
  directory: string,
  options: Omit<ServeOptions, "intercept"> = {},
): Promise<ControlledServer> {
  const rules: Rule[] = [];
  const requests: string[] = [];
  const releases: (() => void)[] = [];
  const { prefix = "" } = options;

  const intercept = (pathname: string): Interception | undefined => {
    const asked = prefix !== "" && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
    requests.push(asked);
    const rule = rules.find(({ path }) => matches(path, asked));
    rule?.arrived?.();
    return rule?.answer;
  };
  const add = (path: Path, answer: Interception, arrived?: () => void): void => {
    rules.unshift({ path, answer, ...(arrived ? { arrived } : {}) });
  };
  const server = await serve(directory, { ...options, intercept });
  const letGo = (): void => {
    for (const release of releases.splice(0)) release();
  };

  return {
    url: server.url,
    requests,
    hold(path) {
      let release = (): void => {};
      let arrive = (): void => {};
      const until = new Promise<void>((resolve) => (release = resolve));
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      releases.push(release);
      add(path, { until }, arrive);
      return { arrived, release };
    },
    delay: (path, delay) => add(path, { delay }),
    fail: (path, status = 500) => add(path, { status }),
    abort: (path) => add(path, { abort: true }),
    replace: (path, body, contentType = "text/html; charset=utf-8") => add(path, { body, contentType }),
    inPieces: (path, pieces) => add(path, { pieces }),
    reset() {
      rules.length = 0;
      requests.length = 0;
      letGo();
    },
    close() {
      letGo();
      return server.close();
    },
  };
}
