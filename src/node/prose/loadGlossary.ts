import { readYaml } from "../config/readYaml";
import type { Issue } from "../issues";
import { Glossary } from "./Glossary";
import { glossarySchema } from "./glossarySchema";

/** Reads `glossary.yaml`; `text` is null for a site without one. A faulty file forbids nothing, its issues fail. */
export function loadGlossary(
  file: string,
  text: string | null,
): { readonly glossary: Glossary; readonly issues: readonly Issue[] } {
  const { value, issues } =
    text === null ? { value: null, issues: [] } : readYaml({ file, text }, glossarySchema, "config-shape");
  return { glossary: new Glossary(value?.terms ?? []), issues };
}
