import type { SearchRequest, SearchResult } from "../shared/search/search";
import type { FromWorker, ToWorker } from "./messages";

/** Where the search files are, with path prefix. */
export interface SearchFiles {
  readonly documents: string;
  readonly index: string;
}

export type SearchStatus = "idle" | "loading" | "ready" | "failed";

/** The part of a worker that is used. */
export type SearchWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/** The page's side of search. */
export interface SearchClient {
  readonly status: () => SearchStatus;
  /** Calls `listener` after each change of the status; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the files unless that was done or is being done. After a failure it tries again. */
  readonly load: () => void;
  /**
   * Answers the query, when the files are there if they are not yet; null when a later one was asked before the answer
   * came.
   */
  readonly search: (request: SearchRequest) => Promise<SearchResult | null>;
}

interface Waiting {
  readonly id: number;
  readonly request: SearchRequest;
  readonly resolve: (result: SearchResult | null) => void;
}

/** Fetches the two files once, hands them to the worker, and asks it. */
export function createSearchClient(files: SearchFiles, startWorker: () => SearchWorker): SearchClient {
  const listeners = new Set<() => void>();
  let worker: SearchWorker | null = null;
  let status: SearchStatus = "idle";
  let attempts = 0;
  let lastId = 0;
  let waiting: Waiting | null = null;

  const setStatus = (next: SearchStatus): void => {
    status = next;
    for (const listener of listeners) {
      listener();
    }
  };
  const send = (message: ToWorker, transfer: Transferable[] = []): void => worker?.postMessage(message, transfer);
  const ask = (): void => {
    if (status === "ready" && waiting !== null) {
      send({ type: "search", id: waiting.id, request: waiting.request });
    }
  };
  const fail = (reason: unknown): void => {
    console.warn("The search could not be loaded.", reason);
    worker?.terminate();
    worker = null;
    setStatus("failed");
  };
  const hear = (message: FromWorker): void => {
    if (message.type === "loaded") {
      setStatus("ready");
      ask();
    } else if (message.type === "failed") {
      if (message.otherBuild && attempts === 1) {
        void loadFiles();
      } else {
        fail(message.message);
      }
    } else if (waiting?.id === message.id) {
      waiting.resolve(message.result);
      waiting = null;
    }
  };
  const start = (): SearchWorker => {
    const started = startWorker();
    started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (started === worker) {
        hear(data);
      }
    });
    started.addEventListener("error", ({ message }) => {
      if (started === worker) {
        fail(message);
      }
    });
    return started;
  };
  const loadFiles = async (): Promise<void> => {
    setStatus("loading");
    // A copy that failed once must not come from the browser's store again. Where it is one of another build, of which
    // the other file is newer, the reader isn't bothered with that.
    const cache = attempts++ === 0 ? "default" : "reload";
    try {
      worker ??= start();
      const [documents, index] = await Promise.all([fetchFile(files.documents, cache), fetchFile(files.index, cache)]);
      send({ type: "load", documents, index }, [documents, index]);
    } catch (error) {
      fail(error);
    }
  };

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (status === "idle" || status === "failed") {
        void loadFiles();
      }
    },
    search: (request) => {
      waiting?.resolve(null);
      return new Promise((resolve) => {
        waiting = { id: ++lastId, request, resolve };
        ask();
      });
    },
  };
}

async function fetchFile(file: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetch(file, { cache });
  if (!response.ok) {
    throw new Error(`${file} answers ${response.status}`);
  }
  return response.arrayBuffer();
}
