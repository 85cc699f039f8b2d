// One file names the product: changing it renames everything.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../node/issues";
import type { Project } from "../../node/project/loadProject";
import { folderOf } from "../fixtures/folder";
import { loadContent, ROOT } from "../fixtures/realSite";

const NAME = "Boreas Money";
const SLUG = "boreas-money";

let renamed: Project;
let shipped: Project;

beforeAll(async () => {
  // At a path that doesn't hold the shipped name, as the project's own may.
  const folder = path.join(folderOf(), "content");
  cpSync(path.join(ROOT, "content"), folder, { recursive: true });
  const file = path.join(folder, "site.yaml");
  const settings = readFileSync(file, "utf8");
  writeFileSync(file, settings.replace(/^( {2}name: ).*$/m, `$1${NAME}`).replace(/^( {2}slug: ).*$/m, `$1${SLUG}`));
  renamed = await loadContent(folder, "renamed");
  shipped = await loadContent();
});

test("the renamed site has no fault", () => {
  expect(renamed.site?.settings.product).toEqual({ name: NAME, slug: SLUG });
  expect(renamed.issues.length === 0 ? "" : formatReport(renamed.issues, true, () => null)).toBe("");
});

test("nothing of the shipped name is left in any node or page [decision.product, decision.product-names]", () => {
  const old = shipped.site?.settings.product ?? { name: "", slug: "" };
  expect(JSON.stringify(shipped.nodes)).toContain(old.name);
  const left = new RegExp(`.{0,60}(?:${old.name}|${old.slug}|${old.name.split(" ")[0] ?? ""}).{0,60}`, "gi");
  expect(JSON.stringify([renamed.nodes, renamed.pages, renamed.addresses.redirects]).match(left)).toBeNull();
  expect(JSON.stringify(renamed.nodes)).toContain(NAME);
});

test("addresses carry the new slug [decision.product-names]", () => {
  const paths = renamed.pages.map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining([`/docs/downloads/${SLUG}-logo`, `/blog/tags/${SLUG}`]));
});

test("nothing else has moved", () => {
  const shape = ({ pages, site }: Project): string[] => {
    const slug = site?.settings.product.slug ?? "";
    return pages.map((page) => page.path.split(slug).join("{product}")).sort();
  };
  expect(shape(renamed)).toEqual(shape(shipped));
});
