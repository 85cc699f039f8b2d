// Stands for the search's worker: gives a test's own result for whatever is asked.
import { act } from "@testing-library/react";

import type { FromWorker, ToWorker } from "../../search/messages";
import type { SearchRequest, SearchResult } from "../../shared/search/search";

export const EMPTY_RESULT: SearchResult = { pages: [], total: 0, areas: [], matched: [], nearest: [] };

/** A result of two pages in two areas, with sections, a call and text that looks like HTML. */
export const TWO_PAGES: SearchResult = {
  pages: [
    {
      ...{ path: "/docs/refund", title: "Refund a payment", breadcrumbs: ["Payments", "Money"], area: "Payments" },
      sections: [
        { anchor: null, headings: [], operation: null, excerpt: "Return the <b>money</b> of a refund." },
        { anchor: "rules", headings: ["Refund", "Rules"], operation: null, excerpt: "" },
      ],
    },
    {
      ...{ path: "/docs/errors", title: "Error codes", breadcrumbs: [], area: "Reference" },
      sections: [
        {
          ...{ anchor: "A B", headings: ["REFUND_FAILED"], excerpt: "" },
          operation: { method: "POST", path: "/v3/refund" },
        },
      ],
    },
  ],
  total: 12,
  areas: [
    { area: "Payments", count: 7 },
    { area: "Reference", count: 5 },
  ],
  matched: ["refund"],
  nearest: [],
};

/** A worker that answers at once, or when the test says so. */
export class TestWorker extends EventTarget {
  static resultOf: (request: SearchRequest) => SearchResult;
  static asked: ToWorker[];
  /** Answers that wait; null when none does. */
  static held: (() => void)[] | null;

  static reset(): void {
    TestWorker.resultOf = () => TWO_PAGES;
    TestWorker.asked = [];
    TestWorker.held = null;
  }
  static release(): void {
    const held = TestWorker.held ?? [];
    TestWorker.held = null;
    act(() => held.forEach((answer) => answer()));
  }

  terminate(): void {
    // Nothing runs.
  }
  postMessage(message: ToWorker): void {
    TestWorker.asked.push(message);
    if (message.type === "load") {
      this.#say({ type: "loaded" });
      return;
    }
    const answer = () => this.#say({ type: "found", id: message.id, result: TestWorker.resultOf(message.request) });
    if (TestWorker.held === null) {
      answer();
    } else {
      TestWorker.held.push(answer);
    }
  }
  #say(message: FromWorker): void {
    void Promise.resolve().then(() => act(() => this.dispatchEvent(new MessageEvent("message", { data: message }))));
  }
}
