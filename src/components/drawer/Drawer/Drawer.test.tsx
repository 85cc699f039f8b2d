import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { useState } from "react";

import { useHistoryStep } from "../../../hooks/drawer/useHistoryStep";
import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { mockDialogs } from "../../../testing/mocks/dialog";
import { Drawer } from "./Drawer";

const ITEMS = [
  { type: "doc", label: "Docs", to: "/docs/introduction/overview", href: null, items: [] },
  { type: "doc", label: "SDK", to: "/docs/quickstart/sdk", href: null, items: [] },
];

beforeAll(mockDialogs);
beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ allSiteConfig: { nodes: [SITE] }, siteConfig: SITE }));

function Page({ docs = false }: { docs?: boolean }) {
  const [open, setOpen] = useState(false);
  const step = useHistoryStep(() => setOpen(false));
  const menu = (
    <nav aria-label="Docs">
      <a href="#limits">Limits</a>
    </nav>
  );
  return (
    <InScope scope={SCOPE}>
      <button type="button" onClick={() => setOpen(true)}>
        Open menu
      </button>
      <Drawer
        id="drawer"
        open={open}
        onClose={() => setOpen(false)}
        step={step}
        title="Acme Pay"
        logo="/logo.svg"
        items={ITEMS}
        docsMenu={docs ? menu : null}
        extras={<p>Extras</p>}
      />
    </InScope>
  );
}

const open = async (docs?: boolean) => {
  render(<Page {...(docs === undefined ? {} : { docs })} />);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
};
const dialog = () => screen.getByRole("dialog", { hidden: true });
const expectClosed = () => waitFor(() => expect(dialog()).not.toHaveAttribute("open"));

test("closed, it holds nothing", () => {
  render(<Page />);
  expect(dialog()).not.toHaveAttribute("open");
  expect(dialog()).toBeEmptyDOMElement();
});

test("outside the docs it opens on the main menu, with the focus inside [drawer.docs-menu]", async () => {
  await open();
  expect(within(dialog()).getByRole("button", { name: "Close menu" })).toHaveFocus();
  const menu = screen.getByRole("navigation", { name: "Main menu" });
  expect(
    within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Docs", "SDK"]);
  expect(screen.queryByRole("button", { name: "Back to main menu" })).not.toBeInTheDocument();
  expect(screen.getByText("Extras")).toBeInTheDocument();
});

test("on docs pages it opens on their menu, and one button leads to the main menu and back [drawer.back-to-main]", async () => {
  await open(true);
  expect(screen.getByRole("navigation", { name: "Docs" })).toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Back to main menu" });
  await userEvent.click(button);
  expect(screen.queryByRole("navigation", { name: "Docs" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "SDK" })).toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Docs menu" }));
  expect(screen.getByRole("navigation", { name: "Docs" })).toBeInTheDocument();
});

test("the close button closes, and the contents go after the way out", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
  await expectClosed();
  await waitFor(() => expect(dialog()).toBeEmptyDOMElement());
});

test("Escape closes [drawer.escape]", async () => {
  await open();
  act(() => void dialog().dispatchEvent(new Event("cancel", { cancelable: true })));
  await expectClosed();
});

test("Back closes and stays on the page [drawer.closes-on-back]", async () => {
  await open();
  const steps = window.history.length;
  window.history.back();
  await expectClosed();
  expect(window.history.length).toBe(steps);
});

test("a tap on the backdrop closes, one inside doesn't", async () => {
  await open();
  await userEvent.click(screen.getByText("Extras"));
  expect(dialog()).toHaveAttribute("open");
  await userEvent.click(dialog());
  await expectClosed();
});

test("a chosen link closes and is followed, from the page's own step [drawer.choice]", async () => {
  const follow = jest.fn((event: MouseEvent) => {
    event.preventDefault();
    return [event.target, (window.history.state as { drawer?: boolean } | null)?.drawer];
  });
  document.addEventListener("click", follow);
  await open();
  follow.mockClear();
  const link = screen.getByRole("link", { name: "SDK" });
  await userEvent.click(link);
  await expectClosed();
  document.removeEventListener("click", follow);
  // The reader's click, stopped by the drawer, and the one that follows.
  expect(follow.mock.results.map(({ value }) => value as unknown)).toEqual([
    [link, true],
    [link, undefined],
  ]);
});

test("a link opened in another window leaves the drawer open", async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "SDK" }));
  await user.keyboard("{/Control}");
  expect(dialog()).toHaveAttribute("open");
});

test("reaching the desktop's width closes [drawer.closes-on-desktop]", async () => {
  let onChange: (() => void) | undefined;
  const desktop = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => (onChange = listener),
    removeEventListener: () => undefined,
  };
  const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue(desktop as unknown as MediaQueryList);
  await open();
  expect(matchMedia).toHaveBeenCalledWith("(width > 996px)");
  desktop.matches = true;
  act(() => onChange?.());
  await expectClosed();
});
