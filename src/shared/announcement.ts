/** Key of the dismissed announcement in the browser's storage; its value is the bar's id. */
export const ANNOUNCEMENT_KEY = "announcement.dismissed";

/** Attribute of `<html>`, written at build time: the id of the configured bar. */
export const ANNOUNCEMENT_ID_ATTRIBUTE = "data-announcement-id";

/** Attribute of `<html>` that hides the bar, and its value; the early script sets it before the first paint. */
export const ANNOUNCEMENT_ATTRIBUTE = "data-announcement";
export const ANNOUNCEMENT_DISMISSED = "dismissed";
