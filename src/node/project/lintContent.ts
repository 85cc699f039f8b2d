import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Site } from "../config/loadSite";
import type { ContentTree, PageLint } from "../content";
import type { Issue } from "../issues";
import {
  checkSecrets,
  KnownHosts,
  lintPage,
  loadAllowed,
  loadGlossary,
  Remembered,
  unusedAllowances,
  yamlHosts,
  yamlTerms,
} from "../prose";
import { staticFiles } from "./staticFiles";

/** Files with text in them that are no content of their own: published as they are. */
const TEXT_FILE = /\.(?:txt|json|xml|html?|m?js|css|svg|csv|webmanifest|pem|key|pub|env|toml|ini|sh|md)$/i;

/** Checks of words, examples and secrets. */
export interface ContentLint {
  /** Those of a page, which are part of its compile; null without settings. */
  readonly pages: PageLint | null;
  /** What is wrong outside of pages' bodies: in YAML, in the lists of the checks, and secrets wherever they stand. */
  readonly issues: readonly Issue[];
}

const remembered = new Remembered<readonly Issue[]>();

/** Reads the glossary and the list of what is allowed, and checks everything that isn't a page's tree against them. */
export function lintContent(tree: ContentTree, site: Site | null, root: string): ContentLint {
  const { label, texts } = tree;
  const { glossary, issues } = loadGlossary(`${label}/glossary.yaml`, texts.get("glossary.yaml") ?? null);
  const list = loadAllowed(`${label}/allowed.yaml`, texts.get("allowed.yaml") ?? null);
  const allowedHosts = list.allowed.hosts.map(({ host }) => host);
  const hosts = site === null ? null : new KnownHosts(site.settings, new Set(allowedHosts));
  const yaml = [...texts].filter(([path]) => /\.ya?ml$/i.test(path) && !path.startsWith("i18n/"));
  const secrets = checkSecrets({
    texts: allTexts(tree, root),
    allowed: new Set(list.allowed.secrets.map(({ sha256 }) => sha256)),
    knownHosts: hosts === null ? null : new Set([...hosts.own, ...hosts.allowed]),
  });
  const isEnglish = /^en(?:-|$)/i.test(site?.settings.locales[0]?.code ?? "en");
  const isTried = site?.settings.samples.tagged ?? false;
  const digest = createHash("sha256")
    .update(
      JSON.stringify([glossary.entries, hosts === null ? null : [allowedHosts, [...hosts.own]], isEnglish, isTried]),
    )
    .digest("base64url");
  return {
    pages: hosts === null ? null : { digest, check: (page) => lintPage(page, { glossary, hosts, isEnglish, isTried }) },
    issues: [
      ...issues,
      ...list.issues,
      ...secrets.issues,
      // Without settings not everything was looked for.
      ...(hosts === null
        ? []
        : unusedAllowances(list, { secrets: secrets.used, hosts: namedHosts(allowedHosts, texts) })),
      ...yaml.flatMap(([path, text]) => {
        const file = `${label}/${path}`;
        return remembered.get(digest, file, text, () => [
          ...yamlTerms(file, path, text, glossary),
          ...(hosts === null ? [] : yamlHosts(file, path, text, hosts)),
        ]);
      }),
    ],
  };
}

/** Those of the hosts that the content names somewhere. Mail addresses count: they may need the entry. */
function namedHosts(hosts: readonly string[], texts: ContentTree["texts"]): Set<string> {
  if (hosts.length === 0) {
    return new Set();
  }
  const others = [...texts].filter(([path]) => path !== "allowed.yaml").map(([, text]) => text.toLowerCase());
  return new Set(hosts.filter((host) => others.some((text) => text.includes(host))));
}

/** Everything that the site publishes or its repository holds as text, by path relative to the project's root. */
function* allTexts(tree: ContentTree, root: string): Iterable<readonly [file: string, text: string]> {
  for (const [path, text] of tree.texts) {
    // The lock holds addresses and digests only, and is written by a command.
    if (!path.endsWith(".lock")) {
      yield [`${tree.label}/${path}`, text];
    }
  }
  for (const path of tree.files) {
    if (!tree.texts.has(path) && TEXT_FILE.test(path)) {
      yield [`${tree.label}/${path}`, readFileSync(join(tree.folder, path), "utf8")];
    }
  }
  for (const path of staticFiles(root)) {
    if (TEXT_FILE.test(path)) {
      yield [`static${path}`, readFileSync(join(root, "static", path), "utf8")];
    }
  }
}
