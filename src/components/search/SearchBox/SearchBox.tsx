import { navigate, withPrefix } from "gatsby";
import { useContext, useEffect, useRef, useState } from "react";

import { PageScopeContext } from "../../../hooks/pageScope/pageScope";
import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { useSearchScope } from "../../../hooks/search/useSearchScope";
import { useSite } from "../../../hooks/site/useSite";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { searchPath } from "../hitPath";
import { loadDialog, type SearchDialogModule } from "./loadDialog";
import * as styles from "./SearchBox.module.css";
import { isSearchShortcut } from "./searchShortcut";
import { useTypedAhead } from "./useTypedAhead";

interface SearchBoxProps {
  /** What the control is called, from the navbar's settings. */
  readonly label: string;
}

/**
 * The site's search in the navigation bar: idle, a button. The dialog and all that searches are loaded at the first
 * sign of use, and the search files with them. Without JavaScript a link to the list of all pages stands here.
 */
export function SearchBox({ label }: SearchBoxProps) {
  const { search } = useSite();
  const localePath = useLocalePath();
  const searchScope = useSearchScope();
  const path = useContext(PageScopeContext)?.path;
  const [dialog, setDialog] = useState<SearchDialogModule | null>(null);
  const [open, setOpen] = useState(false);
  const [shortcut, setShortcut] = useState("Ctrl K");
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = open && dialog === null;
  const typedAhead = useTypedAhead(isWaiting, () => setOpen(false));

  const prepare = () => {
    loadDialog()
      .then((module) => {
        module.loadSearch({ documents: withPrefix(`/${search.docs}`), index: withPrefix(`/${search.index}`) });
        setDialog(module);
      })
      .catch(() => {
        // The page of results brings its own message, and its own way to try again.
        setOpen((wanted) => {
          if (wanted) {
            const { localePath: home, version } = searchScope;
            navigate(searchPath(home, { typed: typedAhead.current, version }), { state: { focusField: true } });
          }
          return false;
        });
      });
  };
  const start = () => {
    prepare();
    setOpen(true);
  };

  // Whoever goes on to another page has not waited for the dialog, and is done with one that is open.
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) {
      last.current = path;
      setOpen(false);
    }
  }, [path]);

  const onShortcut = useRef(start);
  useEffect(() => {
    onShortcut.current = start;
  });
  useEffect(() => {
    if (/Macintosh|iPhone|iPad/.test(navigator.userAgent)) {
      setShortcut("⌘K");
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        onShortcut.current();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`needs-js ${styles.button ?? ""}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isWaiting}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={start}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <Icon name="search" size={18} className={styles.icon} />
        <span className={styles.label}>{isWaiting ? "Loading..." : label}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      <SiteLink to={`${localePath}/sitemap`} className={styles.withoutScript}>
        All pages
      </SiteLink>
      {dialog === null ? null : (
        <dialog.SearchDialog open={open} typedAhead={typedAhead} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
