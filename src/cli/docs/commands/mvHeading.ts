import { slug as slugOf } from "github-slugger";

import { GUIDE_PAGES } from "../../../node/content";
import type { ExpressionScope } from "../../../node/content";
import { docPath } from "../../../shared/paths";
import { nearestFirst } from "../../../shared/nearest";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { afterPlan } from "../edits/afterPlan";
import { anchorOrigin } from "../edits/anchorOrigin";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { noSuchDoc } from "../edits/docId";
import { filesOfDoc } from "../edits/moveDoc";
import { compiledHeadings, headingPlaces, planHeading } from "../edits/renameHeading";
import type { HeadingChange, HeadingPlace, Pins } from "../edits/renameHeading";
import { leavesAnchors } from "../edits/leavesAddresses";
import { soundContent } from "../edits/soundContent";
import type { SoundProject } from "../edits/soundContent";
import type { Workplace } from "../Command";
import { anchorsOfHeadings, sourceHeadings } from "../edits/SourceHeading";

/** What the second argument has to look like to be an anchor, and no text: small letters, digits and hyphens. */
const ANCHOR = /^[\p{Ll}\p{N}]+(?:[-_.][\p{Ll}\p{N}]+)*$/u;

/** The anchor that blocks lead to, on the page that `GUIDE_PAGES` names. */
const CONVENTIONS = "conventions";

/** Gives a heading another anchor or text, and mends everything that leads to it. */
export const mvHeading: Command = {
  usage: 'mv-heading <id>#<anchor> <new-anchor | "New heading text">',
  summary: "rename a heading or its anchor: every link to it, redirect and the list of addresses",
  details: [
    "Small letters, digits and hyphens are an anchor, anything else is a text. A heading with another text has the anchor that follows from it, unless it has an id written out (`{#id}`), which stays. Translations with the same anchor follow; they keep their texts.",
  ],
  example: 'mv-heading sms/send-sms#verify-the-code-yourself "Compare the code"',
  options: DRY_RUN,
  positionals: [2, 2],
  run: async (args, place) => {
    const [address = "", wish = ""] = args.positionals;
    const [, docId = "", from = ""] = /^([^#]+)#([^#\s]+)$/.exec(address) ?? [];
    if (docId === "") {
      throw new CommandError(`\`${address}\` names no heading: write \`<id>#<anchor>\`, as \`sms/send-sms#limits\`.`);
    }
    const project = await soundContent(place, "not all links to the heading are known", leavesAnchors);
    const places = headingPlaces(project, docId, from);
    const own = places.find(({ isOriginal }) => isOriginal);
    if (own === undefined) {
      if (isDone(project, docId, from, wish)) {
        place.print("Nothing to do: it has been renamed.");
        return 0;
      }
      throw noSuchHeading(project, docId, from);
    }
    if (own.file === GUIDE_PAGES.conventions && from === CONVENTIONS) {
      throw new CommandError(
        `Every call of the API leads to \`#${CONVENTIONS}\` of this page: src/node/content/blocks/operationParts.ts has the anchor. Change it there, or keep the heading.`,
      );
    }
    const change = changeOf(own, { docId, from, wish: wish.trim() }, project.site.scope);
    refuseTaken(project, change, places);
    const pins = await pinsFor(project, change, places, place);
    await carryOutProven(planHeading(project, change, places, pins), project, args, place);
    return 0;
  },
};

function changeOf(
  { file, headings, index }: HeadingPlace,
  { docId, from, wish }: { readonly docId: string; readonly from: string; readonly wish: string },
  scope: ExpressionScope,
): HeadingChange {
  if (ANCHOR.test(wish)) {
    return { docId, from, to: wish, words: null };
  }
  const derived = anchorOfText(wish, file, scope);
  if (derived === "") {
    throw new CommandError(
      `\`${wish}\` gives no anchor: write a text of one line with letters or digits in it; signs such as \`<\` and \`{\` as \`\\<\`, \`\\{\`.`,
    );
  }
  return { docId, from, to: headings[index]?.explicit ?? derived, words: wish };
}

/** The anchor that follows from a heading's text; "" where it is no text of a heading. */
function anchorOfText(words: string, file: string, scope: ExpressionScope): string {
  const { headings } = sourceHeadings(file, `## ${words}\n`, scope);
  return headings.length === 1 && !/[\r\n]/.test(words) ? slugOf(headings[0]?.text ?? "") : "";
}

/** Whether the address has been redirected to what is asked for. */
function isDone({ addresses, site }: SoundProject, docId: string, from: string, wish: string): boolean {
  const route = docPath(resolveProduct(docId, site.settings.product.slug));
  const to = ANCHOR.test(wish) ? wish : anchorOfText(wish, "", site.scope);
  return addresses.redirects.some(
    (redirect) => redirect.from === route && redirect.anchor === from && redirect.to === `${route}#${to}`,
  );
}

function noSuchHeading(project: SoundProject, docId: string, anchor: string): CommandError {
  const { site, tree } = project;
  const [file] = filesOfDoc(project, site, docId);
  if (file === undefined) {
    return noSuchDoc(docId, tree);
  }
  const route = docPath(resolveProduct(docId, site.settings.product.slug));
  const page = project.nodes.find(({ type, fields }) => type === "DocPage" && fields["path"] === route);
  if (page === undefined) {
    return new CommandError(`\`${docId}\` is a draft: nobody has its anchors yet, so change the heading in the file.`);
  }
  const source = sourceHeadings(file, tree.texts.get(file) ?? "", site.scope);
  if ((page.fields["anchors"] as readonly string[]).includes(anchor)) {
    return new CommandError(
      `\`#${anchor}\` is no heading of \`${docId}\`: ${anchorOrigin(anchor, file, source, project)}.`,
    );
  }
  const own = (compiledHeadings(project, route) ?? []).map(({ id }) => id);
  const known = nearestFirst(anchor, own).slice(0, 8);
  return new CommandError(
    `\`${docId}\` has no heading \`#${anchor}\`.${known.length === 0 ? "" : ` It has ${known.map((id) => `#${id}`).join(", ")}.`}`,
  );
}

/** An anchor is there once on a page. */
function refuseTaken({ nodes }: SoundProject, { from, to }: HeadingChange, places: readonly HeadingPlace[]): void {
  for (const { route, file } of to === from ? [] : places) {
    const page = nodes.find(({ type, fields }) => type === "DocPage" && fields["path"] === route);
    if ((page?.fields["anchors"] as readonly string[] | undefined)?.includes(to) === true) {
      throw new CommandError(`\`${file}\` has an anchor \`#${to}\` already: give the heading another one.`);
    }
  }
}

/**
 * Headings whose ids would change with the renamed one, as those of the same text are numbered. They keep theirs by
 * having them written out.
 */
async function pinsFor(
  project: SoundProject,
  change: HeadingChange,
  places: readonly HeadingPlace[],
  place: Workplace,
): Promise<Pins> {
  const after = await afterPlan(planHeading(project, change, places), project, place);
  return new Map(
    places.map(({ file, route, anchors, index }) => {
      const source = sourceHeadings(file, after.tree.texts.get(file) ?? "", project.site.scope);
      const now = anchorsOfHeadings(source, compiledHeadings(after, route) ?? []);
      const changed = anchors.flatMap((anchor, at) =>
        at !== index && anchor !== null && now[at] !== anchor ? [at] : [],
      );
      return [file, new Set(changed)] as const;
    }),
  );
}
