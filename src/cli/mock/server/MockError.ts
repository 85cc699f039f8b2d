import type { JsonValue } from "../../../shared/contracts/ApiModel";
import type { MockAnswer } from "./MockAnswer";
import { jsonAnswer } from "./MockAnswer";
import type { MockCode } from "./codes";
import { DOCUMENTED_CODES, OWN_CODES } from "./codes";

/** Why a request is refused: an error answer in the documented form. `message` says what was expected and what came. */
export class MockError extends Error {
  override readonly name = "MockError";
  readonly code: MockCode;
  /** The object that a refused signature has beside `error`. */
  readonly debug: JsonValue | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: MockCode,
    message: string,
    { debug, headers = {} }: { debug?: JsonValue; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.code = code;
    this.debug = debug;
    this.headers = headers;
  }

  answer(): MockAnswer {
    const { code, message, debug } = this;
    const isOwn = code in OWN_CODES;
    const status = { ...DOCUMENTED_CODES, ...OWN_CODES }[code];
    const error = {
      ...{ code, message },
      // Where an error of the sandbox has diagnostic text.
      ...(isOwn ? { debug: `${code} is a code of this mock. The pages publish none for this case.` } : {}),
    };
    return jsonAnswer(status, { error, ...(debug === undefined ? {} : { debug }) }, this.headers);
  }
}
