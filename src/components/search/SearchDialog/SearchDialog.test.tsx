import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { useLayoutEffect } from "react";

import { PageScopeContext, type PageScope } from "../../../hooks/pageScope/pageScope";
import { createSearchClient } from "../../../search/createSearchClient";
import { sharedClient } from "../../../search/sharedClient";
import { SITE } from "../../../testing/fixtures/site";
import { mockDialogs } from "../../../testing/mocks/dialog";
import { EMPTY_RESULT, TestWorker, TWO_PAGES } from "../../../testing/mocks/searchWorker";
import { RECENT_KEY } from "../recentSearches";
import { SearchDialog } from "./SearchDialog";

jest.mock("../../../search/sharedClient", () => ({ sharedClient: jest.fn() }));

const SCOPE: PageScope = { path: "/", locale: "en", localePath: "", alternates: [], doc: null };
const onClose = jest.fn();
let release: (ok: boolean) => void;

beforeEach(() => {
  mockDialogs();
  localStorage.clear();
  onClose.mockClear();
  TestWorker.reset();
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

const show = (typedAhead = "", scope = SCOPE) =>
  render(
    <PageScopeContext.Provider value={scope}>
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
  // The placeholder is not seen beside text.
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the search");
  await arrive();
  expect(screen.queryByText("Loading...")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Search" })).toHaveAttribute("placeholder", "Search");
  expect(options().length).toBeGreaterThan(0);
  expect(screen.getByRole("status")).toHaveTextContent("12 pages found");
});

test("has the focus in its field, with what was typed before, in the moment in which it is there", () => {
  let focused: Element | null = null;
  // Laid out after the dialog, in the same moment: no key can come between.
  function After() {
    useLayoutEffect(() => {
      focused = document.activeElement;
    }, []);
    return null;
  }
  render(
    <PageScopeContext.Provider value={SCOPE}>
      <SearchDialog open typedAhead={{ current: "ref" }} onClose={onClose} />
      <After />
    </PageScopeContext.Provider>,
  );
  expect(focused).toBe(field());
  expect(field()).toHaveValue("ref");
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

test.each(["Control", "Meta"])("%s+Enter opens a new tab, and remembers the search", async (key) => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  show("refund");
  await arrive();
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/docs\/refund$/), "_blank", "noopener");
  expect(localStorage.getItem(RECENT_KEY)).toBe('["refund"]');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["Control", "click", { ctrlKey: true }, '["refund"]'],
  ["Command", "click", { metaKey: true }, '["refund"]'],
  ["the middle button", "auxclick", { button: 1 }, '["refund"]'],
  ["the right button, which chooses nothing", "auxclick", { button: 2 }, null],
])("a click on a result with %s: the dialog stays, the search is remembered", async (_how, type, init, remembered) => {
  show("refund");
  await arrive();
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  for (const option of [options()[0]!, options().at(-1)!]) {
    localStorage.clear();
    fireEvent(option, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
    expect(localStorage.getItem(RECENT_KEY)).toBe(remembered);
  }
  document.removeEventListener("click", stay);
  expect(onClose).not.toHaveBeenCalled();
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
  TestWorker.resultOf = () => ({ ...EMPTY_RESULT, nearest: ["voucher"] });
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
  await userEvent.click(screen.getByRole("button", { name: "Clear recent searches" }));
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field()).toHaveFocus();
});

test("what is typed can be cleared", async () => {
  show("refund");
  await arrive();
  await userEvent.click(screen.getByRole("button", { name: "Clear the field" }));
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test.each([
  ["12 pages found", TWO_PAGES],
  ["Nothing found", EMPTY_RESULT],
])("%s is said again for each answer, though the words are the same", async (words, result) => {
  TestWorker.resultOf = () => result;
  show("refund");
  await arrive();
  const status = screen.getByRole("status");
  const said = status.firstChild;
  expect(said).toHaveTextContent(words);
  await userEvent.type(field(), "s");
  expect(status).toHaveTextContent(words);
  // Screen readers speak what is added to the region, which itself stays.
  expect(status.firstChild).not.toBe(said);
  expect(screen.getByRole("status")).toBe(status);
});

test("of a text that is too long it says so, whether it was pasted before or after the dialog was there", async () => {
  show("a".repeat(10_000));
  expect(field()).toHaveValue("a".repeat(1000));
  await arrive();
  expect(screen.getByText("This is a long text: only its beginning is searched for.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/found\. This is a long text/);
  await userEvent.type(field(), "{Backspace}");
  expect(screen.queryByText(/long text/)).toBeNull();
  await userEvent.paste("b".repeat(10_000));
  expect(field()).toHaveValue(`${"a".repeat(999)}b`);
  expect(screen.getAllByText(/long text/)).toHaveLength(2);
});

describe("Enter before the results of what is typed are there", () => {
  /** A result of one page of that name. */
  const pageNamed = (name: string) => {
    const page = { path: `/docs/${name}`, title: name, breadcrumbs: [], area: "Payments" };
    const sections = [{ anchor: null, headings: [], operation: null, excerpt: "" }];
    return { ...TWO_PAGES, pages: [{ ...page, sections }], total: 1 };
  };
  const clicked: string[] = [];
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (link) {
      clicked.push(link.getAttribute("href") ?? "");
      event.preventDefault();
    }
  };
  beforeEach(() => {
    clicked.length = 0;
    TestWorker.resultOf = ({ typed }) => pageNamed(typed);
    document.addEventListener("click", onClick);
  });
  afterEach(() => document.removeEventListener("click", onClick));
  /** Old results with a new text in the field, whose answer waits. */
  const showOld = async () => {
    show("webhook");
    await arrive();
    TestWorker.held = [];
    await userEvent.clear(field());
    await userEvent.paste("TOKEN_EXPIRED");
  };

  test("opens the first of them when they come, not one of the results before", async () => {
    show("webhook");
    await arrive();
    TestWorker.held = [];
    await userEvent.tripleClick(field());
    await userEvent.paste("TOKEN_EXPIRED");
    expect(options()[0]).toHaveAttribute("href", "/docs/webhook");
    await userEvent.keyboard("{Enter}");
    expect(clicked).toEqual([]);
    TestWorker.release();
    await arrive();
    expect(clicked).toEqual(["/docs/TOKEN_EXPIRED"]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("while the files still load: when those are there", async () => {
    show("refund");
    await userEvent.keyboard("{Enter}");
    expect(clicked).toEqual([]);
    await arrive();
    expect(clicked).toEqual(["/docs/refund"]);
  });

  test("another key, or another text, takes it back", async () => {
    await showOld();
    await userEvent.keyboard("{Enter}S");
    TestWorker.release();
    await arrive();
    expect(options()[0]).toHaveAttribute("href", "/docs/TOKEN_EXPIREDS");
    expect(clicked).toEqual([]);
  });
});

test("a press beside the dialog closes it with its click: a tap must not reach the page below", async () => {
  show();
  await arrive();
  const dialog = screen.getByRole("dialog");
  const on = (type: string, target: Element) => {
    act(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  };
  on("pointerdown", dialog);
  expect(onClose).not.toHaveBeenCalled();
  on("click", dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  // Text that is selected with the pointer, which is let go beside the dialog.
  on("pointerdown", field());
  on("click", dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("after Retry the field has the focus", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  show("refund");
  await arrive(false);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(field()).toHaveFocus();
});

test("from an older version of the docs its results and their page are of that version", async () => {
  const versions = [...SITE.versions, { name: "1.0", label: "1.0", path: "1.0", mainDocPath: "/docs/1.0/start" }];
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: { ...SITE, versions } });
  show("refund", { ...SCOPE, doc: { docId: "start", path: "/docs/1.0/start", versionName: "1.0", versions: [] } });
  await arrive();
  expect(TestWorker.asked.at(-1)).toMatchObject({ request: { version: "1.0" } });
  expect(options().at(-1)).toHaveAttribute("href", "/search?q=refund&version=1.0");
});

test.each(["/", "{Control>}k{/Control}"])("%s leads from an area back to the field", async (keys) => {
  show("refund");
  await arrive();
  await userEvent.click(screen.getByRole("button", { name: "Reference 5" }));
  expect(field()).not.toHaveFocus();
  await userEvent.keyboard(keys);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("refund");
});

test("the area stays while letters are typed, also where it has nothing, and goes with the last of them", async () => {
  show("refund");
  await arrive();
  await userEvent.click(screen.getByRole("button", { name: "Reference 5" }));
  TestWorker.resultOf = () => ({ ...EMPTY_RESULT, areas: [{ area: "Payments", count: 7 }] });
  await userEvent.type(field(), "s");
  expect(TestWorker.asked.at(-1)).toMatchObject({ request: { typed: "refunds", area: "Reference" } });
  expect(screen.getByRole("button", { name: "Reference 0" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/Nothing found for/)).toHaveTextContent("in Reference.");
  await userEvent.clear(field());
  await userEvent.type(field(), "void");
  expect(TestWorker.asked.at(-1)).toMatchObject({ request: { typed: "void", area: null } });
});
