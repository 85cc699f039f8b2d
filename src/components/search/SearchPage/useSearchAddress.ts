import { navigate } from "gatsby";
import { useEffect, useRef, useState, type RefObject } from "react";

import { useSearchScope } from "../../../hooks/search/useSearchScope";
import { searchPath } from "../hitPath";
import { readSearchAddress, type SearchAddress } from "./searchAddress";

/** The address follows what is typed after this many ms without a key. */
const ADDRESS_DELAY_MS = 250;

interface SearchState {
  /** What the address asks for. */
  readonly asked: SearchAddress;
  /** What stands in the field; newer than the address while the reader types. */
  readonly typed: string;
  /** Sets the field; the address follows. */
  readonly type: (text: string) => void;
  /** Changes the address at once: what is not given stays, but the page, which is the first then. */
  readonly go: (to: Partial<SearchAddress>, replace: boolean) => void;
}

/**
 * Field and address of the page of results. The address follows the field, and the field follows an address that came
 * from elsewhere: a link, Back, Forward. An address that comes from here never sets the field, where more may have been
 * typed since.
 */
export function useSearchAddress(query: string, field: RefObject<HTMLInputElement>): SearchState {
  const { localePath } = useSearchScope();
  // The HTML knows no query: what the address asks for is read after the first paint.
  const [asked, setAsked] = useState(() => readSearchAddress(""));
  const [typed, setTyped] = useState("");
  /** Queries that went into the address from here and have not come back yet, oldest first. */
  const own = useRef<readonly string[]>([]);
  const timer = useRef(0);

  const go: SearchState["go"] = (to, replace) => {
    window.clearTimeout(timer.current);
    const path = searchPath(localePath, { typed, area: asked.area, version: asked.version, ...to });
    own.current = [...own.current, path.replace(/^[^?]*/, "")];
    if (to.typed !== undefined) {
      setTyped(to.typed);
    }
    navigate(path, { replace });
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current({}, true), ADDRESS_DELAY_MS);
  };

  const early = useRef(type);
  useEffect(() => {
    const next = readSearchAddress(query);
    const place = own.current.indexOf(query);
    own.current = place < 0 ? [] : own.current.slice(place + 1);
    setAsked(next);
    if (place < 0) {
      window.clearTimeout(timer.current);
      setTyped(next.typed);
    }
  }, [query]);
  useEffect(() => {
    // What was typed into the HTML before the script was there is newer than the address.
    const text = field.current?.value ?? "";
    if (text !== "") {
      early.current(text);
    }
    return () => window.clearTimeout(timer.current);
  }, [field]);

  return { asked, typed, type, go };
}
