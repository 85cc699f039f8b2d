import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import { PageScopeContext, type PageScope } from "../../../hooks/pageScope/pageScope";
import { createSearchClient } from "../../../search/createSearchClient";
import type { FromWorker, ToWorker } from "../../../search/messages";
import { sharedClient } from "../../../search/sharedClient";
import type { SearchResult } from "../../../shared/search/search";
import { SITE } from "../../../testing/fixtures/site";
import { mockDialogs } from "../../../testing/mocks/dialog";
import { RECENT_KEY } from "../recentSearches";
import { SearchDialog } from "./SearchDialog";

jest.mock("../../../search/sharedClient", () => ({ sharedClient: jest.fn() }));

const SCOPE: PageScope = { path: "/", locale: "en", localePath: "", alternates: [], doc: null };
const EMPTY: SearchResult = { pages: [], total: 0, areas: [], matched: [], nearest: [] };
const FOUND: SearchResult = {
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

/** A worker that answers at once. */
class TestWorker extends EventTarget {
  static result: SearchResult = FOUND;
  static asked: ToWorker[] = [];
  terminate(): void {
    // Nothing runs.
  }
  postMessage(message: ToWorker): void {
    TestWorker.asked.push(message);
    if (message.type === "search") {
      this.#say({ type: "found", id: message.id, result: TestWorker.result });
    } else {
      this.#say({ type: "loaded" });
    }
  }
  #say(message: FromWorker): void {
    void Promise.resolve().then(() => act(() => this.dispatchEvent(new MessageEvent("message", { data: message }))));
  }
}

let release: (ok: boolean) => void;

beforeEach(() => {
  mockDialogs();
  localStorage.clear();
  TestWorker.result = FOUND;
  TestWorker.asked = [];
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE });
  Element.prototype.scrollIntoView = jest.fn();
  const gate = new Promise<boolean>((resolve) => (release = resolve));
  window.fetch = jest.fn(async () => {
    const ok = await gate;
    return { ok, status: ok ? 200 : 404, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as Response;
  });
  const client = createSearchClient(
    { documents: "/search-doc.json", index: "/search-index.json" },
    () => new TestWorker(),
  );
  jest.mocked(sharedClient).mockReturnValue(client);
});

const onClose = jest.fn();
const show = (typedAhead = "") =>
  render(
    <PageScopeContext.Provider value={SCOPE}>
      <SearchDialog open typedAhead={{ current: typedAhead }} onClose={onClose} />
    </PageScopeContext.Provider>,
  );
const field = () => screen.getByRole("combobox");
const arrive = async (ok = true) => {
  await act(async () => {
    release(ok);
    await new Promise((resolve) => setTimeout(resolve));
  });
};
const options = () => screen.getAllByRole("option");
const active = () => options().findIndex((option) => option.getAttribute("aria-selected") === "true");
/** Keeps jsdom from following links. */
const stopNavigation = () => {
  const clicked = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener("click", clicked, { once: true });
  return clicked;
};

test("says Loading... until the index is there, then Search; what was typed before runs then", async () => {
  show("ref");
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute("placeholder", "Loading...");
  await userEvent.type(field(), "und", { initialSelectionStart: 3 });
  expect(field()).toHaveValue("refund");
  expect(screen.queryAllByRole("option")).toEqual([]);
  await arrive();
  expect(screen.getByRole("combobox", { name: "Search" })).toHaveAttribute("placeholder", "Search");
  expect(options().length).toBeGreaterThan(0);
  expect(screen.getByRole("status")).toHaveTextContent("12 pages found");
});

test("results stand in groups of one page, marked, as text", async () => {
  show("refund");
  await arrive();
  const [refund, errors] = screen
    .getAllByRole("group")
    .filter((group) => group.tagName === "DIV" && group.closest("[role=listbox]"));
  expect(within(refund!).getAllByRole("option")).toHaveLength(2);
  expect(refund).toHaveTextContent("Payments › Money");
  expect(refund).toHaveTextContent("Return the <b>money</b> of a refund.");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    ...["Refund", "refund", "Refund", "REFUND", "refund"],
  ]);
  const [section] = within(errors!).getAllByRole("option");
  expect(section).toHaveTextContent("POST");
  expect(section).toHaveAttribute("href", "/docs/errors#A%20B");
  expect(options().at(-1)).toHaveAttribute("href", "/search?q=refund");
});

test("arrows, Home and End move, round the ends; the field keeps the focus", async () => {
  show("refund");
  await arrive();
  const seen = [active()];
  for (const key of ["{ArrowDown}", "{End}", "{ArrowDown}", "{ArrowUp}", "{Home}"]) {
    await userEvent.keyboard(key);
    seen.push(active());
    expect(field()).toHaveAttribute("aria-activedescendant", options()[active()]!.id);
  }
  expect(seen).toEqual([0, 1, 3, 0, 3, 0]);
  expect(field()).toHaveFocus();
});

test("Enter follows the active result, closes, and remembers the search", async () => {
  show("refund");
  await arrive();
  await userEvent.keyboard("{ArrowDown}");
  const clicked = stopNavigation();
  await userEvent.keyboard("{Enter}");
  expect((clicked.mock.calls[0]![0].target as HTMLElement).getAttribute("href")).toBe("/docs/refund#rules");
  expect(onClose).toHaveBeenCalled();
  expect(localStorage.getItem(RECENT_KEY)).toBe('["refund"]');
});

test("Ctrl+Enter opens a new tab", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  show("refund");
  await arrive();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/docs\/refund$/), "_blank", "noopener");
});

test("an area can be chosen", async () => {
  show("refund");
  await arrive();
  await userEvent.click(screen.getByRole("button", { name: "Reference 5" }));
  expect(TestWorker.asked.at(-1)).toMatchObject({ request: { typed: "refund", area: "Reference" } });
  expect(screen.getByRole("button", { name: "Reference 5" })).toHaveAttribute("aria-pressed", "true");
});

test("files that fail: a message with Retry, which loads them", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  show("refund");
  await arrive(false);
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
  jest
    .mocked(window.fetch)
    .mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as Response);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await arrive();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(options().length).toBeGreaterThan(0);
});

test("nothing found: known words, which search, and the list of all pages; what was typed is text", async () => {
  TestWorker.result = { ...EMPTY, nearest: ["voucher"] };
  show('"><img src=x>');
  await arrive();
  expect(screen.getByText('"><img src=x>')).toBeInTheDocument();
  expect(document.querySelector("dialog img")).toBeNull();
  expect(screen.getByRole("link", { name: "the list of all pages" })).toHaveAttribute("href", "/sitemap");
  await userEvent.click(screen.getByRole("button", { name: "voucher" }));
  expect(field()).toHaveValue("voucher");
  expect(field()).toHaveFocus();
});

test("recent searches are offered, run, and can be cleared", async () => {
  localStorage.setItem(RECENT_KEY, '["token","refund"]');
  show();
  await arrive();
  expect(options().map((option) => option.textContent)).toEqual(["token", "refund"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field()).toHaveValue("refund");
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryAllByRole("option")).toEqual([]);
});
