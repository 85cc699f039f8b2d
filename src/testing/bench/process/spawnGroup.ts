import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";

import { atEnd } from "./atEnd";

export interface SpawnOptions {
  readonly cwd: string;
  /** On top of this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface ProcessGroup {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it has written so far, to both streams. */
  readonly output: () => string;
  /** Its exit code once all that writes to its streams has ended: null if a signal ended it. Fails if it never began. */
  readonly ended: Promise<number | null>;
  /** Ends it with all processes that it has started. */
  readonly kill: () => void;
}

/** Starts a program as a process group of its own, so that all of it can be ended; ends with this process. */
export function spawnGroup(command: string, args: readonly string[], { cwd, env = {} }: SpawnOptions): ProcessGroup {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  }
  const kill = atEnd(() => {
    endGroup(child.pid);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    // What the program leaves behind in its group isn't wanted either, and would keep the streams open.
    child.once("exit", kill);
    child.once("close", resolve);
  });
  return { child, output: () => chunks.join(""), ended, kill };
}

function endGroup(id: number | undefined): void {
  if (id === undefined) {
    return;
  }
  try {
    process.kill(-id, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") {
      throw error;
    }
  }
}
