import { afterNavigation, installAnnouncer } from "./afterNavigation";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://docs.example.com");
  return { pathname, search, hash };
};

const announced = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="gatsby-announcer" aria-live="assertive"></div>
    <div id="gatsby-focus-wrapper" tabindex="-1"><main id="main-content" tabindex="-1"><h1>Bank codes</h1><h2 id="part">Part</h2><a id="link" href="/x">x</a></main></div>`;
  installAnnouncer();
});

test("the keyboard goes on from the new page, whose title is said", () => {
  afterNavigation(at("/b"), at("/a"));
  expect(document.activeElement?.id).toBe("main-content");
  expect(announced()).toBe("Bank codes");
});

test("the router's own focus, which comes later, changes nothing", () => {
  afterNavigation(at("/b"), at("/a"));
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(document.activeElement?.id).toBe("main-content");
});

test("with a hash it goes on from what that names, which gets no stop of its own", () => {
  afterNavigation(at("/b#part"), at("/a"));
  const part = document.activeElement;
  expect(part?.id).toBe("part");
  document.getElementById("link")?.focus();
  expect(part?.hasAttribute("tabindex")).toBe(false);
});

test.each([
  ["the first page", "/a", null],
  ["a change of the hash", "/a#part", "/a"],
  ["a change of the query", "/a?q=1", "/a"],
])("%s moves nothing and says nothing", (_kind, now, before) => {
  afterNavigation(at(now), before === null ? null : at(before));
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe("");
});

test("a hash that can't be decoded or names nothing leads to the main landmark", () => {
  afterNavigation(at("/b#%E0%A4%A"), at("/a"));
  expect(document.activeElement?.id).toBe("main-content");
});

test("Gatsby's own announcer is silent", () => {
  expect(document.getElementById("gatsby-announcer")).toHaveAttribute("aria-live", "off");
});
