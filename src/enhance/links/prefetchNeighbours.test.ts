import { installNeighbourPrefetch } from "./prefetchNeighbours";

const hovering = jest.fn();
let neighbours: ReturnType<typeof installNeighbourPrefetch>;
let idle: Map<number, () => void>;
let handles = 0;
let observers: FakeObserver[];

/** An observer that a test tells what is in view. */
class FakeObserver {
  public readonly targets = new Set<Element>();
  public constructor(private readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    observers.push(this);
  }
  public readonly observe = (target: Element) => this.targets.add(target);
  public readonly unobserve = (target: Element) => this.targets.delete(target);
  public readonly disconnect = () => this.targets.clear();
  public readonly show = (isIntersecting = true) =>
    this.report([...this.targets].map((target) => ({ target, isIntersecting })));
}

const stub = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

const runIdle = () => {
  const waiting = [...idle.values()];
  idle.clear();
  waiting.forEach((work) => work());
};
const prefetched = () => hovering.mock.calls.map(([path]: [string]) => path);

beforeEach(() => {
  idle = new Map();
  observers = [];
  hovering.mockClear();
  Object.assign(window, { ___loader: { hovering } });
  stub(window, "IntersectionObserver", FakeObserver);
  stub(window, "requestIdleCallback", (work: () => void) => {
    handles += 1;
    idle.set(handles, work);
    return handles;
  });
  stub(window, "cancelIdleCallback", (handle: number) => idle.delete(handle));
  stub(navigator, "connection", undefined);
  document.body.innerHTML = `
    <nav><a href="/docs/other">Other</a></nav>
    <a rel="prev" href="/docs/before#x">Before</a><a rel="next" href="/docs/after">After</a>
    <a rel="next nofollow" href="https://example.org/">Away</a>`;
  neighbours = installNeighbourPrefetch(document);
  neighbours.renew();
});
afterEach(() => {
  neighbours.remove();
  jest.useRealTimers();
});

test("previous and next are loaded when they are in view and the browser is idle, no other link [nav.prefetch]", () => {
  observers[0]!.show();
  expect(prefetched()).toEqual([]);
  runIdle();
  expect(prefetched()).toEqual(["/docs/before", "/docs/after"]);
});

test("out of view they are not", () => {
  observers[0]!.show(false);
  runIdle();
  expect(prefetched()).toEqual([]);
  expect(observers[0]!.targets.size).toBe(3);
});

test("each is loaded once", () => {
  observers[0]!.show();
  observers[0]!.show();
  runIdle();
  expect(prefetched()).toHaveLength(2);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "not on a connection with %j [calls.no-prefetch]",
  (connection) => {
    stub(navigator, "connection", connection);
    observers[0]!.show();
    runIdle();
    expect(prefetched()).toEqual([]);
  },
);

test("after a navigation the new page's count, and what was waiting is called off", () => {
  observers[0]!.show();
  document.body.innerHTML = '<a rel="next" href="/docs/third">Third</a>';
  neighbours.renew();
  runIdle();
  expect(prefetched()).toEqual([]);
  expect(observers[0]!.targets.size).toBe(0);
  observers[1]!.show();
  runIdle();
  expect(prefetched()).toEqual(["/docs/third"]);
});

test("where the browser doesn't say when it is idle, a pause stands for it", () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  observers[0]!.show();
  jest.advanceTimersByTime(1000);
  expect(prefetched()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(prefetched()).toHaveLength(2);
});
