import { nearest } from "../../shared/nearest";
import type { Issue, Place } from "../issues";
import type { AnchorsLock, LockedPage } from "./AnchorsLock";
import type { PublicAddresses } from "./PublicAddresses";

/** A page and a place on it: "" for its top. */
interface Address {
  readonly path: string;
  readonly id: string;
}

export interface LockInputs {
  readonly file: string;
  readonly lock: AnchorsLock;
  readonly addresses: PublicAddresses;
  /** Where a reader with this address arrives: redirects followed. */
  readonly arrive: (address: Address) => Address;
  /** Whether the path is served though it is no public page: unlisted pages, pages with faults. */
  readonly isServed: (path: string) => boolean;
  /** Where drafts say that they are, by the path that they will have. */
  readonly drafts: ReadonlyMap<string, Place>;
  /** Where other languages and versions live: their pages are no successors of others. */
  readonly areas: readonly string[];
}

/**
 * Holds the site against the addresses that it has promised. One that leads nowhere any more is an error, which prints
 * the redirect to add; what the lock doesn't have yet is a warning.
 */
export function checkLock(inputs: LockInputs): Issue[] {
  const { lock } = inputs;
  return [
    ...lock.unreadable.map((place) => ({
      ...place,
      rule: "anchor-lock" as const,
      message: "this line is neither a page (`/docs/page`) nor an anchor of the page above it (`  #anchor`)",
      fix: "remove the line, then run `npm run docs -- lock`",
    })),
    ...[...lock.pages.values()].flatMap((page) => lostOf(page, inputs)),
    ...unlocked(inputs),
  ];
}

/** What is gone of one page: at most one issue, however many anchors it concerns. */
function lostOf(page: LockedPage, inputs: LockInputs): Issue[] {
  const { file, addresses } = inputs;
  const top = inputs.arrive({ path: page.path, id: "" });
  if (!isThere(top, inputs)) {
    const to = likelyPage(page, inputs);
    const draft = inputs.drafts.get(page.path);
    if (draft !== undefined) {
      return [withdrawn(page.path, draft, to)];
    }
    return [
      {
        ...{ file, line: page.line, column: 1 },
        rule: "lost-address",
        message: `the page \`${page.path}\` is gone, and no redirect leads on from its address`,
        known: to,
        fix: `bring the page back, or redirect it in redirects.yaml (\`npm run docs -- mv\` and \`rm\` do that themselves):\n${redirectLines([[page.path, to[0] ?? "/"]])}`,
      },
    ];
  }
  const lost = [...page.anchors].filter(([id]) => !isThere(inputs.arrive({ path: page.path, id }), inputs));
  const [first] = lost;
  if (first === undefined) {
    return [];
  }
  const here = addresses.get(top.path) ?? [];
  const entries = lost.map(([id]): [string, string] => {
    const [near] = nearest(id, here, 1);
    return [`${page.path}#${id}`, near === undefined ? top.path : `${top.path}#${near}`];
  });
  const names = lost.map(([id]) => `\`#${id}\``).join(", ");
  return [
    {
      ...{ file, line: first[1], column: 3 },
      rule: "lost-address",
      message: `the page \`${top.path}\` has lost ${lost.length === 1 ? "an anchor" : `${String(lost.length)} anchors`} that readers may link to: ${names}`,
      known: nearest(first[0], here, 3),
      fix: `give the heading its id back (\`{#${first[0]}}\`), or redirect in redirects.yaml (\`npm run docs -- mv-heading\` does that itself):\n${redirectLines(entries)}`,
    },
  ];
}

/** A page that was public and is a draft now: told where it says so. */
function withdrawn(path: string, draft: Place, to: readonly string[]): Issue {
  const other = /(?:^|\/)docs\//.test(draft.file) ? " (`unlisted: true` keeps it out of lists and search only)" : "";
  return {
    ...draft,
    rule: "lost-address",
    message: `readers may have kept \`${path}\`: as a draft the page is gone, and no redirect leads on from its address`,
    known: to,
    fix: `take \`draft: true\` out${other}, or redirect the address in redirects.yaml as long as it is one:\n${redirectLines([[path, to[0] ?? "/"]])}`,
  };
}

function isThere({ path, id }: Address, { addresses, isServed }: LockInputs): boolean {
  const anchors = addresses.get(path);
  return anchors === undefined ? isServed(path) : anchors === null || id === "" || anchors.includes(id);
}

/**
 * Pages that the readers of a page that is gone may be led to: those with most of its anchors, then by name, all in
 * its language and version, or in the default ones.
 */
function likelyPage(page: LockedPage, { addresses: all, areas }: LockInputs): string[] {
  const areasOf = (path: string): string[] => areas.filter((area) => `${path}/`.startsWith(`${area}/`));
  const own = new Set(areasOf(page.path));
  const addresses = new Map([...all].filter(([path]) => areasOf(path).every((area) => own.has(area))));
  const shared = (anchors: readonly string[] | null): number =>
    (anchors ?? []).filter((anchor) => page.anchors.has(anchor)).length;
  const [same] = [...addresses]
    .map(([path, anchors]) => ({ path, count: shared(anchors) }))
    .filter(({ count }) => count * 2 > page.anchors.size)
    .sort((a, b) => b.count - a.count);
  const near = nearest(page.path, addresses.keys(), 3);
  return [...new Set([...(same === undefined ? [] : [same.path]), ...near])].slice(0, 3);
}

const redirectLines = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([from, to]) => `      - from: ${quoted(from)}\n        to: ${quoted(to)}`).join("\n");

/** ` #` begins a comment in YAML, `#` inside a word doesn't; what else could be misread stands in quotes. */
const quoted = (text: string): string => (/^[\w/#.-]+$/.test(text) ? text : JSON.stringify(text));

/** One warning for everything that is new. */
function unlocked({ file, lock, addresses }: LockInputs): Issue[] {
  const fresh = [...addresses].flatMap(([path, anchors]) => {
    const page = lock.pages.get(path);
    return page === undefined
      ? [path]
      : (anchors ?? []).filter((id) => !page.anchors.has(id)).map((id) => `${path}#${id}`);
  });
  const [first] = fresh;
  if (first === undefined) {
    return [];
  }
  const shown = fresh.slice(0, 3).map((address) => `\`${address}\``);
  const more = fresh.length > shown.length ? ` and ${String(fresh.length - shown.length)} more` : "";
  return [
    {
      ...{ file, line: 1, column: 1 },
      rule: "unlocked-address",
      message: `not in the list of public addresses yet: ${shown.join(", ")}${more}`,
      fix: "run `npm run docs -- lock` and commit the file",
    },
  ];
}
