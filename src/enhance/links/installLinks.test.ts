import { fireEvent, screen } from "@testing-library/dom";
import { navigate } from "gatsby";

import { installLinks } from "./installLinks";

let remove: () => void;
const hovering = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom reports that it can't follow links.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  hovering.mockClear();
  jest.mocked(navigate).mockClear();
  Object.assign(window, { ___loader: { hovering } });
  document.body.innerHTML = `<a href="/docs/bank-code#x"><code>Bank codes</code></a> <a href="https://example.org/">Away</a>`;
  remove = installLinks(document);
});
afterEach(() => {
  remove();
  setConnection(undefined);
  jest.useRealTimers();
});

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

test("a plain click navigates inside the site", () => {
  const stayed = fireEvent.click(screen.getByText("Bank codes"));
  expect(stayed).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/docs/bank-code#x", { replace: false });
});

test("a link to where the reader is adds no step to the history", () => {
  window.history.replaceState(null, "", "/docs/bank-code");
  document.body.innerHTML = '<a href="/docs/bank-code">Here</a>';
  fireEvent.click(screen.getByText("Here"));
  expect(navigate).toHaveBeenCalledWith("/docs/bank-code", { replace: true });
  window.history.replaceState(null, "", "/");
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  (options) => {
    fireEvent.click(screen.getByText("Bank codes"), options);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test("prefetches on focus and touch at once, on hover after a moment", () => {
  const link = screen.getByText("Bank codes");
  fireEvent.mouseOver(link);
  jest.advanceTimersByTime(60);
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(hovering).toHaveBeenCalledWith("/docs/bank-code");
  fireEvent.focusIn(link);
  fireEvent.touchStart(link);
  expect(hovering).toHaveBeenCalledTimes(3);
});

test("a pointer that only passes over prefetches nothing", () => {
  fireEvent.mouseOver(screen.getByText("Bank codes"));
  jest.advanceTimersByTime(30);
  fireEvent.mouseOver(document.body);
  jest.advanceTimersByTime(500);
  expect(hovering).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nor does a connection with %j",
  (connection) => {
    setConnection(connection);
    fireEvent.focusIn(screen.getByText("Bank codes"));
    expect(hovering).not.toHaveBeenCalled();
  },
);

test("other sites are not prefetched", () => {
  fireEvent.focusIn(screen.getByText("Away"));
  expect(hovering).not.toHaveBeenCalled();
});
