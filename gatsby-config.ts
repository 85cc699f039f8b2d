import "./src/node/gatsby/requireNode";

import { gatsbyConfig } from "./src/node/gatsby/config";

export default gatsbyConfig(process.cwd());
