import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { spawnGroup } from "../process/spawnGroup";
import type { Peer } from "./Peer";
import { peerFolder } from "./peerFolder";

const manifestOf = ({ id, module, dependencies }: Peer): string =>
  `${JSON.stringify({ name: id, version: "0.0.0", private: true, ...(module ? { type: "module" } : {}), dependencies }, null, 2)}\n`;

/** Whether a peer is there in the versions that are wanted. npm writes its own list last. */
export function isPeerInstalled(peer: Peer): boolean {
  const manifest = path.join(peerFolder(peer), "package.json");
  return (
    existsSync(path.join(peerFolder(peer), "node_modules/.package-lock.json")) &&
    existsSync(manifest) &&
    readFileSync(manifest, "utf8") === manifestOf(peer)
  );
}

/** Installs a peer with npm, unless it is there. Fails with npm's output. */
export async function installPeer(peer: Peer): Promise<void> {
  if (isPeerInstalled(peer)) {
    return;
  }
  const folder = peerFolder(peer);
  console.log(`Installing ${peer.label} in ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), manifestOf(peer));
  // With the npm that runs this script where there is one; its settings name this project as the folder.
  const npm = process.env["npm_execpath"];
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  const { ended, output } = npm
    ? spawnGroup(process.execPath, [npm, ...args], { cwd: folder })
    : spawnGroup("npm", args, { cwd: folder });
  if ((await ended) !== 0) {
    throw new Error(`npm couldn't install ${peer.label}, which needs the network:\n${output()}`);
  }
}
