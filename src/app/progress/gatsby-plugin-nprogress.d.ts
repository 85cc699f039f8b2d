// The browser hooks of the plugin, which has no types.
declare module "gatsby-plugin-nprogress/gatsby-browser" {
  export function onClientEntry(api: object, options: object): void;
}
