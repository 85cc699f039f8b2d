import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { RequestChecks } from "../../../node/api";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { KEYS } from "../../../testing/fixtures/signing/vectors";
import type { KeyFolder, KeyPair } from "../../mock/keys";
import type { Job } from "../SampleRun";
import { loadSnippets } from "./loadSnippets";
import { guideLanguage, snippetJobs } from "./snippetJobs";
import { SNIPPET_LANGUAGES } from "./SnippetLanguage";

export interface GuideInputs {
  readonly root: string;
  readonly contentFolder: string;
  /** A folder for what is run. */
  readonly folder: string;
  /** Of the mock. */
  readonly origin: string;
  readonly keys: KeyFolder;
  readonly application: KeyPair;
  readonly choice: {
    readonly hasLanguage: (language: string) => boolean;
    readonly hasPage: (contentFile: string) => boolean;
  };
  readonly checks: RequestChecks;
  readonly workshop: {
    readonly platformKey: PrivateKey;
    readonly environment: (language: string) => Readonly<Record<string, string>>;
  };
}

const STORE_ID = "1700000000000000002";

/** Jobs for the code of the guides, with what the guides tell readers to have: keys beside it, variables, a token. */
export async function guideJobs(inputs: GuideInputs): Promise<Job[]> {
  const { root, contentFolder, origin, keys, application, choice, checks, workshop } = inputs;
  const languages = new Set(
    SNIPPET_LANGUAGES.map(({ name }) => name).filter((name) => choice.hasLanguage(guideLanguage(name))),
  );
  const snippets = await loadSnippets(root, contentFolder, origin);
  if (languages.size === 0) return [];
  const folder = path.join(inputs.folder, "guides");
  mkdirSync(folder, { recursive: true });
  const vectorKey = path.join(folder, "vector-public.pem");
  writeFileSync(vectorKey, KEYS.application.publicPem);
  const environment = workshop.environment("guides");
  const token = await accessToken(origin, environment);
  const jobs = snippetJobs(snippets, languages, {
    folder,
    files: new Map([
      ["private.pem", keys.privateKey],
      ["private-pkcs8.pem", keys.privateKeyPkcs8],
      ["server-public.pem", keys.serverPublicKey],
      ["vector-public.pem", vectorKey],
    ]),
    environment: {
      ...environment,
      STORE_ID,
      CLIENT_PRIVATE_KEY: application.pkcs1,
      ACCESS_TOKEN: token.value ?? "",
    },
    keys: { platform: workshop.platformKey, webhooks: checks.webhooks },
  });
  const wanted = jobs.filter(({ id }) => choice.hasPage(id.replace(/:\d+$/, "")));
  // Without a token nothing that the guides tell could work.
  return token.value === null ? wanted.map((job) => ({ ...job, run: () => Promise.resolve(token.fault) })) : wanted;
}

type Token = { readonly value: string } | { readonly value: null; readonly fault: string };

/** A token of the mock, as the guides get one first. */
async function accessToken(origin: string, environment: Readonly<Record<string, string>>): Promise<Token> {
  const { CLIENT_ID = "", CLIENT_SECRET = "" } = environment;
  const response = await fetch(`${origin}/v1/token`, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ grantType: "client_credentials" }),
  });
  const answer = await response.text();
  const [, value = null] = /"accessToken": ?"([^"]+)"/.exec(answer) ?? [];
  return value === null ? { value, fault: `the mock gives no token at POST /v1/token: ${answer}` } : { value };
}
