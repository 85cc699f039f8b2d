import type { ApiCall, ApiSchema } from "../../shared/contracts/ApiModel";
import type { ExpressionScope } from "../content";
import type { Issue } from "../issues";
import { bundleOf } from "./bundle";
import type { Bundle } from "./bundle";
import { checkDescription } from "./checkDescription";
import { readDescription } from "./readDescription";
import { toCalls } from "./toCalls";
import { toSchemas } from "./toSchemas";

/** All calls, in the order of the description, and the shared schemas by name. */
export interface ApiModel {
  readonly calls: readonly ApiCall[];
  readonly schemas: readonly ApiSchema[];
}

export interface ApiSource {
  /** Texts by path relative to the content folder; those below `api/` count. */
  readonly texts: ReadonlyMap<string, string>;
  /** The content folder as a path for messages. */
  readonly label: string;
  readonly scope: ExpressionScope;
  /** Ids of the docs pages that exist. */
  readonly docIds: Iterable<string>;
  /** Codes of the error catalogue; null when it is faulty, which is said elsewhere. */
  readonly errorCatalogue: ReadonlySet<string> | null;
}

export interface LoadedApi {
  readonly model: ApiModel;
  /** The whole description as one OpenAPI object; null where there is none. */
  readonly bundle: Bundle | null;
  readonly issues: readonly Issue[];
}

let last: { readonly key: string; readonly api: LoadedApi } | null = null;

/**
 * Reads `content/api/`: model, published description and everything that is wrong with it. The same input gives the
 * same answer without work, so that a page saved in develop doesn't wait for the description.
 */
export function loadApi(source: ApiSource): LoadedApi {
  const texts = [...source.texts].filter(([path]) => path.startsWith("api/"));
  const codes = source.errorCatalogue === null ? null : [...source.errorCatalogue];
  const key = JSON.stringify([texts, source.label, source.scope, [...source.docIds], codes]);
  if (last?.key !== key) {
    last = { key, api: readApi({ ...source, texts: new Map(texts) }) };
  }
  return last.api;
}

function readApi(source: ApiSource): LoadedApi {
  const issues = new Map<string, Issue>();
  const report = (issue: Issue): void => {
    // One fault that several calls share is one issue.
    issues.set([issue.file, issue.line, issue.column, issue.rule, issue.message].join("\n"), issue);
  };
  const { texts, label, scope } = source;
  const description = readDescription(texts, label, scope, report);
  const product = scope["product"];
  const slug = typeof product === "object" && typeof product["slug"] === "string" ? product["slug"] : "product";
  const calls = toCalls(description, slug);
  const bundle = bundleOf(description, slug);
  checkDescription({ description, calls, bundle, scope, docIds: source.docIds, errorCatalogue: source.errorCatalogue });
  return {
    model: {
      calls: calls.map(({ call }) => call),
      schemas: toSchemas(
        description,
        calls.map(({ call }) => call),
      ),
    },
    bundle,
    issues: [...issues.values()],
  };
}
