/** A style sheet of the site by Gatsby's name for it: that of its bundle, and a hash. */
const STYLE_SHEET = /^\/([^/]+)\.[0-9a-f]+\.css$/;
const STYLE_SHEET_LINK = /(<link rel="stylesheet" href="[^"]*)\/([^/"]+)\.[0-9a-f]+\.css"/g;

/** Addresses of style sheets by the names of their bundles. */
export type StyleSheets = ReadonlyMap<string, string>;

/** The site's style sheets among its bundles. */
export function styleSheetsOf(bundles: readonly string[]): StyleSheets {
  return new Map(
    bundles.flatMap((address) => {
      const name = STYLE_SHEET.exec(address)?.[1];
      return name === undefined ? [] : [[name, address] as const];
    }),
  );
}

/**
 * The page with links to the style sheets of this build. A warm build after an edit of styles alone leaves pages as
 * they are: Gatsby renders them again when their data or its renderer have changed, and neither has.
 */
export function withCurrentStyles(html: string, styleSheets: StyleSheets): string {
  return html.replace(STYLE_SHEET_LINK, (link, start: string, name: string) => {
    const address = styleSheets.get(name);
    return address === undefined ? link : `${start}${address}"`;
  });
}
