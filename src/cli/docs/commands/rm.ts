import { GUIDE_PAGES } from "../../../node/content";
import { safeDecode } from "../../../node/content/links";
import { nearest } from "../../../shared/nearest";
import { docPath, splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { DOC_ENDINGS } from "../edits/docEndings";
import { noSuchDoc } from "../edits/docId";
import { likelySuccessors } from "../edits/likelySuccessors";
import { filesOfDoc } from "../edits/moveDoc";
import { pageRoutes } from "../edits/PageRoutes";
import { describeReference, planRemoval, referencesTo, routesOfDoc } from "../edits/removeDoc";
import type { Reference, Successor } from "../edits/removeDoc";
import { leavesAnchors } from "../edits/leavesAddresses";
import { soundContent } from "../edits/soundContent";
import type { SoundProject } from "../edits/soundContent";
import { textOption } from "../options";

/** Removes a page; its readers are led to another one. */
export const rm: Command = {
  usage: "rm <id> [--to=<id | /site/path>] [--relink]",
  summary: "remove a page: its translations, sidebar entry, and redirects to another page",
  details: [
    "An address that is in the list of public addresses (anchors.lock) never goes: --to names the page that its readers get. A page that is not in the list, such as a draft, goes without.",
    "Links to the page are listed, and nothing happens, until they are mended by hand or --relink leads them to the page of --to.",
  ],
  example: "rm sms/send-reminder --to=sms/send-sms",
  options: { to: { type: "string" }, relink: { type: "boolean" }, ...DRY_RUN },
  positionals: [1, 1],
  run: async (args, place) => {
    const [docId = ""] = args.positionals;
    const project = await soundContent(place, "not all links to the page are known", leavesAnchors);
    const wish = textOption(args, "to");
    const to = wish === undefined ? null : successor(project, docId, wish);
    if (filesOfDoc(project, project.site, docId).length === 0) {
      if (isRedirected(project, docId, to)) {
        place.print("Nothing to do: it has been removed.");
        return 0;
      }
      throw noSuchDoc(docId, project.tree);
    }
    refuseOwnPages(docId);
    if (to === null) {
      refusePromised(project, docId);
    }
    const references = referencesTo(project, docId);
    refuseReferences(project, references, to, args.values["relink"] === true);
    await carryOutProven(planRemoval(project, { docId, to }, references), project, args, place);
    const own = references.filter(
      ({ file, target }) => target !== null && pageRoutes(project).routeOf(file) === to?.route,
    );
    if (own.length > 0) {
      const list = own.map((reference) => `  ${describeReference(project, reference)}`).join("\n");
      place.print(`\nThese lead to the page that they stand on now; reword them:\n${list}`);
    }
    return 0;
  },
};

/** The page that `--to` names, by its id or its address. */
function successor({ site, pages, addresses, tree }: SoundProject, docId: string, wish: string): Successor {
  const { slug } = site.settings.product;
  const { path, hash } = splitUrl(wish.startsWith("/") ? wish : docPath(wish));
  const written = withoutTrailingSlash(path);
  const route = safeDecode(resolveProduct(written, slug));
  const routes = pages.map((page) => withoutTrailingSlash(page.path));
  if (route === docPath(resolveProduct(docId, slug))) {
    throw new CommandError("--to names the page that is to go: name another one.");
  }
  if (!addresses.publicAddresses.has(route)) {
    const near = nearest(route, addresses.publicAddresses.keys());
    const why = routes.includes(route) ? `\`${route}\` is in no list` : `There is no page \`${route}\``;
    throw new CommandError(`${why}.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}`);
  }
  const anchors = addresses.publicAddresses.get(route) ?? [];
  if (hash !== "" && !anchors.includes(safeDecode(hash.slice(1)))) {
    const near = nearest(hash.slice(1), anchors).map((anchor) => `#${anchor}`);
    throw new CommandError(
      `\`${route}\` has no anchor \`${hash}\`.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}`,
    );
  }
  const id = /^\/docs\/(.+)$/.exec(written)?.[1];
  const isDoc = id !== undefined && DOC_ENDINGS.some((ending) => tree.texts.has(`docs/${id}${ending}`));
  return { route, written, hash, docId: isDoc ? id : null };
}

function isRedirected({ addresses, site }: SoundProject, docId: string, to: Successor | null): boolean {
  const from = docPath(resolveProduct(docId, site.settings.product.slug));
  return addresses.redirects.some(
    (redirect) =>
      redirect.from === from && redirect.anchor === null && (to === null || redirect.to === to.route + to.hash),
  );
}

function refuseOwnPages(docId: string): void {
  if (Object.values<string>(GUIDE_PAGES).includes(`docs/${docId}.mdx`)) {
    throw new CommandError(
      `Blocks lead to \`${docId}\` by its file. Change that in src/node/content/blocks/guidePages.ts, or keep the page.`,
    );
  }
}

/** What is in the lock, or what redirects lead to, needs a successor. */
function refusePromised(project: SoundProject, docId: string): void {
  const { lock, redirects } = project.addresses;
  const routes = [...routesOfDoc(project, docId).keys()];
  const promised = routes.filter(
    (route) =>
      lock?.pages.has(route) === true || redirects.some(({ to }) => withoutTrailingSlash(splitUrl(to).path) === route),
  );
  if (promised.length > 0) {
    const near = likelySuccessors(project, docId).map((id) => `--to=${id}`);
    throw new CommandError(
      `Readers may have kept ${promised.join(", ")}: it is in the list of public addresses, or redirects lead to it. ` +
        `Name the page that they get instead: ${near.length === 0 ? "--to=<id>" : near.join(", or ")}.`,
    );
  }
}

/** References that have no place to lead to, or whose author hasn't asked to have them changed. */
function refuseReferences(
  project: SoundProject,
  references: readonly Reference[],
  to: Successor | null,
  relink: boolean,
): void {
  // A call is documented on its page: that its text stands elsewhere is its author's to decide.
  const calls = references.filter(({ file, target }) => target === null && file.startsWith("api/"));
  const names = references.filter(({ target }) => target === null && to?.docId === null);
  const list = (found: readonly Reference[]): string =>
    found.map((reference) => `  ${describeReference(project, reference)}`).join("\n");
  if (calls.length > 0) {
    throw new CommandError(
      `Calls of the API are documented on the page. Name another page for each, and show it there with \`<Operation>\`; nothing was changed:\n${list(calls)}`,
    );
  }
  if (relink && to !== null && names.length > 0) {
    throw new CommandError(
      `Settings name the page by its id, and --to is no page of the docs. Mend them first; nothing was changed:\n${list(names)}`,
    );
  }
  if (references.length > 0 && (to === null || !relink)) {
    const way = to === null ? "" : `, or let --relink lead them to ${to.written}`;
    throw new CommandError(
      `${String(references.length)} ${references.length === 1 ? "place leads" : "places lead"} to the page. Mend them first${way}; nothing was changed:\n${list(references)}`,
    );
  }
}
