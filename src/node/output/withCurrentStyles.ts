/** The one style sheet of a site, by Gatsby's name for it. */
const STYLE_SHEET = /^\/styles\.[0-9a-f]+\.css$/;
const STYLE_SHEET_LINK = /(<link rel="stylesheet" href="[^"]*)\/styles\.[0-9a-f]+\.css"/g;

/** Address of the site's style sheet among those of its bundles; null for a build without styles. */
export function styleSheetOf(bundles: readonly string[]): string | null {
  return bundles.find((address) => STYLE_SHEET.test(address)) ?? null;
}

/**
 * The page with a link to the style sheet of this build. A warm build after an edit of styles alone leaves pages as
 * they are: Gatsby renders them again when their data or its renderer have changed, and neither has.
 */
export function withCurrentStyles(html: string, styleSheet: string | null): string {
  return styleSheet === null ? html : html.replace(STYLE_SHEET_LINK, `$1${styleSheet}"`);
}
