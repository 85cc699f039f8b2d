// Loaded before Gatsby in each of its processes: puts `compileDoors` in the place of Gatsby's own function.
import Module from "node:module";
import { compileDoors } from "./compileDoors.mjs";

const REPLACED = "parcel/compile-gatsby-files";

/** @typedef {(request: string, ...rest: unknown[]) => Record<string, unknown>} Load */
const loader = /** @type {{ _load: Load }} */ (/** @type {unknown} */ (Module));
const load = loader._load;

/** @type {Load} */
const loadReplaced = (request, ...rest) => {
  const loaded = load.call(Module, request, ...rest);
  if (request.endsWith(REPLACED)) loaded["compileGatsbyFiles"] = compileDoors;
  return loaded;
};
loader._load = loadReplaced;
