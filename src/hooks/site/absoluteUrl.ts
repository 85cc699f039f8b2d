import { withPrefix } from "../../shared/paths";
import type { Site } from "./types";

/** Where a site path is published. */
export function absoluteUrl(path: string, site: Pick<Site, "url" | "pathPrefix">): string {
  return site.url + withPrefix(path, site.pathPrefix);
}
