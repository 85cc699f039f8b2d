import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { useState } from "react";

import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { mockDialogs } from "../../../testing/mocks/dialog";
import * as drawer from "../Drawer/Drawer";
import { LateDrawer } from "./LateDrawer";
import { loadDrawer } from "./loadDrawer";
import { useLateDrawer } from "./useLateDrawer";

jest.mock("./loadDrawer", () => ({ loadDrawer: jest.fn() }));

let arrive: (ok?: boolean) => Promise<void>;
let narrow = false;
let onWidth: (() => void) | undefined;

beforeAll(mockDialogs);
beforeEach(() => {
  jest.clearAllMocks();
  narrow = false;
  jest.mocked(useStaticQuery).mockReturnValue({ allSiteConfig: { nodes: [SITE] }, siteConfig: SITE });
  jest.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes("<=") ? narrow : false;
        },
        addEventListener: (_: string, listener: () => void) => (onWidth = listener),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => (work(), 1),
    cancelIdleCallback: () => undefined,
  });
  const loads: { resolve: (module: typeof drawer) => void; reject: (error: Error) => void }[] = [];
  jest.mocked(loadDrawer).mockImplementation(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  arrive = (ok = true) =>
    act(async () => {
      loads.splice(0).forEach(({ resolve, reject }) => (ok ? resolve(drawer) : reject(new Error("no chunk"))));
      await Promise.resolve();
    });
});
afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(window, "cancelIdleCallback");
});

function Page() {
  const [open, setOpen] = useState(false);
  const { prepare, ...late } = useLateDrawer();
  return (
    <InScope scope={SCOPE}>
      <button
        aria-controls="menu"
        onClick={() => {
          prepare();
          setOpen(true);
        }}
      >
        {open ? "Opened" : "Open menu"}
      </button>
      <LateDrawer
        {...late}
        {...{ id: "menu", open, title: "Acme Pay", logo: null, items: [], docsMenu: null }}
        onClose={() => setOpen(false)}
      />
    </InScope>
  );
}

const tap = () => userEvent.click(screen.getByRole("button", { name: /Open/ }));
const dialog = () => screen.getByRole("dialog", { hidden: true });

test("a wide window loads nothing, and has the dialog's place", () => {
  render(<Page />);
  expect(loadDrawer).not.toHaveBeenCalled();
  expect(dialog()).not.toHaveAttribute("open");
  expect(dialog()).toHaveAttribute("id", "menu");
});

test("a narrow window loads the drawer when idle, and so does one that becomes narrow", () => {
  render(<Page />);
  narrow = true;
  act(() => onWidth?.());
  expect(loadDrawer).toHaveBeenCalledTimes(1);
});

test("a drawer that is there opens with the tap", async () => {
  narrow = true;
  render(<Page />);
  await arrive();
  expect(dialog()).not.toHaveAttribute("open");
  await tap();
  expect(dialog()).toHaveAttribute("open");
});

test("tapped before it is there, it opens as it comes, with its step in the history", async () => {
  render(<Page />);
  await tap();
  expect(dialog()).not.toHaveAttribute("open");
  await arrive();
  expect(dialog()).toHaveAttribute("open");
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus();
  expect(window.history.state).toMatchObject({ drawer: true });
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the search's key", () => userEvent.keyboard("/")],
  ["a tap elsewhere", () => userEvent.click(document.body)],
])("%s takes the wish back: what comes late covers nothing", async (_what, act) => {
  render(<Page />);
  await tap();
  await act();
  expect(screen.getByRole("button", { name: "Open menu" })).toBeInTheDocument();
  await arrive();
  expect(dialog()).not.toHaveAttribute("open");
});

test("moving on with the Tab key leaves it", async () => {
  render(<Page />);
  await tap();
  await userEvent.tab();
  await arrive();
  expect(dialog()).toHaveAttribute("open");
});

test("code that can't be loaded ahead leads nowhere; a tap that it can't serve leads to the list of all pages", async () => {
  narrow = true;
  render(<Page />);
  await arrive(false);
  expect(navigate).not.toHaveBeenCalled();
  await tap();
  await arrive(false);
  expect(navigate).toHaveBeenCalledWith("/sitemap");
  expect(screen.getByRole("button", { name: "Open menu" })).toBeInTheDocument();
});

test("after a load that failed another tap opens it", async () => {
  render(<Page />);
  await tap();
  await arrive(false);
  await tap();
  await arrive();
  expect(dialog()).toHaveAttribute("open");
});
