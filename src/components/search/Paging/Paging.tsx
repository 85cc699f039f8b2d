import { useSearchScope } from "../../../hooks/search/useSearchScope";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { searchPath } from "../hitPath";
import type { SearchAddress } from "../SearchPage/searchAddress";
import * as styles from "./Paging.module.css";

interface PagingProps extends SearchAddress {
  readonly pages: number;
  /** Called when another page is chosen. */
  readonly onTurn: () => void;
}

/** Links to the neighbours of a page of results. */
export function Paging({ page, pages, onTurn, ...query }: PagingProps) {
  const { localePath } = useSearchScope();
  const pathOf = (other: number) => searchPath(localePath, { ...query, page: other });
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      {page > 1 ? (
        <SiteLink to={pathOf(page - 1)} rel="prev" onClick={onTurn}>
          <Icon name="arrowLeft" size={14} /> Previous
        </SiteLink>
      ) : (
        <span />
      )}
      <span className={styles.place}>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <SiteLink to={pathOf(page + 1)} rel="next" onClick={onTurn}>
          Next <Icon name="arrowRight" size={14} />
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
