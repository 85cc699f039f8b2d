import { likelyMeant } from "../../shared/likelyMeant";
import { nearest, nearestFirst } from "../../shared/nearest";
import { withoutTrailingSlash } from "../../shared/paths";
import { safeDecode } from "../content/links";
import type { Issue, Place } from "../issues";
import { readPage } from "./readPage";

/** What has been built, beside the pages that were read. */
export interface BuiltFiles {
  /** Every file of the site by its site path, with a slash in front. */
  readonly files: ReadonlySet<string>;
  /** Where an address leads when redirects are followed. */
  readonly arrive: (address: { readonly path: string; readonly id: string }) => {
    readonly path: string;
    readonly id: string;
  };
  /** Where an address is written: of a page, in its source or in the settings; of the layout (null), in the settings. */
  readonly placeOf: (path: string | null, address: string) => Place;
}

/** An address that stands on pages, and the first of these. */
interface Use {
  readonly element: string;
  /** As it is written on the first of the pages. */
  readonly written: string;
  readonly pages: string[];
}

/** An address on more pages than this is the layout's. */
const LAYOUT_PAGES = 5;

const LEADS_AWAY = /^(?:mailto|tel|sms|data|blob|javascript):/i;

/**
 * Addresses in the HTML that a build has written, held against its pages, ids and files: links of components and
 * settings as well as those of content, which were checked with their lines before. Pages are read one by one, and of
 * each only its ids and addresses are kept.
 */
export class BuiltLinks {
  readonly #pathPrefix: string;
  readonly #origin: string;
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #uses = new Map<string, Use>();

  /** `siteUrl` is where the site is published: absolute addresses below it are its own. */
  constructor(pathPrefix: string, siteUrl: string) {
    this.#pathPrefix = pathPrefix;
    this.#origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : "";
  }

  /** Reads a page. `path` is its site path. */
  add(path: string, html: string): void {
    const { ids, references } = readPage(html);
    const own = withoutTrailingSlash(path);
    this.#ids.set(own, ids);
    const seen = new Set<string>();
    for (const { element, address } of references) {
      // Most addresses of a page stand on all others too.
      const use = `${element} ${address}`;
      if (!seen.has(use) && !LEADS_AWAY.test(address)) {
        seen.add(use);
        this.#note(own, element, address);
      }
    }
  }

  #note(path: string, element: string, address: string): void {
    const isOwnPage = address.startsWith("#") || address.startsWith("?");
    const isSitePath = address.startsWith("/") && !address.startsWith("//");
    // Of an address that means the same everywhere the page doesn't matter.
    const key = isSitePath ? `${element} ${address}` : `${element} ${path} ${address}`;
    const known = this.#uses.get(key);
    if (known !== undefined) {
      known.pages.push(path);
    } else if (isOwnPage ? address.includes("#") : true) {
      this.#uses.set(key, { element, written: address, pages: [path] });
    }
  }

  /** What leads nowhere; one issue for an address, however many pages have it. */
  issues(built: BuiltFiles): Issue[] {
    return [...this.#uses.values()].flatMap((use) => {
      const fault = this.#faultOf(use, built);
      if (fault === null) {
        return [];
      }
      const [first = "/"] = use.pages.sort();
      const isLayout = use.pages.length > LAYOUT_PAGES;
      const where = isLayout
        ? `on ${String(use.pages.length)} pages, \`${first}\` the first`
        : `on ${use.pages.map((page) => `\`${page}\``).join(", ")}`;
      const hint = isLayout ? "it sits in the layout (navigation bar, sidebar, footer, or a component): " : "";
      return [
        {
          ...built.placeOf(isLayout ? null : first, use.written),
          ...fault,
          message: `${fault.message}; in the HTML ${where}`,
          fix: `${hint}${fault.fix}`,
        },
      ];
    });
  }

  #faultOf(
    { element, written, pages: [path = "/"] }: Use,
    { files, arrive }: BuiltFiles,
  ): Pick<Issue, "rule" | "message" | "known" | "fix"> | null {
    const base = "https://site.invalid";
    if (!URL.canParse(written, base)) {
      return { rule: "broken-link", message: `\`${written}\` of \`<${element}>\` is no address`, fix: "correct it" };
    }
    const url = new URL(written, `${base}${this.#pathPrefix}${path}`);
    const isPublished = url.origin === this.#origin;
    if (url.origin !== base && !isPublished) {
      return null;
    }
    const decoded = safeDecode(url.pathname);
    const isInside = decoded === this.#pathPrefix || decoded.startsWith(`${this.#pathPrefix}/`);
    if (!isInside) {
      return {
        rule: "broken-link",
        message: `\`${written}\` of \`<${element}>\` is outside of the path prefix ${this.#pathPrefix}`,
        fix: "make the link with the site's own components, which add the prefix",
      };
    }
    const target = withoutTrailingSlash(decoded.slice(this.#pathPrefix.length)) || "/";
    const isPage = files.has(`${target === "/" ? "" : target}/index.html`);
    if (!isPage && !files.has(target)) {
      const isAsset = /\.[a-z0-9]+$/i.test(target);
      const known = isAsset ? files : new Set(this.#ids.keys());
      const meant = likelyMeant(target, known);
      return {
        rule: isAsset ? "missing-asset" : "broken-link",
        message: `\`${written}\` of \`<${element}>\` leads to \`${target}\`, which was not built`,
        known: nearest(target, known, 3),
        fix: meant === undefined ? "remove it, or add what it leads to" : `lead to \`${meant}\``,
      };
    }
    const id = safeDecode(url.hash.slice(1).replace(/:~:.*$/, ""));
    const place = arrive({ path: target, id });
    const ids = this.#ids.get(place.path);
    if (element !== "a" || place.id === "" || place.id === "top" || ids === undefined || ids.has(place.id)) {
      return null;
    }
    return {
      rule: "broken-anchor",
      message: `\`${written}\` of \`<${element}>\`: the page \`${place.path}\` has no id \`${place.id}\``,
      known: nearestFirst(place.id, [...ids]).slice(0, 5),
      fix: "lead to an id of the page, or to the page alone",
    };
  }
}
