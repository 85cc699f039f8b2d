import { randomBytes } from "node:crypto";

import { Recent } from "./Recent";

/** What a token lets its holder do; null: everything that the application may. */
export type Scopes = readonly string[] | null;

export interface AccessToken {
  readonly scopes: Scopes;
  /** Unix time in milliseconds. */
  readonly expiresAt: number;
}

interface Code {
  readonly scopes: Scopes;
  readonly redirectUri: string;
}

const newSecret = (): string => randomBytes(24).toString("base64url");

/** The tokens and codes that the OAuth server has given out. `now` is Unix time in milliseconds. */
export class Tokens {
  readonly #access = new Recent<AccessToken>();
  readonly #refresh = new Recent<Scopes>();
  readonly #codes = new Recent<Code>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** New tokens; the access token is good for `seconds`. */
  issue(scopes: Scopes, seconds: number): { accessToken: string; refreshToken: string } {
    const [accessToken, refreshToken] = [newSecret(), newSecret()];
    this.#access.set(accessToken, { scopes, expiresAt: this.#now() + seconds * 1000 });
    this.#refresh.set(refreshToken, scopes);
    return { accessToken, refreshToken };
  }

  find(accessToken: string): AccessToken | undefined {
    return this.#access.get(accessToken);
  }

  isExpired({ expiresAt }: AccessToken): boolean {
    return this.#now() >= expiresAt;
  }

  /** The scopes that a refresh token stands for; undefined: it is none. */
  scopesOf(refreshToken: string): Scopes | undefined {
    return this.#refresh.get(refreshToken);
  }

  issueCode(code: Code): string {
    const name = newSecret();
    this.#codes.set(name, code);
    return name;
  }

  /** Takes a code out: it works once, whether the exchange succeeds or fails. */
  takeCode(name: string): Code | undefined {
    const code = this.#codes.get(name);
    this.#codes.delete(name);
    return code;
  }
}
