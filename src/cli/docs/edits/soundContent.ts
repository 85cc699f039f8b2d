import type { Site } from "../../../node/config/loadSite";
import { severityOf } from "../../../node/issues";
import type { Issue } from "../../../node/issues";
import type { Project } from "../../../node/project/loadProject";
import { CommandError } from "../Command";
import type { Workplace } from "../Command";
import { firstFaults } from "../firstFaults";
import { loadContent } from "../loadContent";

/** Content without errors: everything about it is known. */
export interface SoundProject extends Project {
  readonly site: Site;
}

/**
 * Loads the content for an edit. Throws where it has errors, with the first of them: `unknown` says what isn't known
 * then, and `allowed` which errors leave it known.
 */
export async function soundContent(
  place: Workplace,
  unknown: string,
  allowed: (issue: Issue) => boolean = () => false,
): Promise<SoundProject> {
  const project = await loadContent(place);
  const errors = project.issues.filter((issue) => severityOf(issue, false) === "error" && !allowed(issue));
  if (project.site === null || errors.length > 0) {
    throw new CommandError(
      `The content has errors, so ${unknown}. Mend them first (\`npm run docs -- check\` has them all):\n\n${firstFaults(errors, false, project)}`,
    );
  }
  return { ...project, site: project.site };
}
