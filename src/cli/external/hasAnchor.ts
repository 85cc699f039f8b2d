import { defaultTreeAdapter, parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

/**
 * Whether a page has the anchor that a link names, by its HTML as served. A missing one is `missing` only where the
 * page's headings carry ids: its anchors are then in the HTML. Else scripts may make them, and it is `unknown`, as is
 * a route of a script (`#/a`, `#!a`). What stands behind `:~:` is for the browser.
 */
export function hasAnchor(html: string, hash: string): "present" | "missing" | "unknown" {
  const id = decoded(hash.replace(/^#/, "").replace(/:~:.*$/s, ""));
  if (id === "" || id.toLowerCase() === "top") {
    return "present";
  }
  if (/^[!/]/.test(id)) {
    return "unknown";
  }
  let headings = 0;
  for (const element of elementsIn(parse(html))) {
    for (const { name, value } of element.attrs) {
      if (name === "id" || (name === "name" && element.tagName === "a")) {
        // GitHub puts a prefix before the ids of its users, and a script finds them without it.
        if (value === id || value === `user-content-${id}`) {
          return "present";
        }
        headings += /^h[1-6]$/.test(element.tagName) ? 1 : 0;
      }
    }
  }
  return headings > 0 ? "missing" : "unknown";
}

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) {
      yield child;
      yield* elementsIn(child);
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
