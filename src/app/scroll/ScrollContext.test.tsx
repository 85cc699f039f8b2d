import { render } from "@testing-library/react";

import { ScrollContext } from "./ScrollContext";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://docs.example.com");
  return { pathname, search, hash };
};

let may: jest.Mock;
let toTop: jest.SpyInstance;
const intoView = jest.fn();

beforeEach(() => {
  may = jest.fn(() => true);
  intoView.mockClear();
  toTop = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  Object.assign(Element.prototype, { scrollIntoView: intoView });
});

function show(address: string) {
  const page = (location: string) => (
    <ScrollContext location={at(location)} shouldUpdateScroll={may}>
      <h2 id="ä">Part</h2>
    </ScrollContext>
  );
  const { rerender } = render(page(address));
  return (next: string) => {
    rerender(page(next));
  };
}

test("the first page stays where the browser has put it", () => {
  show("/a");
  expect(toTop).not.toHaveBeenCalled();
  expect(may).not.toHaveBeenCalled();
});

test.each(["/a#ä", "/a#%C3%A4"])("%s shows what the hash names", (address) => {
  show(address);
  expect(intoView).toHaveBeenCalledTimes(1);
  expect(may).toHaveBeenCalledWith(undefined, expect.objectContaining({ location: at(address) }));
});

test("a navigation leads to the top, or to what the hash names", () => {
  const go = show("/a");
  go("/b");
  expect(toTop).toHaveBeenCalledWith(0, 0);
  expect(may).toHaveBeenCalledWith(
    expect.objectContaining({ location: at("/a") }),
    expect.objectContaining({ location: at("/b") }),
  );
  go("/b#ä");
  expect(intoView).toHaveBeenCalledTimes(1);
  expect(toTop).toHaveBeenCalledTimes(1);
});

test("where the site says no, and where a hash names nothing, nothing moves", () => {
  const go = show("/a");
  go("/b#none");
  go("/b#%E0%A4%A");
  expect(may).not.toHaveBeenCalled();
  may.mockReturnValue(false);
  go("/c");
  go("/c#ä");
  expect(may).toHaveBeenCalledTimes(2);
  expect(toTop).not.toHaveBeenCalled();
  expect(intoView).not.toHaveBeenCalled();
});
