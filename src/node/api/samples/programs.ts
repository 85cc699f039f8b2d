import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

/** How a run ended. */
export interface Outcome {
  /** 0: it ended well, and by itself. */
  readonly code: number;
  /** The end in words: `ended with 3`, `didn't end within 300 seconds`. */
  readonly ending: string;
  readonly stdout: string;
  /** All that was printed, in the order in which it came. */
  readonly output: string;
}

/** A program that goes on until `stop` is called. */
export interface Running {
  readonly output: () => string;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

export interface Limits {
  /** After so many milliseconds a program hangs: a first `go run` compiles its standard library as well. */
  readonly milliseconds: number;
  /** Nobody reads more than so many characters. */
  readonly characters: number;
}

const LIMITS: Limits = { milliseconds: 300_000, characters: 1_000_000 };

/** What is sent to this machine goes there, whatever proxy the machine has for the rest. */
const DIRECT = { NO_PROXY: "localhost,127.0.0.1", no_proxy: "localhost,127.0.0.1" };

/** The programs that run now. Each leads a group of its own: `go run` runs the program as a child, which outlives it. */
const running = new Set<ChildProcess>();

/** Ends every program that still runs, with all that it has started: before this process ends. */
export function stopPrograms(): void {
  running.forEach(killGroup);
}

/** Runs a program to its end, without input; what it leaves running ends with it. */
export function run(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
  { milliseconds, characters }: Limits = LIMITS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = launch(command, folder, environment);
    let stdout = "";
    let output = "";
    let stopped: string | null = null;
    const stop = (why: string): void => {
      stopped ??= why;
      killGroup(child);
    };
    const timer = setTimeout(() => stop(`didn't end within ${milliseconds / 1000} seconds`), milliseconds);
    const collect = (text: string, isResult: boolean): void => {
      if (output.length + text.length > characters) stop(`printed more than ${characters} characters`);
      output = (output + text).slice(0, characters);
      if (isResult) stdout = (stdout + text).slice(0, characters);
    };
    child.stdout.setEncoding("utf8").on("data", (text: string) => collect(text, true));
    child.stderr.setEncoding("utf8").on("data", (text: string) => collect(text, false));
    child.once("error", ({ message }) => stop(`can't be started: ${message}`));
    // What it has left running would keep its output open.
    child.once("exit", () => killGroup(child));
    child.once("close", (status, signal) => {
      clearTimeout(timer);
      running.delete(child);
      const ending = stopped ?? (signal === null ? `ended with ${String(status)}` : `was ended by ${signal}`);
      resolve({ code: stopped === null && status !== null ? status : -1, ending, stdout, output });
    });
  });
}

/** Starts a program that goes on until it is stopped. */
export function start(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Running {
  const child = launch(command, folder, environment);
  let output = "";
  let isRunning = true;
  const collect = (text: string) => (output = (output + text).slice(0, LIMITS.characters));
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  child.once("error", ({ message }) => {
    collect(`can't be started: ${message}`);
    isRunning = false;
  });
  child.once("exit", () => (isRunning = false));
  child.once("close", () => running.delete(child));
  return { output: () => output, isRunning: () => isRunning, stop: () => killGroup(child) };
}

function launch(
  [command = "", ...args]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...DIRECT, ...environment },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  return child;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}
