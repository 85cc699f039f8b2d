import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import type { NodeRecord, PageRecord } from "../section";
import { LivePreview, type PageData } from "./LivePreview";

const TOC = [{ level: 2, id: "a", text: "A" }];

const node = (id: string, fields: Readonly<Record<string, unknown>> = {}): NodeRecord => ({
  ...{ type: "DocPage", id },
  fields: { title: "Pay", description: "Be paid.", html: "<p>1</p>", toc: TOC, label: "Pay", ...fields },
});

const page = (path: string, id: string): PageRecord => ({
  ...{ path, template: "doc", file: "content/sidebar.yaml" },
  nodes: { id: { type: "DocPage", id }, nextId: null },
});

const PAGES = [page("/docs/pay", "pay"), page("/docs", "pay"), page("/docs/refund", "refund")];
const NODES = [node("pay"), node("refund")];

/** What Gatsby has written of a page. */
const written = (fields: object): string =>
  JSON.stringify({ path: "/docs/pay", result: { data: { page: fields, next: { label: "Next" } }, pageContext: {} } });

const WRITTEN = { title: "Pay", html: "<p>1</p>", toc: TOC, editUrl: "https://example.com/pay" };

/** A preview with pages open in a browser, and what that was sent. */
function open(...paths: string[]) {
  const emit = jest.fn<undefined, [{ id: string; result?: PageData }]>();
  const socket = {
    activePaths: new Set(paths),
    emitPageData: emit as (data: { id: string; result?: PageData }) => void,
  };
  const folder = folderOf({
    "page-data/docs/pay/page-data.json": written(WRITTEN),
    "page-data/docs/page-data.json": written(WRITTEN),
  });
  const preview = new LivePreview(socket, folder, NODES, PAGES);
  const sent = () => emit.mock.calls.map(([data]) => data);
  const articles = () =>
    sent().map(({ id, result }) => [id, (result as { result: { data: { page: unknown } } }).result.data.page]);
  return { preview, socket, sent, articles, folder };
}

test("an open page is sent its article as it is now, with the rest as Gatsby wrote it", async () => {
  const { preview, sent } = open("/docs/pay");
  const toc = [...TOC, { level: 2, id: "b", text: "B" }];
  await preview.show([node("pay", { html: "<p>2</p>", toc, label: "New" }), node("refund")], PAGES);
  expect(sent()).toEqual([
    {
      id: "/docs/pay",
      result: {
        path: "/docs/pay",
        result: { data: { page: { ...WRITTEN, html: "<p>2</p>", toc }, next: { label: "Next" } }, pageContext: {} },
      },
    },
  ]);
});

test("a page that stands at two addresses is sent to both", async () => {
  const { preview, articles } = open("/docs", "/docs/pay");
  await preview.show([node("pay", { html: "<p>2</p>" })], PAGES);
  expect(articles()).toEqual(["/docs", "/docs/pay"].map((path) => [path, { ...WRITTEN, html: "<p>2</p>" }]));
});

test.each([
  ["whose article is the same", ["/docs/pay"], node("pay", { label: "New" })],
  ["that isn't open", ["/docs/refund", "/gone"], node("pay", { html: "<p>2</p>" })],
  ["that Gatsby has not written yet", ["/docs/refund"], node("refund", { html: "<p>2</p>" })],
])("nothing is sent of a page %s", async (_which, paths, edited) => {
  const { preview, sent } = open(...paths);
  await preview.show([...NODES.filter(({ id }) => id !== edited.id), edited], PAGES);
  expect(sent()).toEqual([]);
});

test("what Gatsby sends late, of a save before, doesn't undo the last one", async () => {
  const { preview, socket, articles } = open("/docs/pay");
  await preview.show([node("pay", { html: "<p>2</p>" })], PAGES);
  await preview.show([node("pay", { html: "<p>3</p>" })], PAGES);
  socket.emitPageData({ id: "/docs/pay", result: JSON.parse(written({ ...WRITTEN, html: "<p>2</p>" })) as PageData });
  expect(articles().map(([, article]) => (article as { html: string }).html)).toEqual([
    "<p>2</p>",
    "<p>3</p>",
    "<p>3</p>",
  ]);
});

test.each([
  ["of another kind of page", { id: "/", result: { result: { data: { site: { title: "A" } } } } }],
  ["of a page without data", { id: "/docs/pay", result: { result: { pageContext: {} } } }],
  ["without a result", { id: "/docs/pay" }],
])("data %s goes on as it is", (_which, data) => {
  const { socket, sent } = open();
  socket.emitPageData(data);
  expect(sent()).toEqual([data]);
});

test("a file that is being written is left to Gatsby", async () => {
  const { preview, sent, folder } = open("/docs/pay");
  writeFiles(folder, { "page-data/docs/pay/page-data.json": '{"path":"/docs/p' });
  await preview.show([node("pay", { html: "<p>2</p>" })], PAGES);
  expect(sent()).toEqual([]);
});
