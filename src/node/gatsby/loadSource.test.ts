import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { loadSource } from "./loadSource";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "load-source-"));
  writeFileSync(path.join(root, "package.json"), "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

test("a module comes with what it imports, types and markup compiled away", () => {
  write("parts.tsx", "export const tag = (name: string): string => `<${name}>`;");
  write("hooks.ts", 'import { tag } from "./parts";\nexport const made: string = tag("main");');
  expect(loadSource(root, "hooks.ts")).toEqual({ made: "<main>" });
});

test("one process has one of it, however often it is loaded", () => {
  write("state.ts", "export const state = { runs: 0 };");
  expect(loadSource(root, "state.ts")).toBe(loadSource(root, "state.ts"));
});

test("what is imported later is found as what is imported at first, and is the same", async () => {
  mkdirSync(path.join(root, "node_modules/package/dist"), { recursive: true });
  write("node_modules/package/dist/manager.js", "exports.__esModule = true;\nexports.manager = {};");
  write("eager.ts", 'export { manager } from "package/dist/manager";');
  write("late.ts", 'export const late = async () => (await import("package/dist/manager")).manager;');
  const { manager } = loadSource(root, "eager.ts") as { manager: unknown };
  const { late } = loadSource(root, "late.ts") as { late: () => Promise<unknown> };
  expect(await late()).toBe(manager);
});

test("a syntax error is told with its place", () => {
  write("broken.ts", "export const one = 1;\nexport const = 2;");
  expect(() => loadSource(root, "broken.ts")).toThrow(/broken\.ts:2:13/);
});
