import { loadSite } from "../../node/config/loadSite";
import { readRequestChecks } from "../../node/api";
import type { RequestChecks } from "../../node/api";
import { sampleFiles, samplesOf } from "../../node/api/samples";
import type { SampleContext } from "../../node/api/samples";
import { readContentTree } from "../../node/content";
import type { Issue } from "../../node/issues";
import { originsOf } from "../../node/project/loadDescription";

/** What the content folder holds for a mock. */
export interface MockContent {
  readonly checks: RequestChecks;
  /** Name of the product, as pages have it. */
  readonly name: string;
  /** What sample programs are printed with. */
  readonly context: SampleContext;
  /** Every origin that the settings name, sandbox and production. */
  readonly origins: readonly string[];
  /** Sample programs by their address; printed once somebody asks. */
  readonly samples: () => ReadonlyMap<string, string>;
}

/** Reads settings and API description, and nothing else. `issues` says why there is no mock of them. */
export async function loadMockContent(
  root: string,
  contentFolder: string,
): Promise<{ content: MockContent | null; issues: readonly Issue[] }> {
  const { texts, label } = await readContentTree(contentFolder, root);
  const { site, issues } = loadSite(`${label}/site.yaml`, texts.get("site.yaml") ?? null);
  if (site === null) {
    return { content: null, issues };
  }
  const checks = readRequestChecks({ texts, label, scope: site.scope });
  if (checks.issues.length > 0 || checks.operations.length === 0) {
    return { content: null, issues: checks.issues };
  }
  let printed: ReadonlyMap<string, string> | null = null;
  const calls = [...checks.operations.map(({ call }) => call), ...checks.webhooks];
  const context = { hosts: originsOf(site) };
  const origins = Object.values(context.hosts).flatMap(({ sandbox, production }) => [
    ...(sandbox === undefined ? [] : [sandbox]),
    production,
  ]);
  const samples = (): ReadonlyMap<string, string> =>
    (printed ??= sampleFiles(calls, (call) => samplesOf(call, context)));
  return { content: { checks, name: site.settings.product.name, context, origins, samples }, issues: [] };
}
