import path from "node:path";

import { GUIDE_PAGES } from "../../../node/content";
import { docPath } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { checkDocId, noSuchDoc, refuseCaseTwin } from "../edits/docId";
import { filesOfDoc, planMove } from "../edits/moveDoc";
import { leavesAddresses } from "../edits/leavesAddresses";
import { soundContent } from "../edits/soundContent";

/** Gives a page of the docs another id: moves its file and mends everything that leads to it. */
export const mv: Command = {
  usage: "mv <id> <new-id>",
  summary: "move a page: its file, every link to it, sidebar, redirect and the list of addresses",
  example: "mv sms/send-reminder sms/reminders",
  options: DRY_RUN,
  positionals: [2, 2],
  run: async (args, place) => {
    const [from = "", to = ""] = args.positionals;
    const project = await soundContent(place, "not all links to the page are known", leavesAddresses);
    const { site, tree, addresses } = project;
    const route = (id: string): string => docPath(resolveProduct(id, site.settings.product.slug));
    const [own, taken] = [filesOfDoc(project, site, from), filesOfDoc(project, site, to)];
    if (own.length === 0) {
      if (addresses.redirects.some((redirect) => redirect.from === route(from) && redirect.to === route(to))) {
        place.print("Nothing to do: it has been moved.");
        return 0;
      }
      throw noSuchDoc(from, tree);
    }
    if (Object.values<string>(GUIDE_PAGES).includes(`docs/${from}.mdx`)) {
      throw new CommandError(
        `Blocks lead to \`${from}\` by its file. Change that in src/node/content/blocks/guidePages.ts, or keep the page.`,
      );
    }
    checkDocId(to);
    if (taken.length > 0) {
      throw new CommandError(
        `There is a page \`${to}\` already: ${taken.map((file) => path.posix.join(tree.label, file)).join(", ")}.`,
      );
    }
    refuseCaseTwin(to, tree);
    await carryOutProven(planMove(project, site, { from, to }), project, args, place);
    return 0;
  },
};
