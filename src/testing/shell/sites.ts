// The two sites that the tests of the shell look at.
import path from "node:path";

import { fixtureFolder, FIXTURE_PREFIX } from "./fixture/place";

/** A built site and how it is served. */
export interface Site {
  readonly name: string;
  /** Folder of the built files. */
  readonly folder: string;
  /** Path it is served under: "" or "/portal". */
  readonly prefix: string;
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, "../../..");

/** The shipped site, in public/ or PUBLIC_DIR, built with the path prefix of PATH_PREFIX. */
export const shipped: Site = {
  name: "shipped",
  folder: path.resolve(root, process.env.PUBLIC_DIR ?? "public"),
  prefix: process.env.PATH_PREFIX ?? "",
};

/**
 * The fixture site of src/testing/sites/shell: path prefix, two locales (English, and Arabic from right to left), two
 * docs versions, a closable announcement bar, dropdowns, the colour switch, a footer in a row.
 */
export const fixture: Site = {
  name: "fixture",
  folder: path.join(fixtureFolder(), "public"),
  prefix: FIXTURE_PREFIX,
};
