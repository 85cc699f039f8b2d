import type { Site } from "../../../node/config/loadSite";
import type { KeyPath } from "./editScalars";

/**
 * Whether the value at a key path of a settings file or of the API description is the id of a page of the docs, in the
 * version that has the shortest address.
 */
export function isDocReference(file: string, keys: KeyPath, { settings }: Site): boolean {
  const key = keys.at(-1);
  if (/(?:^|\/)site\.yaml$/.test(file)) {
    const [section, index] = keys;
    return (
      key === "doc" ||
      (key === "id" && section === "navbar") ||
      (key === "mainDoc" && section === "versions" && settings.versions[Number(index)]?.path === "")
    );
  }
  return (
    /^api\//.test(file) &&
    (key === "x-page" || (key === "page" && ["x-calls", "x-interactions"].includes(String(keys.at(-3)))))
  );
}
