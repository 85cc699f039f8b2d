import { parseYaml } from "../config/parseYaml";
import type { Issue } from "../issues";
import { hostsIn } from "./hosts/hostsIn";
import type { KnownHosts } from "./hosts/KnownHosts";
import { Ranges } from "./Ranges";
import { yamlTexts } from "./yamlTexts";

/** Keys that link, or name a vocabulary. */
const LINKS: ReadonlySet<string> = new Set([
  ...["$schema", "$ref", "$id", "jsonSchemaDialect", "externalDocs", "contact", "license", "termsOfService"],
]);

/** Signs before an address in which the start of its link stands: `](`, and a line end with the indentation below. */
const LINK_START = 100;

/** Foreign hosts in the examples of the API description and of the data files. */
export function yamlHosts(file: string, path: string, text: string, hosts: KnownHosts): Issue[] {
  const hits = /^(?:api|data)\//.test(path) ? hostsIn(text).filter(({ host }) => !hosts.has(host)) : [];
  if (hits.length === 0) {
    return [];
  }
  const { document, place, issues } = parseYaml({ file, text });
  if (issues.length > 0) {
    return []; // said where the file is validated
  }
  const texts = new Ranges(yamlTexts(document));
  return hits.flatMap(({ host, offset }) => {
    const own = texts.find(offset);
    const isLink =
      own === undefined ||
      own.path.some((key) => LINKS.has(key)) ||
      /\]\(\s*<?$/.test(text.slice(Math.max(0, offset - LINK_START), offset));
    return isLink ? [] : [hosts.issue(host, place(offset))];
  });
}
