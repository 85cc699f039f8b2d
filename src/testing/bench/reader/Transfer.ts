import type { CDPSession } from "playwright-core";

export type TransferKind = "script" | "html" | "style" | "json" | "font" | "other";

/** What has come over the network, headers included, as it was compressed. */
export interface TransferTotals {
  readonly bytes: number;
  readonly requests: number;
  readonly byKind: Readonly<Record<TransferKind, number>>;
}

const KINDS: readonly (readonly [RegExp, TransferKind])[] = [
  [/javascript/, "script"],
  [/html/, "html"],
  [/css/, "style"],
  [/json/, "json"],
  [/font|woff/, "font"],
];

/** The kind of an answer by its media type. */
export const transferKind = (mediaType: string): TransferKind =>
  KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other";

const TICK_MS = 50;
const TOO_LONG_MS = 60_000;

/** Counts what a page loads, by the browser's own account. */
export class Transfer {
  readonly #types = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #byKind = { script: 0, html: 0, style: 0, json: 0, font: 0, other: 0 };
  #requests = 0;
  #changed = performance.now();

  private constructor(session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (!request.url.startsWith("data:")) {
        this.#open.add(requestId);
        this.#changed = performance.now();
      }
    });
    session.on("Network.responseReceived", ({ requestId, response }) => {
      this.#types.set(requestId, response.mimeType);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (this.#end(requestId)) {
        this.#byKind[transferKind(this.#types.get(requestId) ?? "")] += encodedDataLength;
        this.#requests += 1;
      }
    });
    session.on("Network.loadingFailed", ({ requestId }) => {
      this.#end(requestId);
    });
  }

  /** Counts from now on. */
  static async start(session: CDPSession): Promise<Transfer> {
    const transfer = new Transfer(session);
    await session.send("Network.enable");
    return transfer;
  }

  #end(requestId: string): boolean {
    this.#changed = performance.now();
    return this.#open.delete(requestId);
  }

  /** So far. */
  get totals(): TransferTotals {
    const byKind = { ...this.#byKind };
    return { bytes: Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0), requests: this.#requests, byKind };
  }

  /** Waits until nothing has been asked for, and nothing has come, for so long. Fails for a page that never rests. */
  async quiet(ms: number): Promise<void> {
    const begin = performance.now();
    while (this.#open.size > 0 || performance.now() - this.#changed < ms) {
      if (performance.now() - begin > TOO_LONG_MS) {
        throw new Error(`the page still loads something after ${String(TOO_LONG_MS / 1000)} s`);
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
  }
}
