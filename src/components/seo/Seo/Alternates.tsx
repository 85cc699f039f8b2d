import type { LocaleAlternate } from "../../../shared/contracts/Alternates";
import { absoluteUrl } from "../../../hooks/site/absoluteUrl";
import type { Site } from "../../../hooks/site/types";
import { commonAlternates } from "../../../shared/locales/commonPages";

interface AlternatesProps {
  /** Site path of the page. */
  readonly path: string;
  /** The page in every locale; undefined for a page that no content makes. */
  readonly known: readonly LocaleAlternate[] | undefined;
  readonly site: Site;
}

/** Tells search engines the other languages of a page. Start pages that stand in for a missing one are none. */
export function Alternates({ path, known, site }: AlternatesProps) {
  if (site.locales.length < 2) {
    return null;
  }
  const pages = (known ?? commonAlternates(path, site.locales)).filter(({ exact }) => exact);
  if (pages.length < 2) {
    return null;
  }
  const main = pages.find(({ locale }) => locale === site.locales[0]?.code);
  const link = (language: string, page: LocaleAlternate) => (
    <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(page.path, site)} />
  );
  return (
    <>
      {pages.map((page) => link(page.locale, page))}
      {main === undefined ? null : link("x-default", main)}
    </>
  );
}
