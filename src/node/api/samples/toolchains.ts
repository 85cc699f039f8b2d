import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeSample } from "../../../shared/contracts/ApiModel";

interface Toolchain {
  readonly language: string;
  /** Commands that all have to succeed for the language to be tried. */
  readonly probes: readonly (readonly string[])[];
  /** The file that a program is kept in, and the command that runs it. */
  readonly file: (id: string) => string;
  readonly run: (file: string) => readonly string[];
}

const PROJECT = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>
<TargetFramework>net8.0</TargetFramework><RollForward>Major</RollForward><ImplicitUsings>enable</ImplicitUsings>
<Nullable>enable</Nullable></PropertyGroup></Project>`;

const TOOLCHAINS: readonly Toolchain[] = [
  {
    language: "curl",
    probes: [
      ["bash", "--version"],
      ["curl", "--version"],
      ["jq", "--version"],
      ["openssl", "version"],
    ],
    file: (id) => `${id}.sh`,
    run: (file) => ["bash", file],
  },
  {
    language: "javascript",
    probes: [],
    file: (id) => `${id}.mjs`,
    run: (file) => [process.execPath, file],
  },
  {
    language: "python",
    probes: [["python3", "-c", "import cryptography"]],
    file: (id) => `${id}.py`,
    run: (file) => ["python3", file],
  },
  {
    language: "php",
    probes: [["php", "-r", 'exit(extension_loaded("curl") && extension_loaded("openssl") ? 0 : 1);']],
    file: (id) => `${id}.php`,
    run: (file) => ["php", file],
  },
  {
    language: "java",
    // `java` of a runtime alone can't compile.
    probes: [
      ["javac", "--version"],
      ["java", "--version"],
    ],
    file: (id) => `${id}.java`,
    run: (file) => ["java", "-XX:TieredStopAtLevel=1", file],
  },
  { language: "go", probes: [["go", "version"]], file: (id) => `${id}.go`, run: (file) => ["go", "run", file] },
  {
    language: "csharp",
    probes: [["dotnet", "--version"]],
    file: (id) => join(id, "Program.cs"),
    run: (file) => ["dotnet", "run", "--project", join(file, "..")],
  },
];

/** The command that each language lacks on this machine; null: its programs can run. */
export const LACKS: ReadonlyMap<string, string | null> = new Map(
  TOOLCHAINS.map(({ language, probes }) => {
    const failing = probes.find(([command = "", ...args]) => spawnSync(command, args).status !== 0);
    return [language, failing === undefined ? null : failing.join(" ")];
  }),
);

/** The languages whose programs can run on this machine. */
export const FOUND: readonly string[] = [...LACKS].flatMap(([language, lack]) => (lack === null ? [language] : []));

/** Writes a program where its language wants it and gives the command that runs it. */
export function place(sample: CodeSample, id: string, folder: string): readonly string[] {
  const toolchain = TOOLCHAINS.find(({ language }) => language === sample.language);
  if (toolchain === undefined) throw new Error(`No toolchain for ${sample.language}`);
  const file = join(folder, toolchain.file(id));
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, sample.program);
  if (sample.language === "csharp") writeFileSync(join(file, "..", "sample.csproj"), PROJECT);
  return toolchain.run(file);
}
