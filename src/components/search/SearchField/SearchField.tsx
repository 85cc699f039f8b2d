import { forwardRef, type InputHTMLAttributes } from "react";
import { MAX_QUERY_LENGTH } from "../../../shared/search/maxQueryLength";

import { Icon } from "../../ui/Icon/Icon";
import * as styles from "./SearchField.module.css";

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Name and placeholder: 'Loading...' or 'Search' (SPEC section 1). */
  readonly label: string;
}

/** The field of the dialog and of the page of results. The box around it is theirs, and so is the focus ring. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, ...rest },
  ref,
) {
  return (
    <>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        ref={ref}
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        {...rest}
      />
    </>
  );
});
