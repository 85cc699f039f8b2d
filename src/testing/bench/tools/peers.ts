import { docusaurus } from "./docusaurus";
import type { Peer } from "./Peer";
import { starlight } from "./starlight";
import { vitepress } from "./vitepress";

/** Whom this project is compared with. */
export const PEERS: readonly Peer[] = [docusaurus, vitepress, starlight];
