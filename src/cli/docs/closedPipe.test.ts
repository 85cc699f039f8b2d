import { PassThrough } from "node:stream";

import { ignoreClosedPipe } from "./closedPipe";

test("a pipe that nobody reads is no error, any other one is", () => {
  const stream = new PassThrough();
  ignoreClosedPipe(stream);
  expect(() => stream.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))).not.toThrow();
  expect(() => stream.emit("error", Object.assign(new Error("no space"), { code: "ENOSPC" }))).toThrow("no space");
});
