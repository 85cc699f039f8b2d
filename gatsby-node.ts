import { gatsbyHooks } from "./src/node/gatsby/hooks";

const hooks = gatsbyHooks(process.cwd());

export const onPreInit = hooks.onPreInit;
export const onPreBootstrap = hooks.onPreBootstrap;
export const createSchemaCustomization = hooks.createSchemaCustomization;
export const sourceNodes = hooks.sourceNodes;
export const createPages = hooks.createPages;
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig;
export const onCreateDevServer = hooks.onCreateDevServer;
export const onPostBootstrap = hooks.onPostBootstrap;
export const onPostBuild = hooks.onPostBuild;
