// Each test has a module of its own: the warning is given once for each page.
const load = async () => {
  jest.resetModules();
  return import("./storage");
};

test("remembers", async () => {
  const { readStored, store } = await load();
  expect(readStored("a")).toBeNull();
  store("a", "1");
  expect(readStored("a")).toBe("1");
});

test("with storage that throws nothing is remembered, and the console says so once", async () => {
  const { readStored, store } = await load();
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  store("a", "1");
  expect(readStored("a")).toBeNull();
  store("b", "2");
  expect(warn).toHaveBeenCalledTimes(1);
});
