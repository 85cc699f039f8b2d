import path from "node:path";

import { SLUG } from "../../../node/blog/frontMatterSchema";
import { parseCalendarDay } from "../../../shared/dates";
import { nearestFirst } from "../../../shared/nearest";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import type { Arguments, Command } from "../Command";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { frontMatterText } from "../edits/frontMatterText";
import { leavesAddresses } from "../edits/leavesAddresses";
import { soundContent } from "../edits/soundContent";
import type { SoundProject } from "../edits/soundContent";
import { neededOption, textOption } from "../options";

const BODY =
  "{/* The first paragraph stands in the list of posts too. Remove `draft: true` to publish, then run `npm run docs -- lock`. */}";

/** Writes a blog post to begin with. */
export const newPost: Command = {
  usage: 'new post <slug> --title="…" [--description="…"] [--date=YYYY-MM-DD] [--tags=a,b]',
  summary: "start a blog post: a draft under content/blog",
  details: [
    "The date is today's unless one is given; tags are ids under `blog.tags` of site.yaml. `npm run dev` shows the draft, a build leaves it out until `draft: true` is gone.",
  ],
  example: 'new post refunds-in-parts --title="Refunds in parts"',
  options: {
    title: { type: "string" },
    description: { type: "string" },
    date: { type: "string" },
    tags: { type: "string" },
    ...DRY_RUN,
  },
  positionals: [1, 1],
  run: async (args, place) => {
    const [slug = ""] = args.positionals;
    if (!SLUG.test(slug)) {
      throw new CommandError(`\`${slug}\` can't be a slug: it is lower-case words joined by hyphens.`);
    }
    const title = neededOption(args, "title", '"Refunds in parts"');
    const project = await soundContent(place, "a new post can't be checked against the others", leavesAddresses);
    const { tree } = project;
    const existing = [...tree.texts.keys()].find(
      (file) =>
        /^blog\//.test(file) &&
        path.posix
          .basename(file)
          .replace(/\.mdx?$/, "")
          .replace(DATED, "") === slug,
    );
    // Run again on another day, the post is still the one that is there.
    const date = textOption(args, "date") ?? DATED.exec(path.posix.basename(existing ?? ""))?.[1] ?? place.today;
    if (parseCalendarDay(date) === null) {
      throw new CommandError(`\`${date}\` is no calendar day; write it as ${place.today}.`);
    }
    const file = `blog/${date}-${slug}.mdx`;
    const tags = tagsOf(args, project);
    const head = {
      title,
      description: textOption(args, "description"),
      date,
      tags: tags.length > 0 ? tags : undefined,
    };
    const after = `${frontMatterText({ ...head, draft: true })}\n${BODY}\n`;
    if (existing !== undefined && (existing !== file || tree.texts.get(file) !== after)) {
      throw new CommandError(`There is a post \`${slug}\` already: ${path.posix.join(tree.label, existing)}.`);
    }
    const changes = existing === undefined ? [{ path: path.posix.join(tree.label, file), before: null, after }] : [];
    await carryOutProven({ changes }, project, args, place);
    return 0;
  },
};

const DATED = /^(\d{4}-\d{2}-\d{2})-/;

/** The tags as the settings write them: `{product}` too. */
function tagsOf(args: Arguments, { site }: SoundProject): string[] {
  const { slug } = site.settings.product;
  const ids = site.settings.blog.tags.map(({ id }) => id);
  const wanted = (textOption(args, "tags") ?? "").split(",").map((tag) => tag.trim());
  return [...new Set(wanted.filter((tag) => tag !== ""))].map((tag) => {
    const id = ids.find((one) => resolveProduct(one, slug) === resolveProduct(tag, slug));
    if (id === undefined) {
      const known = nearestFirst(tag, ids);
      throw new CommandError(
        `There is no tag \`${tag}\`${known.length === 0 ? "" : `; there are ${known.join(", ")}`}. Tags are under \`blog.tags\` of site.yaml.`,
      );
    }
    return id;
  });
}
