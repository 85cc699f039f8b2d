/** What a query may have, in characters: a line of a log is not longer, and an address that asks for it is one that hosts take. */
export const MAX_QUERY_LENGTH = 1000;
