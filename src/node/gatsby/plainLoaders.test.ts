import { readFileSync } from "node:fs";
import path from "node:path";

import { transformSync, type Options } from "@swc/core";
import { transformSync as transformByEsbuild, type TransformOptions } from "esbuild";

import { esbuildLoader, esbuildTarget, swcLoader } from "./plainLoaders";

const GENERIC = "export const first = <T,>(all: readonly T[]): T | undefined => all[0];";
const CAST = "export const text = <string>(globalThis as { name?: unknown }).name;";
const COMPONENT = "export function Name() { return <b>Kopi</b>; }";

const bySwc = (code: string, syntax: Parameters<typeof swcLoader>[0]): string =>
  transformSync(code, { ...(swcLoader(syntax).options as Options), filename: `module.${syntax}` }).code;

test("for the development server a component of the site can be replaced while it is shown", () => {
  expect(bySwc(`${GENERIC}\n${COMPONENT}`, "tsx")).toMatch(/jsx-dev-runtime[^]*\$RefreshReg\$/);
  expect(bySwc(CAST, "ts")).toContain("globalThis.name");
});

test("Gatsby's own modules are compiled, and never replaced", () => {
  const code = bySwc(COMPONENT, "jsx");
  expect(code).not.toMatch(/<b>|\$RefreshReg\$/);
});

test("for a build esbuild leaves what the browsers know", () => {
  const compile = (code: string, syntax: Parameters<typeof swcLoader>[0]): string => {
    const { target, jsx, loader } = esbuildLoader(["safari15.4"])(syntax).options as TransformOptions;
    return transformByEsbuild(code, { target, jsx, loader }).code;
  };
  expect(compile(`${COMPONENT}\n${GENERIC}`, "tsx")).toContain("react/jsx-runtime");
  expect(compile(CAST, "ts")).toContain("globalThis.name");
  expect(compile(`${COMPONENT} Name?.x`, "jsx")).toContain("Name?.x");
});

test("browsers in esbuild's words", () => {
  expect(esbuildTarget(["chrome >= 99", "ios_saf >= 15.4"])).toEqual(["chrome99", "ios15.4"]);
  expect(() => esbuildTarget(["last 2 versions"])).toThrow('"last 2 versions"; write a name and its oldest version');
  const { browserslist } = JSON.parse(readFileSync(path.resolve(__dirname, "../../../package.json"), "utf8")) as {
    browserslist: string[];
  };
  expect(esbuildTarget(browserslist)).toHaveLength(browserslist.length);
});
