import { isAbsolute, join } from "node:path";

/** What the environment sets for a run. */
export interface Environment {
  /** Absolute path of the content folder: `CONTENT_DIR`, or `content`. */
  readonly contentFolder: string;
  /** `PATH_PREFIX` as "/portal", or "". */
  readonly pathPrefix: string;
  /** `STRICT=1`: warnings stop the build. */
  readonly strict: boolean;
  /** `COMPRESS=1`: text files are written compressed too, for hosts that send such files. */
  readonly compress: boolean;
}

/** Reads the environment; a relative content folder counts from the project's root. */
export function readEnvironment(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const folder = env["CONTENT_DIR"] ?? "";
  const prefix = (env["PATH_PREFIX"] ?? "").replace(/^\/+|\/+$/g, "");
  return {
    contentFolder: folder === "" ? join(root, "content") : isAbsolute(folder) ? folder : join(root, folder),
    pathPrefix: prefix === "" ? "" : `/${prefix}`,
    strict: env["STRICT"] === "1",
    compress: env["COMPRESS"] === "1",
  };
}
