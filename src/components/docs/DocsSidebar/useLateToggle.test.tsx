import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";

import { lateLists, useSidebarLists } from "../../../hooks/sidebar/useSidebarLists";
import type { SidebarTreeCategory } from "../../../shared/sidebar/buildSidebarTree";
import { useLateToggle } from "./useLateToggle";

jest.mock("../../../hooks/sidebar/useSidebarLists", () => ({
  lateLists: { load: jest.fn() },
  useSidebarLists: jest.fn(),
}));

const LISTS = { allSidebarCategory: { nodes: [] }, allSidebarLink: { nodes: [] } };
const CLOSED: SidebarTreeCategory = { type: "category", id: "send", label: "Send", path: "/docs/sms", items: [] };
const KNOWN: SidebarTreeCategory = {
  ...{ type: "category", id: "pay", label: "Pay", path: "/docs/quick" },
  items: [{ type: "link", docId: "quick", label: "Quick", path: "/docs/quick" }],
};

let settle: (ok: boolean) => Promise<void>;
const toggled = jest.fn();

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(window.navigator, "connection", { value: connection, configurable: true });

beforeEach(() => {
  toggled.mockClear();
  jest.mocked(navigate).mockClear();
  jest.mocked(lateLists.load).mockReset();
  jest.mocked(useSidebarLists).mockReturnValue(null);
  const loads: { resolve: () => void; reject: (error: Error) => void }[] = [];
  jest
    .mocked(lateLists.load)
    .mockImplementation(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  settle = (ok) =>
    act(async () => {
      loads.splice(0).forEach(({ resolve, reject }) => (ok ? resolve() : reject(new Error("no network"))));
      await Promise.resolve();
    });
});
afterEach(() => setConnection(undefined));

function setUp() {
  // Another object each time, as the page re-renders.
  const view = renderHook(() =>
    useLateToggle({ isOpen: () => false, toggled: null, toggle: (id: string) => void toggled(id) }),
  );
  const arrive = async () => {
    jest.mocked(useSidebarLists).mockReturnValue(LISTS);
    await settle(true);
    view.rerender();
  };
  return { arrive, click: (category: SidebarTreeCategory) => act(() => view.result.current.toggle(category)), view };
}

test("a category whose entries are there opens at once, and loads nothing", () => {
  const { click } = setUp();
  click(KNOWN);
  expect(toggled.mock.calls).toEqual([["pay"]]);
  expect(lateLists.load).not.toHaveBeenCalled();
});

test("another one opens as its entries come, by whatever has loaded them", async () => {
  const { click, arrive } = setUp();
  click(CLOSED);
  expect(toggled).not.toHaveBeenCalled();
  await arrive();
  expect(toggled.mock.calls).toEqual([["send"]]);
  click(CLOSED);
  expect(toggled).toHaveBeenCalledTimes(2);
  expect(lateLists.load).toHaveBeenCalledTimes(1);
});

test("a second click before that takes the wish back", async () => {
  const { click, arrive } = setUp();
  click(CLOSED);
  click(CLOSED);
  await arrive();
  expect(toggled).not.toHaveBeenCalled();
});

test("where they can't be loaded the category leads to its first page, unless the wish is taken back", async () => {
  const { click } = setUp();
  click(CLOSED);
  await settle(false);
  expect(navigate).toHaveBeenCalledWith("/docs/sms");
  click(CLOSED);
  click(CLOSED);
  await settle(false);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("the pointer on a toggle loads them ahead of the click; a failure is the click's business", async () => {
  const { view, arrive } = setUp();
  act(() => view.result.current.prepare());
  expect(lateLists.load).toHaveBeenCalledTimes(1);
  await settle(false);
  expect(navigate).not.toHaveBeenCalled();
  await arrive();
  act(() => view.result.current.prepare());
  expect(lateLists.load).toHaveBeenCalledTimes(1);
});

test("not on a connection on which nothing is loaded ahead [calls.no-prefetch]", () => {
  setConnection({ saveData: true });
  const { view, click } = setUp();
  act(() => view.result.current.prepare());
  expect(lateLists.load).not.toHaveBeenCalled();
  click(CLOSED);
  expect(lateLists.load).toHaveBeenCalledTimes(1);
});
