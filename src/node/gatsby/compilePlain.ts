import type { PlainLoader } from "./plainLoaders";
import { plainModules, SYNTAXES } from "./plainModules";
import type { WebpackRule } from "./shortenClassNames";

/** What webpack tells a rule that chooses its loaders for each module. */
interface ModuleData {
  readonly resource?: string;
}

/**
 * Rules of webpack's configuration under which another loader compiles what no Babel plugin of Gatsby has to see.
 * Gatsby has two rules for TypeScript, so Babel works on each such file twice, and writes out syntax that the browsers
 * have.
 * @param rules of Gatsby; those that choose Babel leave such files alone
 * @param root folder of the project, absolute
 */
export function compilePlain(rules: readonly WebpackRule[], root: string, loader: PlainLoader): WebpackRule[] {
  const syntaxOf = plainModules(root);
  return [
    ...rules.map((rule): WebpackRule => {
      if (typeof rule.use !== "function") return rule;
      const choose = rule.use as (data: ModuleData) => unknown;
      return { ...rule, use: (data: ModuleData) => (syntaxOf(data.resource ?? "") === null ? choose(data) : []) };
    }),
    ...SYNTAXES.map((syntax) => ({
      test: (file: string) => syntaxOf(file) === syntax,
      use: [loader(syntax)],
    })),
  ];
}
