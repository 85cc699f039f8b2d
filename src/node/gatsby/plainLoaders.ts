import type { Syntax } from "./plainModules";

/** Loader of plain modules, in webpack's words. */
export type PlainLoader = (syntax: Syntax) => { readonly loader: string; readonly options: object };

/** For what is built: esbuild compiles the fastest. `target` is the syntax that may stay, in its words. */
export const esbuildLoader =
  (target: readonly string[]): PlainLoader =>
  (syntax) => ({
    loader: "esbuild-loader",
    options: { target, jsx: "automatic", tsconfigRaw: {}, loader: syntax },
  });

/** For the development server: SWC knows how to prepare components for being replaced while they are shown. */
export const swcLoader: PlainLoader = (syntax) => ({
  loader: "swc-loader",
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      parser: syntax === "jsx" ? { syntax: "ecmascript", jsx: true } : { syntax: "typescript", tsx: syntax === "tsx" },
      // Who develops has a browser of these years.
      target: "es2022",
      // Gatsby's own modules are never replaced.
      transform: { react: { runtime: "automatic", development: true, refresh: syntax !== "jsx" } },
    },
  },
});

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
