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
  /** Takes what stands in the field into the address now. */
  readonly submit: () => void;
  /** Changes the address at once: what is not given stays, but the page, which is the first then. */
  readonly go: (to: Partial<SearchAddress>, replace: boolean) => void;
  /** Ends the run of typing: the next letter starts another search. */
  readonly endRun: () => void;
}

/**
 * Field and address of the page of results. The address follows the field, and the field follows an address that came
 * from elsewhere: a link, Back, Forward. An address that comes from here never sets the field, where more may have been
 * typed since. For Back a run of typing is one search, however fast it was typed: its first change adds an entry to the
 * history, the others replace that.
 */
export function useSearchAddress(query: string, field: RefObject<HTMLInputElement>): SearchState {
  const { localePath } = useSearchScope();
  // The HTML knows no query: what the address asks for is read after the first paint.
  const [asked, setAsked] = useState(() => readSearchAddress(""));
  const [typed, setTyped] = useState("");
  /** Queries that went into the address from here and have not come back yet, oldest first. */
  const own = useRef<readonly string[]>([]);
  const timer = useRef(0);
  /** Whether the history's entry is that of the typing that goes on. */
  const inRun = useRef(false);

  const change = (to: Partial<SearchAddress>, replace: boolean) => {
    window.clearTimeout(timer.current);
    const path = searchPath(localePath, { typed, area: asked.area, version: asked.version, ...to });
    const isSame = path === searchPath(localePath, asked);
    own.current = [...own.current, path.replace(/^[^?]*/, "")];
    if (to.typed !== undefined) {
      setTyped(to.typed);
    }
    inRun.current = replace || !isSame;
    navigate(path, { replace: replace || isSame });
  };
  const follow = () => change({}, inRun.current);
  const endRun = () => {
    inRun.current = false;
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), ADDRESS_DELAY_MS);
  };
  const submit = () => {
    follow();
    endRun();
  };
  const go: SearchState["go"] = (to, replace) => {
    change(to, replace);
    endRun();
  };

  const early = useRef(type);
  useEffect(() => {
    const next = readSearchAddress(query);
    const place = own.current.indexOf(query);
    own.current = place < 0 ? [] : own.current.slice(place + 1);
    setAsked(next);
    if (place < 0) {
      window.clearTimeout(timer.current);
      inRun.current = false;
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

  return { asked, typed, type, submit, go, endRun };
}
