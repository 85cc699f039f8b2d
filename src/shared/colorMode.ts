/** Looks of the site; `data-theme` on `<html>` says which. */
export const COLOR_MODES = ["light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Key of the reader's mode in the browser's storage. */
export const COLOR_MODE_KEY = "color-mode";

/** Attribute of `<html>` that says the mode in use. Written where there is a switch or where dark is the default. */
export const THEME_ATTRIBUTE = "data-theme";

/** Attribute of `<html>` that is there when readers may switch: only then does a stored mode count. */
export const THEME_SWITCH_ATTRIBUTE = "data-theme-switch";

/** Whether a text, from storage or settings, names a mode. */
export const isColorMode = (text: string | null | undefined): text is ColorMode =>
  COLOR_MODES.some((mode) => mode === text);
