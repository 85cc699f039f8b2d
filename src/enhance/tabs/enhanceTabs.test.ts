import userEvent from "@testing-library/user-event";
import { screen } from "@testing-library/dom";

import { enhanceTabs } from "./enhanceTabs";

/** As src/blocks/Tabs.tsx renders it. */
function group(name: string, sync: string, values: readonly string[]): string {
  const tab = (value: string, index: number) =>
    `<button role="tab" type="button"
      aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-value="${value}">${value} ${name}</button>`;
  const panel = (value: string, index: number) =>
    `<div role="tabpanel" data-value="${value}" ${index === 0 ? "data-active" : ""}>${value} ${name} text</div>`;
  return `<div class="tabs" data-sync="${sync}"><div role="tablist" aria-label="${name}">${values
    .map(tab)
    .join("")}</div>${values.map(panel).join("")}</div>`;
}

let remove: () => void = () => undefined;

function setUp(...groups: string[]) {
  document.body.innerHTML = `<div id="root">${groups.join("")}</div>`;
  remove = enhanceTabs(document.getElementById("root")!);
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollBy = jest.fn();
});
afterEach(() => remove());

const tab = (name: string) => screen.getByRole("tab", { name });
const activePanels = () => [...document.querySelectorAll("[data-active]")].map(({ textContent }) => textContent);

test("a click shows the tab's panel alone", async () => {
  setUp(group("a", "none", ["Android", "iOS"]));
  await userEvent.click(tab("iOS a"));
  expect(tab("iOS a")).toHaveAttribute("aria-selected", "true");
  expect(tab("Android a")).toHaveAttribute("aria-selected", "false");
  expect(activePanels()).toEqual(["iOS a text"]);
});

test("each tab names the panel that it shows, and each panel its tab", () => {
  setUp(group("a", "language", ["curl", "java"]), group("b", "none", ["x"]));
  const tabs = screen.getAllByRole("tab");
  const controlled = tabs.map((one) => document.getElementById(one.getAttribute("aria-controls") ?? ""));
  expect(controlled.map((panel) => panel?.textContent)).toEqual(["curl a text", "java a text", "x b text"]);
  for (const [index, name] of ["curl a", "java a", "x b"].entries()) {
    expect(screen.getByRole("tabpanel", { name })).toBe(controlled[index]);
  }
});

test("one Tab stop; arrows go round, Home and End to the ends", async () => {
  setUp(group("a", "none", ["x", "y", "z"]));
  await userEvent.tab();
  expect(tab("x a")).toHaveFocus();
  for (const [key, name] of [
    ["{ArrowRight}", "y a"],
    ["{End}", "z a"],
    ["{ArrowRight}", "x a"],
    ["{ArrowLeft}", "z a"],
    ["{Home}", "x a"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("groups with one sync name change together, each if it has the value", async () => {
  setUp(
    group("a", "language", ["curl", "java"]),
    group("b", "language", ["curl", "java", "go"]),
    group("c", "language", ["curl", "php"]),
    group("d", "none", ["curl", "java"]),
  );
  await userEvent.click(tab("java a"));
  expect(activePanels()).toEqual(["java a text", "java b text", "curl c text", "curl d text"]);
});

test("the choice is remembered with one write, and groups of their own are not", async () => {
  setUp(group("a", "language", ["curl", "java"]), group("b", "none", ["x", "y"]));
  const write = jest.spyOn(Storage.prototype, "setItem");
  await userEvent.click(tab("java a"));
  await userEvent.click(tab("y b"));
  expect(write).toHaveBeenCalledTimes(1);
  remove();
  setUp(group("c", "language", ["curl", "java"]));
  expect(activePanels()).toEqual(["java c text"]);
});

test.each(["{", "null", "cobol"])("a stored value that no group has (%s) is ignored", (value) => {
  window.localStorage.setItem("tabs.language", value);
  setUp(group("a", "language", ["curl", "java"]));
  expect(activePanels()).toEqual(["curl a text"]);
});

test("works with storage that throws", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("blocked");
    });
  }
  setUp(group("a", "language", ["curl", "java"]));
  await userEvent.click(tab("java a"));
  expect(activePanels()).toEqual(["java a text"]);
});

test("the clicked tab stays where it is when panels above change their height", async () => {
  setUp(group("a", "language", ["curl", "java"]), group("b", "language", ["curl", "java"]));
  const clicked = tab("java b");
  jest
    .spyOn(clicked, "getBoundingClientRect")
    .mockReturnValueOnce({ top: 500 } as DOMRect)
    .mockReturnValueOnce({ top: 380 } as DOMRect);
  await userEvent.click(clicked);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -120, behavior: "instant" });
});

describe("the address", () => {
  const open = (search: string) => window.history.replaceState({ key: "kept" }, "", `/${search}`);
  afterEach(() => open(""));

  test("chooses the language of all groups, wins over what was stored, and is remembered with one write (C1)", () => {
    window.localStorage.setItem("tabs.language", "curl");
    open("?lang=java");
    const write = jest.spyOn(Storage.prototype, "setItem");
    setUp(group("a", "language", ["curl", "java"]), group("b", "language", ["curl", "java"]));
    expect(activePanels()).toEqual(["java a text", "java b text"]);
    expect(write.mock.calls).toEqual([["tabs.language", "java"]]);
  });

  test.each(["cobol", "", "constructor", "__proto__", "%22"])("?lang=%s is ignored and not remembered", (value) => {
    window.localStorage.setItem("tabs.language", "java");
    open(`?lang=${value}`);
    setUp(group("a", "language", ["curl", "java"]));
    expect(activePanels()).toEqual(["java a text"]);
    expect(window.localStorage.getItem("tabs.language")).toBe("java");
  });

  test("a group without the language shows its first", () => {
    open("?lang=go");
    setUp(group("a", "language", ["curl", "java"]), group("b", "language", ["curl", "go"]));
    expect(activePanels()).toEqual(["curl a text", "go b text"]);
  });

  test("follows another choice, and keeps the rest of itself", async () => {
    open("?a=1&lang=java#place");
    setUp(group("a", "language", ["curl", "java"]));
    await userEvent.click(tab("curl a"));
    expect(window.location.search + window.location.hash).toBe("?a=1&lang=curl#place");
    expect(window.history.state).toEqual({ key: "kept" });
  });

  test("does not get a language that it had not", async () => {
    setUp(group("a", "language", ["curl", "java"]));
    await userEvent.click(tab("java a"));
    expect(window.location.search).toBe("");
  });

  test("chooses the environment by itself", () => {
    open("?env=production");
    setUp(group("a", "environment", ["sandbox", "production"]), group("b", "language", ["curl", "java"]));
    expect(activePanels()).toEqual(["production a text", "curl b text"]);
  });
});

test("what the early script said of the choice goes when the tabs say it", () => {
  document.documentElement.setAttribute("data-tabs-language", "java");
  setUp(group("a", "language", ["curl", "java"]));
  expect(document.documentElement).not.toHaveAttribute("data-tabs-language");
});

test("thirty groups are one write (C2), and choosing again is none", async () => {
  setUp(...Array.from({ length: 30 }, (_, index) => group(`g${String(index)}`, "language", ["curl", "java"])));
  const write = jest.spyOn(Storage.prototype, "setItem");
  await userEvent.click(tab("java g0"));
  await userEvent.click(tab("java g7"));
  expect(write).toHaveBeenCalledTimes(1);
});
