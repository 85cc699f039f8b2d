import { EsbuildPlugin } from "esbuild-loader";

/** Gatsby's way to terser, which keeps what it has made of a bundle for the next build. */
type Terser = (options: {
  readonly exclude: RegExp;
  readonly terserOptions: Readonly<Record<string, unknown>>;
}) => unknown;

/** React, which its makers have minified: terser takes two seconds to find one percent. */
const FRAMEWORK = /^framework-/;

/** Terser writes no syntax that is newer than what it reads, and of 2020 nothing but arrows and short methods. */
const ECMA = 2020;

/**
 * Plugins that make bundles small: esbuild writes newer syntax in terms of what the browsers know, which terser can't;
 * terser then drops and renames what esbuild's own minifier leaves: a twentieth of a docs page's JavaScript,
 * compressed, for two seconds of a build that has nothing of it yet. A second pass of it finds nothing more.
 * @param target the syntax that may stay, in esbuild's words
 */
export function minifyBundles(terser: Terser, target: readonly string[]): unknown[] {
  return [
    // Marked as minified, a bundle would be skipped by terser.
    new EsbuildPlugin({ target: [...target], minify: false, legalComments: "none", exclude: FRAMEWORK }),
    new EsbuildPlugin({ target: [...target], legalComments: "none", include: FRAMEWORK }),
    terser({
      exclude: FRAMEWORK,
      terserOptions: {
        ecma: ECMA,
        compress: { ecma: ECMA },
        mangle: true,
        // In place of Gatsby's, which is for ES5; terser takes no `format` beside it.
        output: { ecma: ECMA, comments: false },
      },
    }),
  ];
}
