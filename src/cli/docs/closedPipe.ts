import type { Writable } from "node:stream";

/** Goes on where nobody reads any more, as behind `| head -1`: a command does its work to the end. Other errors throw. */
export function ignoreClosedPipe(stream: Writable): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") {
      throw error;
    }
  });
}
