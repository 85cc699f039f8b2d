import type { RequestChecks } from "../../../node/api";
import type { PublicKey } from "../../../shared/signing/keys/publicKey";

/** Credentials that the mock takes for those of an application. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a mock is made from. */
export interface MockSource {
  readonly checks: Pick<RequestChecks, "operations">;
  readonly credentials: Credentials;
  /** Of the application: its requests are verified with it. */
  readonly applicationKey: PublicKey;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Of the real platform: a program may sign for them and call the mock. */
  readonly origins: readonly string[];
  /** Sample programs by their address, `/samples/<call id>.<extension>`. */
  readonly samples: () => ReadonlyMap<string, string>;
}
