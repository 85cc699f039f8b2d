import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../../..");

/** Connects to the test, and stays: the connection ends when this process does. */
const inner = (port: number): string => `require("node:net").connect(${String(port)}, "127.0.0.1")`;
const outer = (port: number): string =>
  `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner(port))}]); setInterval(() => {}, 1000)`;

/** A program with a temporary folder and a process group; it does `end` when it is told to go on. */
const program = (port: number, end: string): string => `
  const { temporaryFolder } = require("./src/testing/bench/temporaryFolder.ts");
  const { spawnGroup } = require("./src/testing/bench/process/spawnGroup.ts");
  const { folder } = temporaryFolder();
  require("node:fs").writeFileSync(folder + "/file", "text");
  spawnGroup(process.execPath, ["-e", ${JSON.stringify(outer(port))}], { cwd: process.cwd() });
  console.log(folder);
  process.stdin.once("data", () => { ${end} });
`;

let server: Server;
let connected: Promise<Socket>;

beforeEach(async () => {
  server = createServer();
  connected = new Promise((resolve) => server.once("connection", resolve));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.close();
});

test.each<[name: string, end: string, signal: NodeJS.Signals | null, code: number]>([
  ["interrupted", "", "SIGINT", 130],
  ["told to end", "", "SIGTERM", 143],
  ["left by its terminal", "", "SIGHUP", 129],
  ["failing", "throw new Error('on purpose')", null, 1],
  ["ending by itself", "process.exit(0)", null, 0],
])("a program that is %s leaves no folder and no process behind", async (_name, end, signal, code) => {
  const script = program((server.address() as AddressInfo).port, end);
  const child = spawn(process.execPath, ["--import", "tsx", "-e", script], { cwd: ROOT });
  let folder = "";
  child.stdout.on("data", (chunk: Buffer) => (folder += chunk.toString().trim()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const socket = await connected;
  const disconnected = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {}).resume();

  if (signal === null) {
    child.stdin.write("go on");
  } else {
    child.kill(signal);
  }
  expect(await ended).toBe(code);
  expect(folder).toContain("docs-site-bench-");
  expect(existsSync(folder)).toBe(false);
  await disconnected;
});
