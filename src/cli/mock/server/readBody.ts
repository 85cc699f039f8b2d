import type { IncomingMessage } from "node:http";

import { MAX_JSON_LENGTH } from "../../../shared/signing/json/readJson";
import { MockError } from "./MockError";

/** Bytes of a JSON body: as much as the signing library reads. */
export const MAX_JSON_BYTES = MAX_JSON_LENGTH;
/** Bytes of a form with files. */
export const MAX_FORM_BYTES = 10 * 1_048_576;

/** The sender has gone before the end of its request: nobody waits for an answer. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** Reads a body of at most `limit` bytes. Throws a MockError for a longer one, and ClientGone where it breaks off. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = (): void => {
      request.off("data", take);
      // What still comes is thrown away, so that the sender gets to read the answer.
      request.resume();
      const message = `The body is longer than ${limit.toLocaleString("en-US")} bytes, the limit of this mock.`;
      reject(new MockError("MOCK_BODY_TOO_LARGE", message, { headers: { Connection: "close" } }));
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) {
        refuse();
      } else {
        chunks.push(chunk);
      }
    };
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("close", () => reject(new ClientGone("the request broke off")));
    // Told of by "close" as well; nobody to tell would end the process.
    request.on("error", () => undefined);
    if (Number(request.headers["content-length"]) > limit) {
      refuse();
    } else {
      request.on("data", take);
    }
  });
}
