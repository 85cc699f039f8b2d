import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import type { NodeRecord, PageRecord } from "../section";
import { isRecord } from "./isRecord";

/** A page's data as Gatsby writes it; what its query has found stands under names of the query's own. */
export interface PageData {
  readonly result?: unknown;
}

/** What of Gatsby's connection with the browsers that have a page open is used here. */
export interface PageSocket<Data extends PageData> {
  /** Paths of the pages that are open somewhere. */
  readonly activePaths: ReadonlySet<string>;
  /** Shows new data in every browser that has the page of path `id`. */
  emitPageData: (data: { id: string; result?: Data }) => void;
}

/** What an edit of a page changes in its article. The rest comes with Gatsby's own queries, seconds later. */
const SHOWN = ["title", "description", "html", "toc"] as const;

type Article = Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>>;

/**
 * Shows a saved edit in open pages at once. Gatsby builds its schema and runs all queries that a node touches before
 * it sends anything, which takes seconds; an article is known as soon as it is compiled. Until Gatsby has caught up,
 * what it sends is the state of some save before: the article of the last one is put in its place.
 */
export class LivePreview<Data extends PageData> {
  readonly #socket: PageSocket<Data>;
  readonly #publicFolder: string;
  #articles: ReadonlyMap<string, Article>;

  constructor(
    socket: PageSocket<Data>,
    publicFolder: string,
    nodes: readonly NodeRecord[],
    pages: readonly PageRecord[],
  ) {
    this.#socket = socket;
    this.#publicFolder = publicFolder;
    this.#articles = articlesByPath(nodes, pages);
    const emit = socket.emitPageData;
    socket.emitPageData = ({ id, result }) => {
      emit(result === undefined ? { id } : { id, result: withArticle(result, this.#articles.get(id)) });
    };
  }

  /** Sends open pages whose article is another than at the last call. */
  async show(nodes: readonly NodeRecord[], pages: readonly PageRecord[]): Promise<void> {
    const before = this.#articles;
    this.#articles = articlesByPath(nodes, pages);
    for (const path of this.#socket.activePaths) {
      const article = this.#articles.get(path);
      if (article !== undefined && !isDeepStrictEqual(article, before.get(path))) {
        const result = await this.#written(path);
        if (result !== null) {
          this.#socket.emitPageData({ id: path, result });
        }
      }
    }
  }

  /** What Gatsby last wrote of a page; null where it hasn't yet. */
  async #written(path: string): Promise<Data | null> {
    const name = path === "/" ? "index" : path.replace(/^\/|\/$/g, "");
    try {
      const data: unknown = JSON.parse(
        await readFile(join(this.#publicFolder, "page-data", name, "page-data.json"), "utf8"),
      );
      // What Gatsby wrote is what it sends.
      return isRecord(data) ? (data as unknown as Data) : null;
    } catch {
      // Missing, or being written right now: then Gatsby sends it.
      return null;
    }
  }
}

/** The articles of the pages that have one, by the page's path. */
function articlesByPath(nodes: readonly NodeRecord[], pages: readonly PageRecord[]): ReadonlyMap<string, Article> {
  const byKey = new Map(nodes.map((node) => [`${node.type} ${node.id}`, node.fields]));
  return new Map(
    pages.flatMap(({ path, nodes: { id } }) => {
      const fields = id == null ? undefined : byKey.get(`${id.type} ${id.id}`);
      return typeof fields?.["html"] === "string" ? [[path, articleOf(fields)] as const] : [];
    }),
  );
}

const articleOf = (fields: Readonly<Record<string, unknown>>): Article =>
  Object.fromEntries(SHOWN.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** A page's data with another article. Fields that its query doesn't ask for stay out of it. */
function withArticle<Data extends PageData>(data: Data, article: Article | undefined): Data {
  const { result } = data;
  if (article === undefined || !isRecord(result) || !isRecord(result["data"])) {
    return data;
  }
  const found = Object.entries(result["data"]).map(([name, value]) => {
    const isArticle = isRecord(value) && "html" in value;
    return [name, isArticle ? { ...value, ...known(article, value) } : value] as const;
  });
  return { ...data, result: { ...result, data: Object.fromEntries(found) } };
}

const known = (article: Article, value: Readonly<Record<string, unknown>>): Article =>
  Object.fromEntries(Object.entries(article).filter(([name]) => name in value));
