import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * What the compiler of TypeScript says of names in JavaScript: those that nothing declares, and modules and exports
 * that aren't there, and constants that are given another value. Types are the reader's business: a sample may set a property that its class doesn't declare.
 */
const ABOUT_NAMES: ReadonlySet<number> = new Set([
  ...[2304, 2305, 2306, 2307, 2308, 2459, 2460, 2552, 2580, 2582, 2583, 2584, 2588, 2613, 2614, 2724, 18004],
]);

/** Comments that tell the compiler to be silent. */
const SILENCE = /@ts-(?:nocheck|ignore|expect-error)/;

const OPTIONS: ts.CompilerOptions = {
  ...{ allowJs: true, checkJs: true, noEmit: true, strict: false, skipLibCheck: true },
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: ["node"],
  typeRoots: [path.resolve(__dirname, "../../../../node_modules/@types")],
};

/** Files of libraries are the same each time. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Syntax faults of a script in `folder`, and names in it that nothing declares. `given` are the reader's own. */
export function nameFaults(folder: string, file: string, given: readonly string[]): readonly string[] {
  const script = path.join(folder, file);
  const globals = path.join(folder, "given.d.ts");
  const disk = ts.createCompilerHost(OPTIONS);
  // What the reader's own names are, nobody knows here: any use of them is right.
  const declared = given.map((name) => `declare const ${name}: any;`).join("\n");
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, ...rest) => {
      if (name === globals) return ts.createSourceFile(name, declared, ts.ScriptTarget.ES2022);
      if (!name.includes("/node_modules/")) return disk.getSourceFile(name, ...rest);
      if (!libraries.has(name)) libraries.set(name, disk.getSourceFile(name, ...rest));
      return libraries.get(name);
    },
    fileExists: (name) => name === globals || disk.fileExists(name),
    readFile: (name) => (name === globals ? declared : disk.readFile(name)),
  };
  const program = ts.createProgram([script, globals], OPTIONS, host);
  const source = program.getSourceFile(script);
  const code = readFileSync(script, "utf8");
  const [silence] = SILENCE.exec(code) ?? [];
  if (silence !== undefined) return [`\`${silence}\` would hide what is wrong: remove it`];
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source).filter((one) => ABOUT_NAMES.has(one.code)),
  ];
  return found.map(({ start = 0, messageText }) => {
    const line = code.slice(0, start).split("\n").length;
    return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
