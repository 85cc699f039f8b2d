import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";

import { createSearchClient } from "../../../search/createSearchClient";
import { sharedClient } from "../../../search/sharedClient";
import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { EMPTY_RESULT, TestWorker, TWO_PAGES } from "../../../testing/mocks/searchWorker";
import { clearMatches, showMatches } from "../highlight/showMatches";
import { SearchPage } from "./SearchPage";

jest.mock("../highlight/showMatches", () => ({ clearMatches: jest.fn(), showMatches: jest.fn() }));
jest.mock("../../../search/sharedClient", () => ({ sharedClient: jest.fn() }));

const page = (query: string, focusField = false) => (
  <InScope scope={{ ...SCOPE, path: "/search", doc: null }}>
    <SearchPage query={query} focusField={focusField} />
  </InScope>
);
const field = () => screen.getByRole<HTMLInputElement>("searchbox");
/** Paths that the page went to, with whether they replaced the one before. */
const went = () =>
  (jest.mocked(navigate).mock.calls as unknown as [string, { replace: boolean }][]).map(
    ([to, { replace }]) => `${replace ? "=" : "+"} ${to}`,
  );
const tick = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
  jest.mocked(clearMatches).mockClear();
  TestWorker.reset();
  window.scrollTo = jest.fn();
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE });
  window.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as Response),
  );
  const client = createSearchClient({ documents: "/d.json", index: "/i.json" }, () => new TestWorker());
  jest.mocked(sharedClient).mockReturnValue(client);
});
afterEach(() => jest.useRealTimers());

/** The page with its first results. */
const show = async (query = "?q=refund", focusField = false) => {
  const shown = render(page(query, focusField));
  await tick();
  return (next: string) => shown.rerender(page(next));
};

test("the address follows what is typed, in one step, and never takes newer letters back", async () => {
  const arrive = await show("");
  type("refund");
  await tick(249);
  expect(went()).toEqual([]);
  await tick(1);
  expect(went()).toEqual(["+ /search?q=refund"]);
  type("refund pay");
  arrive("?q=refund");
  expect(field().value).toBe("refund pay");
  await tick(250);
  type("refund payment");
  await tick(250);
  // Two of its own on their way: the older one comes first, or not at all.
  type("refund payment online");
  arrive("?q=refund+pay");
  expect(field().value).toBe("refund payment online");
  arrive("?q=refund+payment");
  expect(field().value).toBe("refund payment online");
  await tick(250);
  expect(went().at(-1)).toBe("= /search?q=refund+payment+online");
});

test("Back, Forward and links set the field, and end what was about to follow", async () => {
  const arrive = await show("?q=refund");
  type("refunds");
  await tick(250);
  arrive("?q=refunds");
  type("refundsx");
  arrive("?q=refund");
  expect(field().value).toBe("refund");
  await tick(1000);
  expect(went()).toEqual(["+ /search?q=refunds"]);
  arrive("?q=refunds");
  expect(field().value).toBe("refunds");
});

test("the area stays while letters are typed; choosing one takes along what is typed", async () => {
  const arrive = await show("?q=refund&area=Payments&version=1.0");
  type("refunds");
  await tick(250);
  expect(went()).toEqual(["+ /search?q=refunds&area=Payments&version=1.0"]);
  arrive("?q=refunds&area=Payments&version=1.0");
  await tick();
  type("refunds all");
  fireEvent.click(screen.getByRole("button", { name: "Reference 5" }));
  expect(went().at(-1)).toBe("+ /search?q=refunds+all&area=Reference&version=1.0");
  expect(TestWorker.asked.at(-1)).toMatchObject({ request: { version: "1.0" } });
});

describe("for Back a run of typing is one search", () => {
  const enter = () => fireEvent.submit(screen.getByRole("search"));
  /** Types, waits for the address, and lets it come back. */
  const settle = async (arrive: (query: string) => void, text: string) => {
    type(text);
    await tick(250);
    arrive(`?q=${text}`);
    await tick();
  };

  test.each([
    ["slowly", async (arrive: (query: string) => void) => settle(arrive, "voi")],
    ["fast", () => Promise.resolve()],
  ])("typed %s, with Enter at its end", async (_speed, begin) => {
    const arrive = await show("?q=refund");
    await begin(arrive);
    type("void");
    enter();
    arrive("?q=void");
    await tick(1000);
    const entries = went().filter((one) => one.startsWith("+"));
    expect(entries).toHaveLength(1);
    expect(went().at(-1)).toMatch(/q=void$/);
  });

  test("its first change adds an entry, the others replace that", async () => {
    const arrive = await show("?q=refund");
    await settle(arrive, "refunds");
    await settle(arrive, "void");
    // Before the address has come back, too.
    type("voids");
    await tick(250);
    type("voided");
    await tick(250);
    expect(
      went()
        .map(([sign]) => sign)
        .join(""),
    ).toBe("+===");
  });

  test.each([
    ["Enter", () => enter()],
    ["an area", () => fireEvent.click(screen.getByRole("button", { name: "Reference 5" }))],
    [
      "a result in a new tab",
      () => {
        document.addEventListener("click", (event) => event.preventDefault(), { once: true });
        fireEvent.click(screen.getAllByRole("link")[0]!, { ctrlKey: true });
      },
    ],
  ])("%s ends it", async (_what, end) => {
    const arrive = await show("?q=refund");
    await settle(arrive, "refunds");
    end();
    type("void");
    await tick(250);
    expect(went().at(-1)).toMatch(/^\+ .*q=void/);
  });

  test("an address from elsewhere, such as another page of results, ends it", async () => {
    const arrive = await show("?q=refund");
    await settle(arrive, "refunds");
    arrive("?q=refunds&page=2");
    type("void");
    await tick(250);
    expect(went().at(-1)).toBe("+ /search?q=void");
  });

  test("what is asked for already adds nothing: Enter, and letters that were taken back", async () => {
    await show("?q=refund");
    enter();
    type("refunds");
    type("refund");
    await tick(250);
    expect(went()).toEqual(["= /search?q=refund", "= /search?q=refund"]);
  });
});

test("what was typed into the HTML before the script was there stays", async () => {
  const served = render(page(""));
  const html = served.container.innerHTML;
  served.unmount();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  container.querySelector("input")!.value = "refund";
  render(page("?q=old"), { container, hydrate: true });
  expect(field().value).toBe("refund");
  await tick(250);
  expect(went()).toEqual(["+ /search?q=refund"]);
});

test("whoever comes from a search that could not open has the field", async () => {
  await show("?q=refund", true);
  expect(field()).toHaveFocus();
});

test("a page behind the last one is the last one", async () => {
  TestWorker.resultOf = ({ offset }) => ({ ...TWO_PAGES, total: 29, pages: offset < 29 ? TWO_PAGES.pages : [] });
  const arrive = await show("?q=refund&page=40");
  expect(went()).toEqual(["= /search?q=refund&page=3"]);
  expect(screen.queryByText(/Nothing found|Page 40/)).toBeNull();
  arrive("?q=refund&page=3");
  await tick();
  expect(screen.getByText("Page 3 of 3")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("29 pages found, page 3 of 3");
  expect(went()).toHaveLength(1);
});

test("the marks of a search before go when another is asked for, not for those that a result sets", async () => {
  const arrive = await show("");
  expect(clearMatches).not.toHaveBeenCalled();
  type("refund");
  expect(clearMatches).toHaveBeenCalledTimes(1);
  await tick(250);
  arrive("?q=refund");
  await tick();
  const before = jest.mocked(clearMatches).mock.calls.length;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getAllByRole("link")[0]!);
  await tick(1000);
  expect(showMatches).toHaveBeenCalledWith("/docs/refund", ["refund"]);
  expect(clearMatches).toHaveBeenCalledTimes(before);
});

test("an address that asks for a search takes the marks of the one before", async () => {
  await show("?q=refund");
  expect(clearMatches).toHaveBeenCalled();
});

test("a count that is the same is said again, and that a long text is cut", async () => {
  const arrive = await show("?q=refund");
  const status = screen.getByRole("status");
  const said = status.firstChild;
  expect(said).toHaveTextContent(/^12 pages found, page 1 of 2$/);
  arrive(`?q=${"a".repeat(1000)}`);
  await tick();
  expect(status).toHaveTextContent(
    "12 pages found, page 1 of 2. This is a long text: only its beginning is searched for.",
  );
  expect(status.firstChild).not.toBe(said);
});

test("nothing found says so, with the words that are known; one of them is searched for from the field", async () => {
  TestWorker.resultOf = () => ({ ...EMPTY_RESULT, nearest: ["voucher"] });
  await show("?q=vuocher");
  expect(screen.getByText(/Nothing found for/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "voucher" }));
  expect(went()).toEqual(["+ /search?q=voucher"]);
  expect(field()).toHaveFocus();
  expect(field().value).toBe("voucher");
});

test("after Retry the field has the focus", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.mocked(window.fetch).mockRejectedValueOnce(new TypeError("offline"));
  await show();
  const retry = screen.getByRole("button", { name: "Retry" });
  retry.focus();
  fireEvent.click(retry);
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field()).toHaveFocus();
});

test("results are a list with the pages' titles as headings, and links to sections name their page", async () => {
  await show();
  const items = within(screen.getAllByRole("list")[0]!).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading", { level: 2 }).textContent)).toEqual([
    "Refund a payment",
    "Error codes",
  ]);
  expect(screen.getByRole("link", { name: /_FAILED.*\(in Error codes\)$/ })).toBeInTheDocument();
});

test("whoever turns the page goes on from its results", async () => {
  await show();
  jest.useRealTimers();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(document.activeElement).toContainElement(screen.getAllByRole("listitem")[0]!);
});
