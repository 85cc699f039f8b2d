import { LOAD_ERROR_RETRY, LOAD_ERROR_TITLE } from "../../components/page/LoadError/LoadError";
import { MAIN_ID } from "../../components/layout/SkipLink/SkipLink";

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * The red box on a page whose code or data can't be loaded, above the article that the HTML already has. React has not
 * started, so plain code writes what components/page/LoadError renders otherwise.
 */
export function showFirstFailure(message: string, retry: () => void): void {
  // Nothing comes alive here: the page is the one that readers without JavaScript have, its navigation included.
  document.documentElement.classList.remove("js");
  const main = document.getElementById(MAIN_ID) ?? document.body;
  main.querySelector(":scope > .load-error")?.remove();
  const box = element("div", "load-error", "");
  box.setAttribute("role", "alert");
  const button = element("button", "load-error-retry", LOAD_ERROR_RETRY);
  button.setAttribute("type", "button");
  button.addEventListener("click", retry);
  box.append(element("p", "load-error-title", LOAD_ERROR_TITLE), element("p", "load-error-text", message), button);
  main.prepend(box);
}
