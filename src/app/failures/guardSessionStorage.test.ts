import { guardSessionStorage } from "./guardSessionStorage";

const original = Object.getOwnPropertyDescriptor(window, "sessionStorage")!;
const denied = new Error("denied");
const refuse = () => {
  throw denied;
};
const put = (property: PropertyDescriptor) =>
  Object.defineProperty(window, "sessionStorage", { configurable: true, ...property });

afterEach(() => {
  Object.defineProperty(window, "sessionStorage", original);
});

test.each(["getItem", "removeItem"])("a storage whose %s throws is as good as none [storage.blocked]", (name) => {
  const storage = { getItem: () => null, removeItem: () => undefined, [name]: refuse };
  put({ value: storage });
  guardSessionStorage();
  expect(() => window.sessionStorage).toThrow(denied);
});

test("a storage that works stays, and so does what it holds", () => {
  const storage = window.sessionStorage;
  storage.setItem("kept", "1");
  guardSessionStorage();
  expect(window.sessionStorage).toBe(storage);
  expect(storage.length).toBe(1);
  storage.clear();
});

test("one that can't be reached is left alone", () => {
  put({ get: refuse });
  expect(guardSessionStorage).not.toThrow();
  expect(() => window.sessionStorage).toThrow(denied);
});
