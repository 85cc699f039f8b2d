import { isReservedHost } from "../hosts/isReservedHost";
import type { Detector } from "./Detector";

/** What follows an `@` in names of files and packages, and is no host. */
const FILE_ENDING =
  /\.(?:png|jpe?g|gif|svg|webp|avif|jsx?|tsx?|css|json|html?|xml|txt|md|mdx|yaml|yml|tgz|jar|class|java)$/;

/** Tags of packages: `sdk@latest.dev`. */
const TAG = /^(?:latest|next|stable|canary|alpha|beta|rc|nightly)\./;

/** Mail addresses at hosts that are neither the site's nor set aside for examples. */
export function emailDetector(isKnown: (host: string) => boolean): Detector {
  const hostOf = (value: string): string => value.slice(value.indexOf("@") + 1).toLowerCase();
  return {
    name: "a real e-mail address",
    // `git@` is how repositories are addressed.
    pattern: /(?<![\w.+%/@-])(?!git@)[a-z0-9][\w.+%-]*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![\w@-])/gi,
    isReal: (value) => {
      const host = hostOf(value);
      return !isReservedHost(host) && !isKnown(host) && !FILE_ENDING.test(host) && !TAG.test(host);
    },
    instead: "write one at example.com",
  };
}
