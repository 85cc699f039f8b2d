import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and all below it, in KiB; null where /proc isn't there. */
export function treeMemory(root: number): number | null {
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
