import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { nameFaults } from "./nameFaults";

/** A command with its arguments. */
export type Command = readonly string[];

/** How code of a page in one language is compiled and run. Files are names in the folder where that happens. */
export interface SnippetLanguage {
  /** Canonical name of the fence's language. */
  readonly name: string;
  /** Name for code that has no file of its own. */
  readonly file: string;
  /** Commands that all have to succeed for the language to be tried. */
  readonly probes: readonly Command[];
  /** Other files that have to be there. */
  readonly needs?: readonly string[];
  /** Command that compiles; null: nothing does, or `compileHere` alone. */
  readonly compile: ((file: string, beside: readonly string[]) => Command) | null;
  /** Looks at the code in this process, first; gives what is wrong. `given` are names that the code doesn't declare. */
  readonly compileHere?: (folder: string, file: string, given: readonly string[]) => readonly string[];
  /** Commands that run a program, one after the other; the last one's output counts. */
  readonly run: (file: string, beside: readonly string[]) => readonly Command[];
  /** The same of a program that answers requests, where that is another one. */
  readonly serve?: (file: string, port: number) => Command;
}

/** Where Debian has the JSON library of the Java samples. */
const JARS = "/usr/share/java";
const JACKSON = ["jackson-databind.jar", "jackson-core.jar", "jackson-annotations.jar"].map((name) =>
  path.join(JARS, name),
);
const CLASS_PATH = [...JACKSON, "."].join(path.delimiter);

/** Files of one Go program stand beside one another only if one of them has a `main`. */
const goFiles = (file: string, beside: readonly string[]): string[] => [
  file,
  ...beside.filter((other) => other.endsWith(".go") && other !== file),
];

/** PHP prints what isn't its code, and finds no fault in it. */
function phpFaults(folder: string, file: string): readonly string[] {
  const isCode = readFileSync(path.join(folder, file), "utf8").startsWith("<?php\n");
  return isCode ? [] : ["line 1: PHP takes the code for text: begin it with `<?php`"];
}

export const SNIPPET_LANGUAGES: readonly SnippetLanguage[] = [
  {
    name: "bash",
    file: "snippet.sh",
    probes: [
      ["bash", "--version"],
      ["curl", "--version"],
      ["jq", "--version"],
      ["openssl", "version"],
    ],
    compile: (file) => ["bash", "-n", file],
    // A page's snippet that goes on after a command has failed would pass by its last line.
    run: (file) => [["bash", "-e", file]],
  },
  {
    name: "js",
    file: "snippet.mjs",
    probes: [],
    compile: (file) => [process.execPath, "--check", file],
    compileHere: nameFaults,
    run: (file) => [[process.execPath, file]],
  },
  {
    name: "ts",
    file: "snippet.ts",
    probes: [],
    compile: null,
    compileHere: nameFaults,
    run: () => [],
  },
  {
    name: "python",
    file: "snippet.py",
    probes: [["python3", "-c", "import cryptography"]],
    compile: (file) => ["python3", "-m", "py_compile", file],
    run: (file) => [["python3", file]],
  },
  {
    name: "php",
    file: "snippet.php",
    probes: [["php", "-r", 'exit(extension_loaded("curl") && extension_loaded("openssl") ? 0 : 1);']],
    compileHere: phpFaults,
    compile: (file) => ["php", "-l", file],
    run: (file) => [["php", file]],
    serve: (file, port) => ["php", "-S", `localhost:${port}`, file],
  },
  {
    name: "java",
    file: "Snippet.java",
    probes: [["javac", "--version"]],
    needs: JACKSON,
    compile: (file) => ["javac", "-cp", CLASS_PATH, file],
    run: (file) => [
      ["javac", "-cp", CLASS_PATH, file],
      ["java", "-cp", CLASS_PATH, file.replace(/\.java$/, "")],
    ],
  },
  {
    name: "go",
    file: "snippet.go",
    probes: [["go", "version"]],
    compile: (file, beside) => ["go", "vet", ...goFiles(file, beside)],
    run: (file, beside) => [["go", "run", ...goFiles(file, beside)]],
  },
  // No compiler of these is at hand anywhere yet: their code is reported as not run.
  { name: "csharp", file: "Snippet.cs", probes: [["dotnet", "--version"]], compile: null, run: () => [] },
  { name: "kotlin", file: "Snippet.kt", probes: [["kotlinc", "-version"]], compile: null, run: () => [] },
  { name: "swift", file: "snippet.swift", probes: [["swiftc", "--version"]], compile: null, run: () => [] },
];

/** What a language lacks on this machine; null: its code can be tried. */
export function lackOf({ probes, needs = [], compile, compileHere }: SnippetLanguage): string | null {
  const failing = probes.find(([command = "", ...args]) => spawnSync(command, args).status !== 0);
  if (failing !== undefined) return failing.join(" ");
  const missing = needs.find((file) => !existsSync(file));
  if (missing !== undefined) return `ls ${missing}`;
  return compile === null && compileHere === undefined ? "a compiler that this command knows" : null;
}
