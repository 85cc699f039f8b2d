import { render } from "@testing-library/react";

import { BaseUrlBanner } from "./BaseUrlBanner";
import { BASE_URL_SCRIPT } from "./baseUrlScript";

const realUrl = window.location.href;

/** The home page at an address after it has loaded: its text when the banner is seen, or null. */
function bannerAt(address: string, { pathPrefix = "", home = "/", started = false } = {}): string | null {
  window.history.replaceState(null, "", address);
  const { container } = render(<BaseUrlBanner pathPrefix={pathPrefix} home={home} />);
  const script = document.createElement("script");
  script.textContent = BASE_URL_SCRIPT;
  container.append(script);
  Object.assign(window, { ___loader: started ? {} : undefined });
  window.dispatchEvent(new Event("load"));
  const banner = container.querySelector<HTMLElement>("#base-url-banner");
  return banner?.hidden === false
    ? [...banner.querySelectorAll("p")].flatMap((text) => (text.hidden ? [] : [text.textContent])).join()
    : null;
}

afterEach(() => {
  window.history.replaceState(null, "", realUrl);
});

test.each([
  ["/", { pathPrefix: "/portal" }, "built for the path /portal/", "this page is at /."],
  ["/index.html", { pathPrefix: "/portal" }, "built for the path /portal/", "this page is at /."],
  ["/a/b", {}, "built for the path / ", "this page is at /a/b/."],
  ["/ar", { pathPrefix: "/portal", home: "/ar" }, "built for the path /portal/", "this page is at /."],
  ["/a/ar/?x#y", { home: "/ar" }, "built for the path / ", "this page is at /a/."],
  ["/a/ar.html", { home: "/ar" }, "built for the path / ", "this page is at /a/."],
])("at %s, %j: says both paths", (address, site, built, here) => {
  const text = bannerAt(address, site);
  expect(text).toContain(built);
  expect(text).toContain(here);
});

test("at the path that it was built for it says that files are missing", () => {
  expect(bannerAt("/portal/", { pathPrefix: "/portal" })).toMatch(/path \/portal\/, which is where this page is/);
});

test("where the site has started it stays hidden", () => {
  expect(bannerAt("/", { started: true })).toBeNull();
});

test("the script has the same text everywhere and ends no script element", () => {
  expect(BASE_URL_SCRIPT).not.toMatch(/<\/|<!--|portal/);
});
