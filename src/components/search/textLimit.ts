import { MAX_QUERY_LENGTH } from "../../shared/search/maxQueryLength";

/** Said of a text that fills the field: the browser cuts what is pasted beyond that, and says nothing. */
export const LONG_TEXT = "This is a long text: only its beginning is searched for.";

export const isLongText = (typed: string): boolean => typed.length >= MAX_QUERY_LENGTH;
