import type { ExpressionScope } from "../content";
import type { Bundle } from "./bundle";
import { checkCallIds } from "./checks/checkCallIds";
import { checkCallLinks } from "./checks/checkCallLinks";
import { checkCircles } from "./checks/checkCircles";
import { checkDescribed } from "./checks/checkDescribed";
import { checkDuplicates } from "./checks/checkDuplicates";
import { checkExamples } from "./checks/checkExamples";
import { checkPathParameters } from "./checks/checkPathParameters";
import { checkRequired } from "./checks/checkRequired";
import { checkScopes } from "./checks/checkScopes";
import { checkShapes } from "./checks/checkShapes";
import { checkSharedCalls } from "./checks/checkSharedCalls";
import { checkUnused } from "./checks/checkUnused";
import type { Description } from "./readDescription";
import type { BuiltCall } from "./toCalls";

/** Everything that the gates look at. */
export interface Checked {
  readonly description: Description;
  readonly calls: readonly BuiltCall[];
  readonly bundle: Bundle | null;
  readonly scope: ExpressionScope;
  readonly docIds: Iterable<string>;
  readonly errorCatalogue: ReadonlySet<string> | null;
}

/** All gates of the description; each says what it finds at the place of the YAML that is at fault. */
export function checkDescription(checked: Checked): void {
  const shapes = checkShapes(checked);
  const circles = checkCircles(checked);
  checkDuplicates(checked);
  checkCallIds(checked);
  checkCallLinks(checked);
  checkScopes(checked);
  checkSharedCalls(checked);
  checkPathParameters(checked);
  checkDescribed(checked);
  checkRequired(checked);
  checkUnused(checked);
  checkExamples(checked, shapes && circles);
}
