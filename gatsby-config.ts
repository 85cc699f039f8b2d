import "./src/node/gatsby/requireNode";

import type * as Config from "./src/node/gatsby/config";
import { loadSource } from "./src/node/gatsby/loadSource";

const root = process.cwd();

const { gatsbyConfig } = loadSource(root, "src/node/gatsby/config.ts") as typeof Config;

export default gatsbyConfig(root);
