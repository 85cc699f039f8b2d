import { parseYaml } from "../../node/config/parseYaml";
import { interpolate } from "../../node/content";
import type { ExpressionScope } from "../../node/content";
import { yamlTexts } from "../../node/prose/yamlTexts";
import { addressesIn } from "./addressesIn";
import type { ExternalLink } from "./ExternalLink";

/** Keys of an API description below which addresses are values of fields, and lead nowhere. */
const VALUES: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const", "servers"]);

/** External links in settings, data or an API description, data expressions resolved. */
export function linksInYaml(file: string, text: string, scope: ExpressionScope): ExternalLink[] {
  const { document, place, issues } = parseYaml({ file, text });
  if (issues.length > 0) {
    return [];
  }
  return yamlTexts(document)
    .filter(({ path }) => !path.some((key) => VALUES.has(key)))
    .flatMap(({ start, end }) => {
      const written = text.slice(start, end);
      const resolved = interpolate(written, scope, () => {
        // An unknown name is reported where the file is validated.
      });
      // An expression has no address of its own to point at: then the text's beginning is the place.
      return addressesIn(resolved).map(({ href }) => ({
        href,
        place: place(start + Math.max(0, written.indexOf(href))),
      }));
    });
}
