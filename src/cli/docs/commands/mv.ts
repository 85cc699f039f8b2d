import path from "node:path";

import { GUIDE_PAGES } from "../../../node/content";
import { countErrors, formatReport } from "../../../node/issues";
import { docPath } from "../../../shared/paths";
import { nearest } from "../../../shared/nearest";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { carryOut, DRY_RUN } from "../edits/carryOut";
import { filesOfDoc, planMove } from "../edits/moveDoc";
import { loadContent } from "../loadContent";

/** What an address can hold without escapes, and no step upwards. */
const DOC_ID = /^(?!.*(?:^|\/)\.)[^\s/#?%\\<>"]+(?:\/[^\s/#?%\\<>"]+)*$/;

/** Gives a page of the docs another id: moves its file and mends everything that leads to it. */
export const mv: Command = {
  usage: "mv <id> <new-id>",
  summary: "move a page: its file, every link to it, sidebar, redirect and the list of addresses",
  options: DRY_RUN,
  positionals: [2, 2],
  run: async (args, place) => {
    const [from = "", to = ""] = args.positionals;
    const project = await loadContent(place);
    const { site, tree, issues, addresses } = project;
    if (site === null || countErrors(issues, false) > 0) {
      throw new CommandError(
        "The content has errors, so not all links to the page are known: run `npm run docs -- check` first.",
      );
    }
    const route = (id: string): string => docPath(resolveProduct(id, site.settings.product.slug));
    const [own, taken] = [filesOfDoc(project, site, from), filesOfDoc(project, site, to)];
    if (own.length === 0) {
      if (addresses.redirects.some((redirect) => redirect.from === route(from) && redirect.to === route(to))) {
        place.print("Nothing to do: it has been moved.");
        return 0;
      }
      const ids = [...tree.texts.keys()].flatMap((file) => /^docs\/(.+)\.mdx?$/.exec(file)?.[1] ?? []);
      throw new CommandError(`There is no page \`${from}\`. The nearest: ${nearest(from, ids).join(", ")}.`);
    }
    if (Object.values<string>(GUIDE_PAGES).includes(`docs/${from}.mdx`)) {
      throw new CommandError(
        `Blocks lead to \`${from}\` by its file. Change that in src/node/content/blocks/guidePages.ts, or keep the page.`,
      );
    }
    if (!DOC_ID.test(to)) {
      throw new CommandError(
        `\`${to}\` can't be an id: it is a path such as \`sms/send-reminder\`, without an ending.`,
      );
    }
    if (taken.length > 0) {
      throw new CommandError(`There is a page \`${to}\` already: ${taken.join(", ")}.`);
    }
    carryOut(planMove(project, site, { from, to }), args, place);
    if (args.values["dry-run"] === true) {
      return 0;
    }
    const after = await loadContent(place);
    if (countErrors(after.issues, true) > 0) {
      const text = (file: string): string | null =>
        after.tree.texts.get(path.posix.relative(after.tree.label, file)) ?? null;
      place.print(`\nThis is left to mend:\n\n${formatReport(after.issues, true, text)}`);
      return 1;
    }
    return 0;
  },
};
