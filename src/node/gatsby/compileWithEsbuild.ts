import { readFileSync } from "node:fs";
import path from "node:path";

import type { WebpackRule } from "./shortenClassNames";

/** What webpack tells a rule that chooses its loaders for each module. */
interface ModuleData {
  readonly resource?: string;
}

/** Gatsby's Babel plugins take queries out of a module. */
const HAS_QUERY = /\bgraphql`|\buseStaticQuery\b|\bStaticQuery\b/;

/** Modules of pages, of which Babel removes what only the build reads. */
const IS_PAGE = /^(templates|pages)[\\/]/;

/** Whether a file is one of the site's own TypeScript modules that no Babel plugin of Gatsby has to see. */
export function isPlainModule(source: string, file: string): boolean {
  const inside = path.relative(source, file);
  return (
    /\.tsx?$/.test(file) &&
    !inside.startsWith("..") &&
    !path.isAbsolute(inside) &&
    !IS_PAGE.test(inside) &&
    !HAS_QUERY.test(readFileSync(file, "utf8"))
  );
}

/**
 * Rules of webpack's configuration under which esbuild compiles what no Babel plugin of Gatsby has to see. Gatsby has
 * two rules for TypeScript, so Babel works on each such file twice, and writes out syntax that the browsers have.
 * @param rules of Gatsby; those that choose Babel leave such files alone
 * @param source folder of the site's modules, absolute
 * @param target the syntax that may stay, in esbuild's words
 */
export function compileWithEsbuild(
  rules: readonly WebpackRule[],
  source: string,
  target: readonly string[],
): WebpackRule[] {
  const known = new Map<string, boolean>();
  const isPlain = (file: string): boolean => {
    const plain = known.get(file) ?? isPlainModule(source, file);
    known.set(file, plain);
    return plain;
  };
  return [
    ...rules.map((rule): WebpackRule => {
      if (typeof rule.use !== "function") return rule;
      const choose = rule.use as (data: ModuleData) => unknown;
      return { ...rule, use: (data: ModuleData) => (isPlain(data.resource ?? "") ? [] : choose(data)) };
    }),
    {
      test: isPlain,
      use: [{ loader: "esbuild-loader", options: { target, jsx: "automatic", tsconfigRaw: {} } }],
    },
  ];
}

/** `browserslist` of package.json in esbuild's words: "ios_saf >= 15.4" is "ios15.4". */
export function esbuildTarget(browsers: readonly string[]): string[] {
  return browsers.map((browser) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(browser) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(
        `package.json: browserslist has "${browser}"; write a name and its oldest version: "safari >= 15.4"`,
      );
    }
    return `${name === "ios_saf" ? "ios" : name}${version}`;
  });
}
