import type * as Hooks from "./src/node/gatsby/hooks";
import { loadSource } from "./src/node/gatsby/loadSource";

const root = process.cwd();
const { gatsbyHooks } = loadSource(root, "src/node/gatsby/hooks.ts") as typeof Hooks;
const hooks = gatsbyHooks(root);

export const onPreInit = hooks.onPreInit;
export const onPreBootstrap = hooks.onPreBootstrap;
export const createSchemaCustomization = hooks.createSchemaCustomization;
export const sourceNodes = hooks.sourceNodes;
export const createPages = hooks.createPages;
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig;
export const onCreateDevServer = hooks.onCreateDevServer;
export const onPostBootstrap = hooks.onPostBootstrap;
export const onPostBuild = hooks.onPostBuild;
