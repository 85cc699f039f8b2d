import path from "node:path";

import { nearestFirst } from "../../../shared/nearest";
import { CommandError } from "../Command";
import type { Arguments, Command } from "../Command";
import { addEntry } from "../edits/addEntry";
import type { EntryPlace } from "../edits/addEntry";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { checkDocId, refuseCaseTwin } from "../edits/docId";
import { filesOfDoc } from "../edits/moveDoc";
import { DOC_KINDS, newPageText, titleFromId } from "../edits/newPage";
import type { DocKind } from "../edits/newPage";
import type { FileChange } from "../edits/Plan";
import { leavesAddresses } from "../edits/leavesAddresses";
import { soundContent } from "../edits/soundContent";
import type { SoundProject } from "../edits/soundContent";
import { textOption } from "../options";

/** Options that say where a new page stands in the sidebar. */
export const PLACE_OPTIONS = {
  after: { type: "string" },
  category: { type: "string" },
  "without-entry": { type: "boolean" },
} as const;

export const PLACE_USAGE = "[--after=<id> | --category=<label> | --without-entry]";

export const PLACE_DETAILS =
  "Its entry follows the last page of the same folder, or stands after the page of --after, or at the end of --category: " +
  'a label, with those above it where labels repeat ("Get started / Access tokens"). --without-entry lists it under `withoutEntry`.';

/** Writes a page to begin with, and its entry in the sidebar. */
export const newDoc: Command = {
  usage: `new doc <id> [--title="…"] [--description="…"] [--kind=${DOC_KINDS.join("|")}] ${PLACE_USAGE}`,
  summary: "start a page: a draft with its entry in the sidebar",
  details: [
    "The page is a draft: `npm run dev` shows it, a build leaves it out until `draft: true` is gone. Its title is made of the id where none is given.",
    PLACE_DETAILS,
  ],
  example: 'new doc sms/send-reminder --title="Send a reminder" --after=sms/send-sms',
  options: {
    title: { type: "string" },
    description: { type: "string" },
    kind: { type: "string" },
    ...PLACE_OPTIONS,
    ...DRY_RUN,
  },
  positionals: [1, 1],
  run: async (args, place) => {
    const [id = ""] = args.positionals;
    checkDocId(id);
    const kind = kindOf(args);
    const entry = entryPlace(args);
    const project = await soundContent(place, "a new page can't be checked against the others", leavesAddresses);
    const text = newPageText({
      title: textOption(args, "title") ?? titleFromId(id),
      description: textOption(args, "description"),
      kind,
    });
    const changes = [...pageChange(project, id, text), ...entryChange(project, id, entry)];
    await carryOutProven({ changes }, project, args, place);
    return 0;
  },
};

function kindOf(args: Arguments): DocKind {
  const written = textOption(args, "kind") ?? "guide";
  const kind = DOC_KINDS.find((one) => one === written);
  if (kind === undefined) {
    throw new CommandError(
      `There is no kind \`${written}\`; there are ${nearestFirst(written, DOC_KINDS).join(", ")}.`,
    );
  }
  return kind;
}

/** What the options say of the place of the entry; at most one of them may. */
export function entryPlace(args: Arguments): EntryPlace {
  const [after, category] = [textOption(args, "after"), textOption(args, "category")];
  const places: EntryPlace[] = [
    ...(after === undefined ? [] : [{ kind: "after", docId: after } as const]),
    ...(category === undefined ? [] : [{ kind: "category", path: category } as const]),
    ...(args.values["without-entry"] === true ? [{ kind: "withoutEntry" } as const] : []),
  ];
  if (places.length > 1) {
    throw new CommandError("Give one of --after, --category and --without-entry: a page has one place.");
  }
  return places[0] ?? { kind: "folder" };
}

/** The file of a new page; nothing where it is there already. Throws where another page has its id. */
export function pageChange(project: SoundProject, id: string, after: string): FileChange[] {
  const { tree, site } = project;
  const [existing] = filesOfDoc(project, site, id);
  if (existing === undefined) {
    refuseCaseTwin(id, tree);
    return [{ path: path.posix.join(tree.label, `docs/${id}.mdx`), before: null, after }];
  }
  if (existing !== `docs/${id}.mdx` || tree.texts.get(existing) !== after) {
    throw new CommandError(`There is a page \`${id}\` already: ${path.posix.join(tree.label, existing)}.`);
  }
  return [];
}

/** The sidebar with the entry of a new page. */
export function entryChange({ tree, site }: SoundProject, id: string, place: EntryPlace): FileChange[] {
  const before = tree.texts.get("sidebar.yaml") ?? "";
  const after = addEntry(before, id, place, site.settings.product.slug);
  return after === before ? [] : [{ path: path.posix.join(tree.label, "sidebar.yaml"), before, after }];
}
