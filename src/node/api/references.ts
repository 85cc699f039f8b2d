import { posix } from "node:path";

import { nearest } from "../../shared/nearest";
import type { Issue } from "../issues";
import { entriesOf, get, textOf } from "./Located";
import type { Located, LocatedList, LocatedMap } from "./Located";

/** The reference of a node that is one. */
export function refOf(node: Located): string | undefined {
  return textOf(get(node, "$ref"));
}

interface Targets {
  readonly files: ReadonlyMap<string, LocatedMap>;
  readonly broken: ReadonlySet<string>;
  readonly base: string;
  readonly report: (issue: Issue) => void;
}

/** Follows references; what it says of each is said once, however often it is followed. */
export function targets({ files, broken, base, report }: Targets): (node: Located) => Located | null {
  const known = new Map<Located, Located | null>();
  const follow = (node: Located): Located | null => {
    const ref = refOf(node);
    const at = get(node, "$ref")?.at;
    if (ref === undefined || at === undefined) {
      return null;
    }
    const fault = (message: string, near: readonly string[], fix: string): null => {
      report({ ...at, rule: "api-reference", message, known: near, fix });
      return null;
    };
    const [address = "", pointer = ""] = ref.split(/#(.*)/s);
    const from = at.file.slice(base.length);
    const file = address === "" ? from : posix.normalize(posix.join(posix.dirname(from), address));
    if (pointer === "") {
      return fault(`\`${ref}\` leads to no part of a file`, [], "write `file.yaml#/schemas/Name`");
    }
    const root = files.get(file);
    if (root === undefined) {
      // What is wrong with a broken file is said there.
      return broken.has(file)
        ? null
        : fault(`\`${ref}\` leads to no file of the description`, nearest(file, files.keys()), "correct the path");
    }
    let current: Located = root;
    for (const [index, part] of pointer.split("/").entries()) {
      if (index === 0) {
        if (part !== "") {
          return fault(`\`${ref}\` is no reference`, [], "write `file.yaml#/schemas/Name`");
        }
        continue;
      }
      const name = unescapePointer(part);
      const inner: Located | null = refOf(current) === undefined ? current : target(current);
      const next: Located | undefined =
        inner?.kind === "list" ? elementOf(inner, name) : inner === null ? undefined : get(inner, name);
      if (next === undefined) {
        const names = [...entriesOf(inner ?? undefined).keys()];
        const near = nearest(name, names);
        const elsewhere = near.length > 0 ? near : names.slice(0, 5);
        return fault(`\`${ref}\` leads nowhere: there is no \`${name}\``, elsewhere, "correct the name");
      }
      current = next;
    }
    return current;
  };
  const target = (node: Located): Located | null => {
    const done = known.get(node);
    if (done !== undefined) {
      return done;
    }
    // A reference that leads through itself meets this null.
    known.set(node, null);
    const found = follow(node);
    known.set(node, found);
    return found;
  };
  return target;
}

/** The element that a part of a pointer names; an empty part names none. */
function elementOf({ items }: LocatedList, name: string): Located | undefined {
  return /^(?:0|[1-9]\d*)$/.test(name) ? items[Number(name)] : undefined;
}

/** RFC 6901 in a URI fragment: percent signs first, then `~1` and `~0`. */
function unescapePointer(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // A lone percent sign stands for itself.
  }
  return text.replace(/~1/g, "/").replace(/~0/g, "~");
}
