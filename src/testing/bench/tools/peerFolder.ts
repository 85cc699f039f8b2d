import { tmpdir } from "node:os";
import path from "node:path";

import type { Peer } from "./Peer";

/**
 * Where a peer lives, from one run to the next. Outside of the project: tools look for packages and settings in the
 * folders above theirs, and treat what lies in a node_modules in ways of its own.
 */
export const peerFolder = (peer: Peer): string => path.join(tmpdir(), "docs-site-bench-peers", peer.id);
