import type { Issue } from "../../issues";
import { pointsIn } from "../../content/pointsIn";
import type { Point } from "../../content/pointsIn";
import { Remembered } from "../Remembered";
import { cardDetectors } from "./cardNumbers";
import type { Detector } from "./Detector";
import { emailDetector } from "./emailAddresses";
import { findSecrets } from "./findSecrets";
import type { Secret } from "./findSecrets";
import { keyDetectors } from "./keys";
import { phoneDetectors } from "./phoneNumbers";

/** As much of a secret as a message may say. */
const SHOWN = 4;

export interface SecretChecks {
  /** Texts by path relative to the project's root. */
  readonly texts: Iterable<readonly [file: string, text: string]>;
  /** Digests that are allowed. */
  readonly allowed: ReadonlySet<string>;
  /** Hosts at which mail addresses may be; null while the settings can't be read: then none is judged. */
  readonly knownHosts: ReadonlySet<string> | null;
}

const remembered = new Remembered<readonly Secret[]>();

/** Looks for secrets in whole files, whatever they stand in. Gives the allowed digests that were met as well. */
export function checkSecrets({ texts, allowed, knownHosts }: SecretChecks): {
  readonly issues: readonly Issue[];
  readonly used: ReadonlySet<string>;
} {
  const detectors: readonly Detector[] = [
    ...keyDetectors,
    ...cardDetectors,
    ...phoneDetectors,
    ...(knownHosts === null ? [] : [emailDetector((host) => knownHosts.has(host))]),
  ];
  const rules = knownHosts === null ? "none" : JSON.stringify([...knownHosts]);
  const used = new Set<string>();
  const issues: Issue[] = [];
  for (const [file, written] of texts) {
    const pointAt = pointsIn(written);
    for (const secret of remembered.get(rules, file, written, () => findSecrets(written, detectors))) {
      if (allowed.has(secret.sha256)) {
        used.add(secret.sha256);
      } else {
        issues.push(issueOf(secret, file, pointAt(secret.offset)));
      }
    }
  }
  return { issues, used };
}

/** Never shows the value itself: reports end up in logs that more people read than the file. */
function issueOf({ value, sha256, detector }: Secret, file: string, point: Point): Issue {
  return {
    file,
    ...point,
    rule: "secret",
    message: `\`${value.slice(0, SHOWN)}…\` (${String(value.length)} characters) looks like ${detector.name}`,
    fix: `${detector.instead}; a throwaway value goes under \`secrets\` in content/allowed.yaml: \`- { sha256: ${sha256}, reason: … }\``,
  };
}
