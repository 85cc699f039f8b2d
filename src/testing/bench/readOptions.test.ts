import { OptionError, readOptions } from "./readOptions";

test("without arguments it builds 150 and 1,000 pages once", () => {
  const { mode, sizes, peers, runs } = readOptions([]);
  expect({ mode, sizes, peers }).toEqual({ mode: "build", sizes: [150, 1000], peers: false });
  expect([runs(150), runs(1000)]).toEqual([1, 1]);
});

test("sizes are taken in ascending order, each once", () => {
  expect(readOptions(["5000", "150", "5000"]).sizes).toEqual([150, 5000]);
  expect(readOptions(["--all"]).sizes).toEqual([150, 1000, 5000]);
});

test("beside peers 150 pages are built three times, and 1,000 once", () => {
  const { peers, runs } = readOptions(["--peers"]);
  expect(peers).toBe(true);
  expect([runs(150), runs(1000), runs(5000)]).toEqual([3, 1, 1]);
});

test("the number of runs can be chosen", () => {
  const { sizes, runs } = readOptions(["--peers", "150", "--runs=12"]);
  expect(sizes).toEqual([150]);
  expect(runs(150)).toBe(12);
  expect(readOptions(["--runs", "2"]).runs(150)).toBe(2);
});

test("a reader opens a page of 150 five times", () => {
  const { mode, sizes, peers, runs } = readOptions(["reader"]);
  expect({ mode, sizes, peers }).toEqual({ mode: "reader", sizes: [150], peers: false });
  expect(runs(150)).toBe(5);
  expect(readOptions(["reader", "1000", "--peers", "--runs=1"])).toMatchObject({ sizes: [1000], peers: true });
});

test.each([
  [["200"], '"200" is neither a size nor a mode. The sizes are 150, 1000, 5000, and `reader` comes first.'],
  [["1,000"], '"1,000" is neither a size nor a mode.'],
  [["0150"], '"0150" is neither a size nor a mode.'],
  [["150", "reader"], '"reader" is neither a size nor a mode.'],
  [["readers"], '"readers" is neither a size nor a mode.'],
  [["--peer"], 'There is no option "--peer". There are --all, --peers and --runs=N.'],
  [["-p"], 'There is no option "-p".'],
  [["--toString"], 'There is no option "--toString".'],
  [["--peers=vitepress"], '--peers takes no value, but it has "vitepress".'],
  [["--runs"], '--runs is a number from 1 to 99, such as --runs=3, not "".'],
  [["--runs=0"], 'not "0".'],
  [["--runs=1.5"], 'not "1.5".'],
  [["--runs=100"], 'not "100".'],
  [["--all", "150"], "--all stands for all sizes: leave out 150, or --all."],
])("%j is refused", (argv, message) => {
  expect(() => readOptions(argv)).toThrow(OptionError);
  expect(() => readOptions(argv)).toThrow(message);
  expect(() => readOptions(argv)).toThrow("Usage: npm run bench -- [reader]");
});
