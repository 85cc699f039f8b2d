import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";

import * as own from "./index";

/** It has no types. */
const reach = jest.requireActual<typeof own>("@gatsbyjs/reach-router");

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

function Route({ path, uri, location }: { path: string; uri?: string; location?: own.RouterLocation }) {
  return <p>{`${path} ${uri ?? ""} ${location?.href ?? ""}`}</p>;
}

beforeEach(() => window.history.replaceState(null, "", "/"));

describe.each([
  ["the router", reach],
  ["what stands for it", own],
])("%s", (_name, { globalHistory, Location, LocationProvider, Router }) => {
  test("goes to an address, with a step in the history or without one, and tells who listens", () => {
    const heard = jest.fn();
    const unlisten = globalHistory.listen(heard);
    const length = window.history.length;
    void globalHistory.navigate("/docs/ä?b=c#d", { state: { drawer: true } });
    expect(window.history.length).toBe(length + 1);
    expect(window.history.state).toEqual({ drawer: true, key: expect.stringMatching(/^\d+$/) as string });
    expect(heard).toHaveBeenLastCalledWith({ location: globalHistory.location, action: "PUSH" });
    expect(globalHistory.location).toMatchObject({
      ...{ pathname: "/docs/%C3%A4", search: "?b=c", hash: "#d", host: "localhost", protocol: "http:" },
      key: (window.history.state as { key: string }).key,
    });
    void globalHistory.navigate("/docs/b", { replace: true });
    expect(window.history.length).toBe(length + 1);
    expect(heard).toHaveBeenCalledTimes(2);
    unlisten();
    void globalHistory.navigate("/docs/c");
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("hears of Back and Forward, and goes there by a number", () => {
    const heard = jest.fn();
    const unlisten = globalHistory.listen(heard);
    const go = jest.spyOn(window.history, "go").mockImplementation(() => undefined);
    window.history.replaceState(null, "", "/before");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toHaveBeenLastCalledWith({
      location: expect.objectContaining({ pathname: "/before", key: "initial" }) as unknown,
      action: "POP",
    });
    void globalHistory.navigate(-2);
    expect(go).toHaveBeenCalledWith(-2);
    unlisten();
  });

  test("shows where the reader is, in the frame after a navigation, and then resolves it", async () => {
    window.dispatchEvent(new PopStateEvent("popstate"));
    render(<Location>{({ location }: { location: own.RouterLocation }) => <p>{location.pathname}</p>}</Location>);
    let isShown = false;
    act(() => {
      void globalHistory.navigate("/docs/next").then(() => (isShown = true));
    });
    expect(screen.queryByText("/docs/next")).toBeNull();
    await frame();
    expect(screen.getByText("/docs/next")).toBeInTheDocument();
    await frame();
    expect(isShown).toBe(true);
  });

  test("a page that comes before the last one has shown takes its step in the history", async () => {
    const { unmount } = render(<LocationProvider>a</LocationProvider>);
    const length = window.history.length;
    act(() => {
      void globalHistory.navigate("/docs/a");
      void globalHistory.navigate("/docs/b");
    });
    expect(window.history.length).toBe(length + 1);
    await frame();
    await frame();
    act(() => void globalHistory.navigate("/docs/c"));
    expect(window.history.length).toBe(length + 2);
    unmount();
    await frame();
  });

  test("one place is shared by all that asks for it", () => {
    const show = ({ location }: { location: own.RouterLocation }): ReactNode => <p>{location.pathname}</p>;
    const { container } = render(
      <LocationProvider>
        {"a"}
        <Location>{show}</Location>
      </LocationProvider>,
    );
    expect(container.textContent).toBe(`a${globalHistory.location.pathname}`);
  });

  test.each([
    ["", "/docs/a"],
    ["/portal", "/portal/docs/a/"],
  ])("below %j it shows the page, with its place, in the element that Gatsby names", (basepath, pathname) => {
    window.history.replaceState(null, "", pathname);
    window.dispatchEvent(new PopStateEvent("popstate"));
    void globalHistory.navigate(pathname, { replace: true });
    const { location } = globalHistory;
    const { container } = render(
      <LocationProvider>
        <Router basepath={basepath} location={location} id="gatsby-focus-wrapper">
          <Route path="/docs/a" />
        </Router>
      </LocationProvider>,
    );
    expect(container.innerHTML).toBe(
      `<div style="outline: none;" tabindex="-1" id="gatsby-focus-wrapper"><p>/docs/a ${basepath}/docs/a ${location.href}</p></div>`,
    );
  });
});

test("an address that the browser refuses to note is loaded", () => {
  jest.spyOn(window.history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const shown = own.navigate("/docs/often");
  expect(shown).toBeInstanceOf(Promise);
});

test("no address stands for several pages", () => {
  expect(own.pick()).toBeNull();
});
