import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const SAMPLE_MS = 250;

/** What running a command took. */
export interface Measured {
  readonly seconds: number;
  /** Highest sum of resident memory over the command's process tree, in MiB; null where /proc isn't there. */
  readonly peakMiB: number | null;
  readonly status: number | null;
  readonly output: string;
}

/** Resident memory of a process and all below it, in KiB. */
function treeMemory(root: number): number | null {
  try {
    const parents = new Map<number, number>();
    const memory = new Map<number, number>();
    for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
        memory.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      } catch {
        // It ended between the listing and the reading.
      }
    }
    const isBelow = (pid: number): boolean => {
      for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at)) {
        if (at === root) {
          return true;
        }
      }
      return false;
    };
    return [...memory].filter(([pid]) => isBelow(pid)).reduce((sum, [, size]) => sum + size, 0);
  } catch {
    return null;
  }
}

/** Runs a command to its end and measures it. */
export function measure(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd: options.cwd, env: { ...process.env, ...options.env } });
    const output: string[] = [];
    let peak: number | null = null;
    const timer = setInterval(() => {
      const now = child.pid === undefined ? null : treeMemory(child.pid);
      peak = now === null ? peak : Math.max(peak ?? 0, now);
    }, SAMPLE_MS);
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.on("error", reject);
    child.on("close", (status) => {
      clearInterval(timer);
      resolve({
        seconds: (performance.now() - start) / 1000,
        peakMiB: peak === null ? null : peak / 1024,
        status,
        output: output.join(""),
      });
    });
  });
}
