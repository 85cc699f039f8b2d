import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { useEffect, useLayoutEffect, type MutableRefObject } from "react";

import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { loadDialog } from "./loadDialog";
import { SearchBox } from "./SearchBox";

jest.mock("./loadDialog", () => ({ loadDialog: jest.fn() }));

interface Props {
  readonly open: boolean;
  readonly typedAhead: MutableRefObject<string>;
  readonly onClose: () => void;
}

const shown = jest.fn();
const onLaidOut = jest.fn();
const loadSearch = jest.fn();
const dialog = {
  loadSearch,
  SearchDialog: function Dialog({ open, typedAhead, onClose }: Props) {
    useLayoutEffect(() => {
      onLaidOut();
    }, []);
    useEffect(() => {
      if (open) {
        shown(typedAhead.current);
      }
    }, [open, typedAhead]);
    return open ? <button onClick={onClose}>close</button> : null;
  },
};

let arrive: (ok?: boolean) => Promise<void>;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE });
  const loads: { resolve: (module: typeof dialog) => void; reject: (error: Error) => void }[] = [];
  jest
    .mocked(loadDialog)
    .mockImplementation(() => new Promise((resolve, reject) => loads.push({ resolve: resolve as never, reject })));
  arrive = (ok = true) =>
    act(async () => {
      loads.splice(0).forEach(({ resolve, reject }) => (ok ? resolve(dialog) : reject(new Error("no chunk"))));
      await Promise.resolve();
    });
});

const button = () => screen.getByRole("button", { name: "Search" });

test("is a button named Search, and a link to all pages without script; nothing is loaded", () => {
  render(<SearchBox label="Search" />);
  expect(screen.getByRole("link", { name: "All pages" })).toHaveAttribute("href", "/sitemap");
  expect(button()).toHaveClass("needs-js");
  expect(button()).toHaveAttribute("aria-haspopup", "dialog");
  expect(loadDialog).not.toHaveBeenCalled();
});

test.each([
  ["the pointer over it", () => userEvent.hover(button())],
  ["focus", () => userEvent.tab()],
])("%s loads the search, and opens nothing", async (_sign, use) => {
  render(<SearchBox label="Search" />);
  await use();
  await arrive();
  expect(loadSearch).toHaveBeenCalledWith({ documents: "/search-doc.json", index: "/search-index.json" });
  expect(shown).not.toHaveBeenCalled();
});

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}", "/"])("%s opens it from anywhere", async (keys) => {
  render(<SearchBox label="Search" />);
  await userEvent.keyboard(keys);
  await arrive();
  expect(shown).toHaveBeenCalledTimes(1);
});

test("what is typed while the dialog is on its way is not lost", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("refx{Backspace}und");
  await arrive();
  expect(shown).toHaveBeenCalledWith("refund");
});

test("nor is what is pasted then, which goes nowhere else", async () => {
  render(
    <>
      <SearchBox label="Search" />
      <input aria-label="Other" />
    </>,
  );
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("a ");
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("refund\nrules");
  expect(screen.getByRole("textbox")).toHaveValue("");
  await arrive();
  expect(shown).toHaveBeenCalledWith("a refund rules");
});

test("says Loading... while the dialog is on its way, and only then", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.hover(button());
  expect(button()).toHaveAttribute("aria-busy", "false");
  await userEvent.click(button());
  const loading = screen.getByRole("button", { name: "Loading..." });
  expect(loading).toHaveAttribute("aria-busy", "true");
  await arrive();
  expect(button()).toBe(loading);
  expect(button()).toHaveAttribute("aria-busy", "false");
});

test("a dialog that was called off, or can't be loaded, leaves the button as it was", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.keyboard("/{Escape}");
  expect(button()).toHaveAttribute("aria-busy", "false");
  await userEvent.keyboard("/");
  expect(screen.getByRole("button", { name: "Loading..." })).toBeInTheDocument();
  await arrive(false);
  expect(button()).toHaveAttribute("aria-busy", "false");
});

test("Escape calls it off", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.keyboard("/re{Escape}");
  await arrive();
  expect(shown).not.toHaveBeenCalled();
});

test("a dialog that can't be loaded leads to the page of results, and the next use tries again", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.click(button());
  await arrive(false);
  expect(navigate).toHaveBeenCalledWith("/search", { state: { focusField: true } });
  await userEvent.keyboard("/");
  await arrive();
  expect(shown).toHaveBeenCalled();
});

test("what was typed for a dialog that can't be loaded goes along to the page of results", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.keyboard("/refund x");
  await arrive(false);
  expect(navigate).toHaveBeenCalledWith("/search?q=refund+x", { state: { focusField: true } });
});

test("no key is caught any more from the moment in which the dialog is there", async () => {
  const key = new KeyboardEvent("keydown", { key: "f", bubbles: true, cancelable: true });
  onLaidOut.mockImplementationOnce(() => document.body.dispatchEvent(key));
  render(<SearchBox label="Search" />);
  await userEvent.keyboard("/re");
  await arrive();
  expect(onLaidOut).toHaveBeenCalled();
  expect(key.defaultPrevented).toBe(false);
  expect(shown).toHaveBeenCalledWith("re");
});

test("a dialog that arrives when the reader has gone on to another page stays closed", async () => {
  const at = (path: string) => (
    <InScope scope={{ ...SCOPE, path }}>
      <SearchBox label="Search" />
    </InScope>
  );
  const { rerender } = render(at("/docs/a"));
  await userEvent.keyboard("/re");
  rerender(at("/docs/b"));
  await arrive();
  expect(shown).not.toHaveBeenCalled();
});

test("says whether the dialog is open", async () => {
  render(<SearchBox label="Search" />);
  expect(button()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button());
  await arrive();
  expect(button()).toHaveAttribute("aria-expanded", "true");
});

test("opens again after it was closed", async () => {
  render(<SearchBox label="Search" />);
  await userEvent.click(button());
  await arrive();
  await userEvent.click(screen.getByRole("button", { name: "close" }));
  await userEvent.click(button());
  expect(shown).toHaveBeenCalledTimes(2);
});
