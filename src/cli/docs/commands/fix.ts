import path from "node:path";

import { postFrontMatter } from "../../../node/blog/frontMatterSchema";
import type { Site } from "../../../node/config/loadSite";
import { docFrontMatter } from "../../../node/docs/frontMatterSchema";
import { countErrors, formatReport } from "../../../node/issues";
import { contentPageFrontMatter } from "../../../node/pages/contentPages";
import type { Project } from "../../../node/project/loadProject";
import { arrivals } from "../../../node/redirects";
import type { Heading } from "../../../shared/contracts/CompiledPage";
import { nearest } from "../../../shared/nearest";
import { withoutTrailingSlash } from "../../../shared/paths";
import { CommandError } from "../Command";
import type { Command, Workplace } from "../Command";
import { afterPlan } from "../edits/afterPlan";
import { DRY_RUN } from "../edits/carryOut";
import { applyPlan } from "../edits/applyPlan";
import { newIssues } from "../edits/carryOutProven";
import { pageRoutes } from "../edits/PageRoutes";
import type { FileChange } from "../edits/Plan";
import { replaceRanges } from "../edits/replaceRanges";
import { textPlaces } from "../edits/textPlaces";
import { mendFences } from "../fixes/mendFences";
import { mendLinks } from "../fixes/mendLinks";
import type { LinkTargets } from "../fixes/mendLinks";
import { orderFrontMatter } from "../fixes/orderFrontMatter";
import { pinTwinHeadings } from "../fixes/pinTwinHeadings";
import { contentReport } from "../contentReport";
import { loadContent } from "../loadContent";

/** A file that is mended, with what is said of it: `content/docs/a.mdx:3:1: …`. */
interface MendedFile extends FileChange {
  readonly said: readonly string[];
}

/** Mends what has one right form, and reports the rest. */
export const fix: Command = {
  usage: "fix [files or folders…]",
  summary: "mend what can be mended for certain: forms of links, fence languages, front matter order, heading twins",
  details: [
    "Links to pages of the docs become paths to their files; wrong case, `.html` and slashes at the end go; fence languages get the names that the site has, and JSON without a language gets `json`; keys of front matter get the order of the schema; headings that differ in case alone get their ids written out.",
    "What is left is reported as `check` does. Run twice, it changes nothing the second time.",
  ],
  example: "fix content/docs/sms",
  options: DRY_RUN,
  positionals: [0, Number.POSITIVE_INFINITY],
  run: async (args, place) => {
    const project = await loadContent(place);
    const { site, tree } = project;
    if (site === null) {
      place.print(contentReport(project.issues, place));
      throw new CommandError("site.yaml has errors, so no page's address is known, and nothing was changed.");
    }
    const files = chosenFiles(args.positionals, project, place);
    const changes = mendedFiles(files, project, site);
    const after = changes.length === 0 ? project : await afterPlan({ changes }, project, place);
    const readText = (file: string): string | null =>
      after.tree.texts.get(path.posix.relative(tree.label, file)) ?? null;
    const harm = newIssues(project, after);
    if (harm.length > 0) {
      throw new CommandError(
        `This would leave new faults, so nothing was changed:\n\n${formatReport(harm, true, readText)}`,
      );
    }
    place.print(changes.length === 0 ? "Nothing to mend." : changes.flatMap(({ said }) => said).join("\n"));
    if (args.values["dry-run"] === true) {
      place.print("\nNothing was changed: this is what the command does without --dry-run.");
    } else if (changes.length > 0) {
      applyPlan(place.root, { changes });
    }
    const names = new Set(files.map((file) => path.posix.join(tree.label, file)));
    const left = after.issues.filter(({ file }) => names.has(file));
    if (left.length > 0) {
      place.print(`\nLeft to its author:\n\n${formatReport(left, place.strict, readText)}`);
    }
    return countErrors(left, place.strict) > 0 ? 1 : 0;
  },
};

/** The text files that are asked for, by name or folder, from the project's root or the content folder; else all. */
function chosenFiles(wanted: readonly string[], { tree }: Project, { root, contentFolder }: Workplace): string[] {
  const all = [...tree.texts.keys()].filter((file) => /\.mdx?$|(?:^|\/)site\.yaml$/i.test(file));
  const chosen = wanted.flatMap((name) => {
    const ways = [path.relative(contentFolder, path.resolve(root, name)), path.normalize(name)].map((way) =>
      way.split(path.sep).join("/").replace(/\/$/, ""),
    );
    const found = ways
      .map((way) => all.filter((file) => way === "" || file === way || file.startsWith(`${way}/`)))
      .find((matches) => matches.length > 0);
    if (found === undefined) {
      const near = nearest(ways[0] ?? name, all).map((file) => path.posix.join(tree.label, file));
      throw new CommandError(
        `\`${name}\` is no page of the content.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}`,
      );
    }
    return found;
  });
  return wanted.length === 0 ? all : [...new Set(chosen)].sort();
}

function mendedFiles(files: readonly string[], project: Project, site: Site): MendedFile[] {
  const targets = linkTargets(project, site);
  const headings = headingsByFile(project);
  return files.flatMap((file): MendedFile[] => {
    const before = project.tree.texts.get(file) ?? "";
    const label = path.posix.join(project.tree.label, file);
    const mends = /\.ya?ml$/i.test(file)
      ? mendLinks(file, before, targets)
      : [
          ...mendLinks(file, before, targets),
          ...mendFences(file, before),
          ...pinTwinHeadings(file, before, site.scope, headings.get(label) ?? []),
        ];
    const body = replaceRanges(before, mends);
    const order = /\.ya?ml$/i.test(file) ? null : orderFrontMatter(body, keysOf(file));
    const after = order === null ? body : replaceRanges(body, [order]);
    const { pointOf } = textPlaces(before);
    const said = [...(order === null ? [] : [order]), ...mends]
      .map(({ start, message }) => ({ ...pointOf(start), message }))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({ line, column, message }) => `${label}:${String(line)}:${String(column)}: ${message}`);
    return after === before ? [] : [{ path: label, before, after, said }];
  });
}

/** Keys of a file's front matter in the order of its schema. */
function keysOf(file: string): string[] {
  const inLocale = file.replace(/^i18n\/[^/]+\//, "");
  const schema = inLocale.startsWith("blog/")
    ? postFrontMatter
    : inLocale.startsWith("pages/")
      ? contentPageFrontMatter
      : docFrontMatter;
  return Object.keys(schema.shape);
}

function linkTargets(project: Project, site: Site): LinkTargets {
  const { tree, pages, addresses } = project;
  const anchors = new Map(
    project.nodes.flatMap(({ fields }) =>
      typeof fields["path"] === "string" && Array.isArray(fields["anchors"])
        ? [[withoutTrailingSlash(fields["path"]), fields["anchors"] as readonly string[]] as const]
        : [],
    ),
  );
  return {
    pages: pageRoutes({ ...project, site }),
    files: new Set(tree.files),
    paths: new Map(pages.map((page) => [withoutTrailingSlash(page.path), page.path])),
    anchorsOf: (route) => anchors.get(route) ?? null,
    arrive: arrivals(addresses.redirects),
    slug: site.settings.product.slug,
  };
}

/** Compiled headings by source file; files with faults may have none. */
function headingsByFile({ nodes }: Project): Map<string, readonly Heading[]> {
  return new Map(
    nodes.flatMap(({ fields }) =>
      typeof fields["sourcePath"] === "string" && Array.isArray(fields["headings"])
        ? [[fields["sourcePath"], fields["headings"] as readonly Heading[]] as const]
        : [],
    ),
  );
}
