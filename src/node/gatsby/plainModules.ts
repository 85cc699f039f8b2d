import { readFileSync } from "node:fs";
import path from "node:path";

/** What a plain module is written in; JSX may stand in the JavaScript of Gatsby. */
export const SYNTAXES = ["ts", "tsx", "jsx"] as const;
export type Syntax = (typeof SYNTAXES)[number];

/** Gatsby's Babel plugins take queries out of a module. */
const HAS_QUERY = /\bgraphql`|\buseStaticQuery\b|\bStaticQuery\b/;
/** Modules of pages, of which Babel removes what only the build reads. */
const IS_PAGE = /^src\/(?:templates|pages)\//;
/** A module of Gatsby that asks for all of lodash, of which Babel takes what it uses. */
const HAS_LODASH = /["']lodash["']/;

/** Tells the syntax of modules that no Babel plugin of Gatsby has to see; null for others. Files are absolute. */
export function plainModules(root: string): (file: string) => Syntax | null {
  const known = new Map<string, Syntax | null>();
  return (file) => {
    let syntax = known.get(file);
    if (syntax === undefined) {
      syntax = syntaxOf(root, file);
      known.set(file, syntax);
    }
    return syntax;
  };
}

function syntaxOf(root: string, file: string): Syntax | null {
  const inside = path.relative(root, file).split(path.sep).join("/");
  if (/^src\/.+\.tsx?$/.test(inside)) {
    return IS_PAGE.test(inside) || HAS_QUERY.test(readFileSync(file, "utf8")) ? null : tsSyntax(file);
  }
  // Gatsby's own modules around the site's; those of the virtual folder may not be on the disk.
  return /^\.cache\/(?!_this_is_virtual_fs_path_\/).+\.js$/.test(inside) && !isForBabel(readFileSync(file, "utf8"))
    ? "jsx"
    : null;
}

const tsSyntax = (file: string): Syntax => (file.endsWith("x") ? "tsx" : "ts");

// Those that define useStaticQuery are no queries.
const isForBabel = (text: string): boolean => HAS_LODASH.test(text) || /\bgraphql`/.test(text);
