import type { ApiCall } from "../../../shared/contracts/ApiModel";
import { jsonAnswer } from "./MockAnswer";
import type { MockAnswer } from "./MockAnswer";
import { MockError } from "./MockError";

/** The documented example of a call's success, as its page shows it. */
export function successAnswer({ id, response }: ApiCall): MockAnswer {
  if (response === null || response.exampleIs === "none") {
    throw new MockError("MOCK_NOT_PLAYED", `The request is right, but the description has no example answer of ${id}.`);
  }
  return jsonAnswer(200, response.example);
}
