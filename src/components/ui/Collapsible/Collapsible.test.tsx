import { act, render, screen } from "@testing-library/react";

import { Collapsible } from "./Collapsible";

interface Played {
  readonly heights: readonly (string | undefined)[];
  readonly duration: unknown;
  onfinish?: () => void;
  cancel: jest.Mock;
}

let played: Played[];
let current: number;

beforeEach(() => {
  played = [];
  current = 0;
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: { configurable: true, get: () => 400 },
    offsetHeight: { configurable: true, get: () => current },
    animate: {
      configurable: true,
      value: (frames: { blockSize?: string }[], { duration }: { duration: unknown }) => {
        const animation: Played = { heights: frames.map((frame) => frame.blockSize), duration, cancel: jest.fn() };
        played.push(animation);
        return animation;
      },
    },
  });
});

const at = (open: boolean, animated = true) => (
  <Collapsible open={open} animated={animated}>
    <a href="/a">A</a>
  </Collapsible>
);
const link = () => screen.queryByRole("link", { name: "A", hidden: true });

test("closed at first, there is nothing", () => {
  const { container } = render(at(false));
  expect(container).toBeEmptyDOMElement();
});

test("open at first, it is open without a movement", () => {
  render(at(true));
  expect(link()).toBeInTheDocument();
  expect(played).toEqual([]);
});

test("it opens over a time that its height gives [collapsible.duration]", () => {
  const { rerender } = render(at(false));
  rerender(at(true));
  expect(played[0]).toMatchObject({ heights: ["0px", "400px"], duration: 300 });
});

test("closing, it is inert at once and gone at the end [collapsible.toggled]", () => {
  const { rerender } = render(at(true));
  rerender(at(false));
  expect(played[0]).toMatchObject({ heights: ["400px", "0px"], duration: 300 });
  expect(link()?.parentElement?.inert).toBe(true);
  act(() => played[0]?.onfinish?.());
  expect(link()).not.toBeInTheDocument();
});

test("turned round on the way, it goes on from where it is", () => {
  const { rerender } = render(at(true));
  rerender(at(false));
  current = 100;
  rerender(at(true));
  expect(played[0]?.cancel).toHaveBeenCalled();
  expect(played[1]).toMatchObject({ heights: ["100px", "400px"] });
  expect(link()?.parentElement?.inert).toBe(false);
  act(() => played[1]?.onfinish?.());
  expect(link()).toBeInTheDocument();
});

test("with reduced motion it takes 1 ms [collapsible.reduced-motion] [const.reduced-motion]", () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { rerender } = render(at(false));
  rerender(at(true));
  expect(played[0]?.duration).toBe(1);
});

test("what nobody asked to see happens at once", () => {
  const { rerender } = render(at(true, false));
  rerender(at(false, false));
  expect(link()).not.toBeInTheDocument();
  expect(played).toEqual([]);
});
