import type { NearPage } from "../../../shared/notFound/nearestPages";
import type { Area } from "../../home/AreaTiles/AreaTiles";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./NearestHelp.module.css";

interface NearestHelpProps {
  /** Site path of the address; null while it is not known, as in the HTML. */
  readonly path: string | null;
  /** Pages that the reader may have meant. */
  readonly near: readonly NearPage[];
  readonly areas: readonly Area[];
  /** Where the pages of the address's locale live: "" for the default one. */
  readonly localePath?: string;
}

/** Where to look next for a reader whose address leads nowhere. */
export function NearestHelp({ path, near, areas, localePath = "" }: NearestHelpProps) {
  const words = wordsOf(path ?? "");
  return (
    <>
      {near.length === 0 ? null : (
        <section aria-labelledby="nearest" className={styles.nearest}>
          <h2 id="nearest" className={styles.heading}>
            Did you mean
          </h2>
          <ul>
            {near.map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path} className={styles.page}>
                  <span className={styles.title}>{page.title}</span>
                  <span className={styles.path}>{page.path}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.actions}>
        <SiteLink
          to={`${localePath}/search${words === "" ? "" : `?q=${encodeURIComponent(words)}`}`}
          className="button needs-js"
        >
          <Icon name="search" size={18} />
          {words === "" ? "Search" : `Search for “${words}”`}
        </SiteLink>
        <SiteLink to={`${localePath}/sitemap`} className={styles.other}>
          See all pages
        </SiteLink>
        <SiteLink to={`${localePath}/docs`} className={styles.other}>
          Docs
        </SiteLink>
        <SiteLink to={localePath || "/"} className={styles.other}>
          Home
        </SiteLink>
      </p>
      {areas.length === 0 ? null : (
        <section aria-labelledby="areas" className={styles.section}>
          <h2 id="areas" className={styles.heading}>
            Go to an area
          </h2>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={area.title}>
                <SiteLink to={area.to} className={styles.link}>
                  {area.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Longest text, in characters, that a button asks for. */
const MAX_WORDS_LENGTH = 40;

/** What an address says in words, to search for: "/docs/payment/quick-pay.html" is about "quick pay". */
function wordsOf(path: string): string {
  const last = path.replace(/(?:\/index)?\.html?$/i, "").match(/[^/]+(?=\/*$)/)?.[0] ?? "";
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    return "";
  }
  const words = text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return words.length > MAX_WORDS_LENGTH || words === "404" ? "" : words;
}
