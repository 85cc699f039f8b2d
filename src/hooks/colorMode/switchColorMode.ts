import { COLOR_MODE_KEY, isColorMode, THEME_ATTRIBUTE, type ColorMode } from "../../shared/colorMode";
import { readStored, store } from "../storage";

/** The mode in use: what the build or the early script wrote on `<html>`. */
export function currentColorMode(): ColorMode {
  return document.documentElement.getAttribute(THEME_ATTRIBUTE) === "dark" ? "dark" : "light";
}

/** Turns the site's look to the other mode, and remembers it. */
export function switchColorMode(): void {
  const mode = currentColorMode() === "dark" ? "light" : "dark";
  document.documentElement.setAttribute(THEME_ATTRIBUTE, mode);
  store(COLOR_MODE_KEY, mode);
}

/** Replaces a stored text that is no mode by the mode in use. */
export function repairColorMode(): void {
  const stored = readStored(COLOR_MODE_KEY);
  if (stored !== null && !isColorMode(stored)) {
    store(COLOR_MODE_KEY, currentColorMode());
  }
}
