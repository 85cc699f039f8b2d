import { CommitLog } from "./CommitLog";

const OUTPUT =
  "\u00011700000000\0\nM\0a.mdx\0\u00011600000000\0\nR100\0old.mdx\0b.mdx\0\u00011500000000\0\nA\0old.mdx\0";

test("the output may come in pieces of any length", () => {
  for (let length = 1; length <= OUTPUT.length; length += 1) {
    const log = new CommitLog(["a.mdx", "b.mdx"]);
    for (let at = 0; at < OUTPUT.length; at += length) log.read(OUTPUT.slice(at, at + length));
    expect(Object.fromEntries(log.dates)).toEqual({
      "a.mdx": "2023-11-14T22:13:20.000Z",
      "b.mdx": "2017-07-14T02:40:00.000Z",
    });
  }
});

test("it is done with the last date, and reads nothing of what follows", () => {
  const log = new CommitLog(["a.mdx"]);
  expect(log.isDone).toBe(false);
  log.read(OUTPUT);
  log.read("\u00011400000000\0\nM\0a.mdx\0");
  expect(log.isDone).toBe(true);
  expect(log.dates.get("a.mdx")).toBe("2023-11-14T22:13:20.000Z");
});
