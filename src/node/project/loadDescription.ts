import { createHash } from "node:crypto";

import { callAnchor } from "../../shared/apiAnchors";
import type { ApiAccess, ApiCall, CodeSample, PassedRun } from "../../shared/contracts/ApiModel";
import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { nearest } from "../../shared/nearest";
import { apiNodes, digestCall, digestRun, digestSchema, loadApi } from "../api";
import type { ApiModel, ErrorCatalogue } from "../api";
import { helpersOf, parseSamplesLock, sampleDigest, sampleFiles, SAMPLES_LOCK, samplesOf } from "../api/samples";
import type { SampleContext, SamplesLock } from "../api/samples";
import type { Site } from "../config/loadSite";
import type { ContentTree } from "../content";
import type { PageCalls } from "../docs";
import type { Issue } from "../issues";
import type { NodeRecord } from "../section";

/** The API description as the rest of the project uses it. */
export interface DescriptionOutput {
  readonly access: ApiAccess;
  /** Digest of the answer to a question of the compiler: `call:issueVoucher`, `schema:Voucher`, `error:CODE`, … */
  readonly digest: (key: string) => string;
  readonly calls: readonly ApiCall[];
  readonly nodes: readonly NodeRecord[];
  /** Files that are published as they are, by their address: the description itself and the sample programs. */
  readonly files: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
}

/**
 * Digest of all that a description is made from, which is no page's text: settings, data, locks and the files in
 * `api/`, and which pages there are.
 */
export function descriptionKey({ texts, label }: ContentTree, docIds: readonly string[]): string {
  const files = [...texts].filter(([file]) => !/\.mdx?$/i.test(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha([label, docIds, files]);
}

/** Reads `content/api/` and prepares what pages, nodes and published files take from it. */
export function loadDescription(
  tree: ContentTree,
  site: Site,
  docIds: Iterable<string>,
  catalogue: ErrorCatalogue | null,
): DescriptionOutput {
  const codes = catalogue === null ? null : new Set([...catalogue.oauth, ...catalogue.api].map(({ code }) => code));
  const { texts, label } = tree;
  const { model, bundle, issues } = loadApi({ texts, label, scope: site.scope, docIds, errorCatalogue: codes });
  const context = { hosts: originsOf(site) };
  const calls = new Map(model.calls.map((call) => [call.id, call]));
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const ofCall = <Value>(id: string, make: (call: ApiCall) => readonly Value[]): readonly Value[] => {
    const call = calls.get(id);
    return call === undefined ? [] : make(call);
  };
  const printed = new Map<string, readonly CodeSample[]>();
  const text = texts.get(SAMPLES_LOCK);
  const lock = text === undefined ? null : parseSamplesLock(`${label}/${SAMPLES_LOCK}`, text);
  const runs = runsByCall(lock);
  const access: ApiAccess = {
    call: (id) => calls.get(id) ?? null,
    schema: (name) => schemas.get(name) ?? null,
    samples: (id) => {
      // Asked for by each page's languages, its tabs and the digest of both.
      const samples = printed.get(id) ?? ofCall(id, (call) => samplesOf(call, context));
      printed.set(id, samples);
      return samples;
    },
    passedRuns: (id) => {
      if (lock === null) return null;
      const asTheyAre = new Map(
        access.samples(id).map(({ language, program }) => [language, sampleDigest(program, digest(`run:${id}`))]),
      );
      return (runs.get(id) ?? []).filter((run) => asTheyAre.get(run.language) === run.digest);
    },
    helpers: (id) => ofCall(id, helpersOf),
    callsNaming: (code) => model.calls.filter(({ errors }) => errors.includes(code)),
    callIds: () => calls.keys(),
  };
  const digest = digests(model, access);
  return {
    access,
    digest,
    calls: model.calls,
    nodes: apiNodes(model, catalogue),
    files: new Map([
      ...(bundle === null ? [] : [["/openapi.json", `${JSON.stringify(bundle, null, 2)}\n`] as const]),
      ...sampleFiles(model.calls, ({ id }) => access.samples(id)),
    ]),
    issues: [...issues, ...faultsOfRuns(lock)],
  };
}

function runsByCall(lock: SamplesLock | null): ReadonlyMap<string, readonly PassedRun[]> {
  const byCall = new Map<string, PassedRun[]>();
  for (const { call, ...run } of lock?.runs ?? []) {
    byCall.set(call, [...(byCall.get(call) ?? []), run]);
  }
  return byCall;
}

const faultsOfRuns = (lock: SamplesLock | null): Issue[] =>
  (lock?.faults ?? []).map((fault) => ({ ...fault, rule: "samples-lock" }));

/** Hosts that have an origin in production: a sample program calls these. */
export function originsOf(site: Site): SampleContext["hosts"] {
  return Object.fromEntries(
    Object.entries(site.settings.hosts).flatMap(([name, { production, sandbox }]) =>
      production === undefined ? [] : [[name, { production, ...(sandbox === undefined ? {} : { sandbox }) }]],
    ),
  );
}

/** Answers are digested once, however many pages ask. */
function digests(model: ApiModel, access: ApiAccess): DescriptionOutput["digest"] {
  const known = new Map<string, string>();
  const digestOf = (key: string): string => {
    const at = key.indexOf(":");
    const name = key.slice(at + 1);
    switch (key.slice(0, at)) {
      case "call":
        return digestCall(model, name);
      case "run":
        return digestRun(model.calls, name, (id) => digest(`call:${id}`));
      case "schema":
        return digestSchema(model, name);
      case "samples":
        return sha(access.samples(name));
      case "runs":
        return sha(access.passedRuns(name));
      case "helpers":
        return sha(access.helpers(name));
      default:
        return sha(access.callsNaming(name).map(({ id, title, page, method }) => [id, title, page, method]));
    }
  };
  const digest = (key: string): string => {
    const value = known.get(key) ?? digestOf(key);
    known.set(key, value);
    return value;
  };
  return digest;
}

const sha = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Ids of the calls that a page documents, apart by the type of their nodes. */
export function callsOf(calls: readonly ApiCall[], docId: string): PageCalls {
  const own = calls.filter(({ page }) => page === docId);
  const ids = (isWebhook: boolean): string[] =>
    own.filter(({ kind }) => (kind === "webhook") === isWebhook).map(({ id }) => id);
  return { operationIds: ids(false), webhookIds: ids(true) };
}

/** Calls that the page they name doesn't show. `compiled` gives a docs page by its id; null where it is faulty. */
export function undocumentedCalls(
  calls: readonly ApiCall[],
  compiled: (docId: string) => CompiledPage | null | undefined,
): Issue[] {
  return calls.flatMap((call) => {
    const page = compiled(call.page);
    if (page === undefined || page === null || page.anchors.includes(callAnchor(call.id))) {
      return [];
    }
    return [
      {
        ...call.at,
        rule: "api-call" as const,
        message: `the page \`${call.page}\` doesn't show the call \`${call.id}\` that names it`,
        known: nearest(callAnchor(call.id), page.anchors, 3),
        fix: `write \`<Operation id="${call.id}" />\` on that page, or name the page that does`,
      },
    ];
  });
}
