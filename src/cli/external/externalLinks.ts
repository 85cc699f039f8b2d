import type { Site } from "../../node/config/loadSite";
import type { Project } from "../../node/project/loadProject";
import type { ContentLink } from "../../shared/contracts/CompiledPage";
import type { ExternalLink } from "./ExternalLink";
import { linksInCode } from "./linksInCode";
import { linksInYaml } from "./linksInYaml";

/** Every link of the site that leads to another one: in pages and blocks, settings, data, API description, components. */
export function externalLinks({ tree, nodes }: Project, site: Site, root: string): ExternalLink[] {
  const inPages = nodes.flatMap(({ fields }) =>
    Array.isArray(fields["links"]) && typeof fields["sourcePath"] === "string"
      ? linksOfPage(fields["links"] as readonly ContentLink[], fields["sourcePath"])
      : [],
  );
  const inYaml = [...tree.texts].flatMap(([file, text]) =>
    /\.ya?ml$/i.test(file) ? linksInYaml(`${tree.label}/${file}`, text, site.scope) : [],
  );
  return [...inPages, ...inYaml, ...linksInCode(root)];
}

function linksOfPage(links: readonly ContentLink[], file: string): ExternalLink[] {
  return links.flatMap(({ kind, resolved, line, column }) =>
    kind === "external" && /^(?:https?:)?\/\//i.test(resolved)
      ? [{ href: resolved.replace(/^\/\//, "https://"), place: { file, line, column } }]
      : [],
  );
}
