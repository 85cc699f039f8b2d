import type { ExpressionScope } from "../content";
import { interpolate } from "../content";
import type { Issue, Place } from "../issues";
import { readYaml } from "./readYaml";
import { siteSchema } from "./siteSchema";
import type { SiteSettings } from "./siteSchema";

/** `content/site.yaml`, validated, its data expressions resolved. */
export interface Site {
  readonly settings: SiteSettings;
  readonly scope: ExpressionScope;
  /** Place of a key path in the file that says it. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
}

export interface SiteResult {
  readonly site: Site | null;
  readonly issues: readonly Issue[];
}

/** Reads the settings. `text` is null when the file doesn't exist. */
export function loadSite(file: string, text: string | null): SiteResult {
  if (text === null) {
    const issue: Issue = {
      file,
      line: 1,
      column: 1,
      rule: "config-shape",
      message: "the content folder has no site.yaml",
      fix: "add one: CONTRIBUTING shows the keys, content/site.yaml is an example",
    };
    return { site: null, issues: [issue] };
  }
  const { value, issues, locate } = readYaml({ file, text }, siteSchema, "config-shape");
  if (value === null) {
    return { site: null, issues };
  }
  const faults: Issue[] = [];
  // Each may name what stands before it: hosts the product, links both, and everything else all three.
  const { product } = value;
  const hosts = resolveExpressions(
    value.hosts,
    { product, hosts: {}, links: {} },
    ["hosts"],
    locate,
    faults,
  ) as ExpressionScope;
  const links = resolveExpressions(
    value.links,
    { product, hosts, links: {} },
    ["links"],
    locate,
    faults,
  ) as ExpressionScope;
  const scope: ExpressionScope = { product, hosts, links };
  const rest = resolveExpressions(value, scope, [], locate, faults, new Set(["product", "hosts", "links"]));
  const settings = { ...(rest as SiteSettings), hosts, links } as SiteSettings;
  return { site: { settings, scope, locate }, issues: faults };
}

/** Replaces data expressions in every text of a value, reporting unknown ones at their key. */
export function resolveExpressions(
  value: unknown,
  scope: ExpressionScope,
  path: readonly PropertyKey[],
  locate: Site["locate"],
  issues: Issue[],
  skip: ReadonlySet<string> = new Set(),
): unknown {
  if (typeof value === "string") {
    return interpolate(value, scope, (fault) => {
      issues.push({
        ...locate(path),
        rule: "unknown-expression",
        message: fault.message,
        known: fault.known,
        fix: fault.fix ?? "use a known name, or add it under `hosts` or `links`",
      });
    });
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => resolveExpressions(item, scope, [...path, index], locate, issues));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        skip.has(key) && path.length === 0 ? item : resolveExpressions(item, scope, [...path, key], locate, issues),
      ]),
    );
  }
  return value;
}
