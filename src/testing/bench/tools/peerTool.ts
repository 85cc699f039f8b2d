import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { measure } from "../process/measure";
import type { Peer } from "./Peer";
import { peerFolder } from "./peerFolder";
import type { Corpus, Tool } from "./Tool";

/** Says what the site was built from; it is there only while the site is whole. */
const BUILT = "bench-built.txt";

/** A peer, ready to build once it is installed. */
export function peerTool(peer: Peer): Tool {
  const folder = peerFolder(peer);
  const at = (...names: string[]): string => path.join(folder, ...names);
  let input = "";
  return {
    name: `${peer.label} ${peer.dependencies[peer.package] ?? ""}`,
    reset(corpus) {
      for (const name of [BUILT, peer.docs, peer.site, ...peer.caches]) {
        rmSync(at(name), { recursive: true, force: true });
      }
      cpSync(path.join(corpus.folder, "docs"), at(peer.docs), { recursive: true });
      for (const [name, text] of Object.entries(peer.files(corpus.pages))) {
        mkdirSync(path.dirname(at(name)), { recursive: true });
        writeFileSync(at(name), text);
      }
      input = digestOf(peer, corpus);
    },
    async build() {
      rmSync(at(BUILT), { force: true });
      const measured = await measure(process.execPath, [programOf(peer), "build"], {
        cwd: folder,
        env: { CI: "true", ...peer.env },
      });
      writeFileSync(at(BUILT), input);
      return measured;
    },
    sourceOf: (docId) => at(peer.docs, `${docId}.md`),
    site: at(peer.site),
    fileOf: peer.fileOf,
    addressOf: peer.addressOf,
    kindOf: peer.kindOf,
  };
}

/** Whether an earlier run has left a site of this corpus. In it one page may have a sentence more, of a timed edit. */
export function hasBuiltSite(peer: Peer, corpus: Corpus): boolean {
  const file = path.join(peerFolder(peer), BUILT);
  return existsSync(file) && readFileSync(file, "utf8") === digestOf(peer, corpus);
}

/** What a site is made from: versions, configuration and pages. */
export function digestOf({ dependencies, files }: Peer, { folder, pages }: Corpus): string {
  const hash = createHash("sha256").update(JSON.stringify([dependencies, files(pages)]));
  const docs = path.join(folder, "docs");
  for (const entry of readdirSync(docs, { recursive: true, encoding: "utf8" }).sort()) {
    if (entry.endsWith(".md")) {
      hash.update(JSON.stringify([entry, readFileSync(path.join(docs, entry), "utf8")]));
    }
  }
  return hash.digest("hex");
}

/** The file that the package's command runs: started directly, a build isn't charged with npx. */
function programOf(peer: Peer): string {
  const home = path.join(peerFolder(peer), "node_modules", peer.program);
  const { bin } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === "string" ? bin : Object.values(bin ?? {})[0];
  if (file === undefined) {
    throw new Error(`${peer.program} has no command`);
  }
  return path.join(home, file);
}
