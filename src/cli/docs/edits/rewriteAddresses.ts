import { posix } from "node:path";

import { encodeAddress, safeDecode } from "../../../node/content/links";
import { splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { addressesAbout } from "./addressesAbout";
import { addressesIn } from "./addressesIn";
import { replaceRanges } from "./replaceRanges";
import { yamlAddresses } from "./yamlAddresses";

/** What moves: content files by their paths below the content folder, and routes. */
export interface Moves {
  readonly files: ReadonlyMap<string, string>;
  readonly routes: ReadonlyMap<string, string>;
  /** Anchors that get another name: by the route of their page and the old one, the new. */
  readonly anchors?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Route of a content file, for links by file to anchors that move. */
  readonly routeOf?: (file: string) => string | null;
  /** The content folder as messages name it. */
  readonly label?: string;
}

/** A content file's text with its addresses as they are after the moves; the file itself may be among them. */
export function rewriteAddresses(file: string, text: string, moves: Moves): string {
  const place = moves.files.get(file) ?? file;
  const targets = [...moves.files.keys(), ...moves.routes.keys(), ...anchorsOf(moves)];
  const name = posix.join(moves.label ?? "", file);
  // Links out of a page that moves are all to be found.
  const addresses = place === file ? addressesAbout(name, text, targets) : addressesIn(name, text);
  const replacements = addresses.flatMap(({ address, start, end }) => {
    const next = rewritten(address, file, place, moves);
    return next === address ? [] : [{ start, end, text: next }];
  });
  return replaceRanges(text, replacements);
}

/** The same of a YAML file: of its values and the Markdown in them that are site paths. */
export function rewriteYamlAddresses(file: string, text: string, moves: Moves): string {
  return replaceRanges(
    text,
    yamlAddresses(text).map(({ address, start, end }) => ({ start, end, text: rewritten(address, file, file, moves) })),
  );
}

function rewritten(address: string, file: string, place: string, moves: Moves): string {
  const { path, query, hash } = splitUrl(address);
  // Addresses of other sites, and those that a data expression makes: `{links.support}`.
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\{(?!product\})/i.test(address)) {
    return address;
  }
  if (path === "" || path.startsWith("/")) {
    const route = path === "" ? (moves.routeOf?.(file) ?? "") : withoutTrailingSlash(safeDecode(path));
    const moved = path === "" ? undefined : moves.routes.get(route);
    return `${moved === undefined ? path : encodeAddress(moved)}${query}${anchorOf(route, hash, moves)}`;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), safeDecode(path)));
  const next = moves.files.get(target) ?? target;
  const newHash = anchorOf(moves.routeOf?.(target) ?? "", hash, moves);
  if (place === file && next === target) {
    return `${path}${query}${newHash}`;
  }
  const relative = posix.relative(posix.dirname(place), next);
  return `${encodeAddress(relative.startsWith(".") ? relative : `./${relative}`)}${query}${newHash}`;
}

const anchorsOf = ({ anchors }: Moves): string[] =>
  [...(anchors?.values() ?? [])].flatMap((names) => [...names.keys()]);

function anchorOf(route: string, hash: string, { anchors }: Moves): string {
  const next = hash === "" ? undefined : anchors?.get(route)?.get(safeDecode(hash.slice(1)));
  return next === undefined ? hash : `#${next}`;
}
