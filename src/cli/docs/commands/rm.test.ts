import type * as Fs from "node:fs";

import { docsProject, textsAfter } from "../../../testing/fixtures/docsCommands";
import { SITE_YAML } from "../../../testing/fixtures/project";
import { recover } from "../edits/applyPlan";
import { lock } from "./lock";
import { mv } from "./mv";
import { rm } from "./rm";

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const SIDEBAR = `sidebar:
  - start
  # The rest.
  - category: More
    items:
      - category: Only
        items:
          - old # to go
      - guide
`;
const FILES = {
  "sidebar.yaml": SIDEBAR,
  "docs/start.mdx": page("Start", "Text."),
  "docs/guide.mdx": page("Guide", "## Fees"),
  "docs/old.mdx": page("Old", "[own](#limits)\n\n## Fees\n\n## Limits"),
  "redirects.yaml":
    "# Old addresses.\nredirects:\n  - from: /docs/older # a note\n    to: /docs/old#limits\n  - from: /docs/oldest\n    to: /docs/old#fees\n",
};
const LINKS = page("Start", "[a](./old.mdx#fees) [b](/docs/old#limits)\n\n[c]: ./old.mdx?x=1\n");

test("page, entry and empty categories go, every old address arrives; the dry run says exactly that; twice is once", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  const before = project.texts();
  await project.run(rm, { to: "guide", "dry-run": true }, "old");
  expect(project.texts()).toEqual(before);
  const plan = project.printed.at(-2) ?? "";
  expect(await project.run(rm, { to: "guide" }, "old")).toBe(0);
  const after = project.texts();
  expect(after).toEqual(textsAfter(before, plan));
  const { "docs/old.mdx": _gone, ...rest } = before;
  expect(after).toEqual({
    ...rest,
    "sidebar.yaml": SIDEBAR.replace(/ {6}- category: Only[^]*# to go\n/, ""),
    "redirects.yaml":
      "# Old addresses.\nredirects:\n  - from: /docs/older # a note\n    to: /docs/guide\n  - from: /docs/oldest\n    to: /docs/guide#fees\n" +
      "  - from: /docs/old\n    to: /docs/guide\n  - from: /docs/old#limits\n    to: /docs/guide\n",
  });
  // What is in the list stays there: it is redirected.
  expect(after["anchors.lock"]).toContain("/docs/old\n  #fees\n  #limits\n");
  expect(await project.issues()).toEqual([]);

  expect(await project.run(rm, { to: "guide" }, "old")).toBe(0);
  expect(project.printed.at(-1)).toBe("Nothing to do: it has been removed.");
});

test("links to the page are listed with their places, and lead to the other one when that is asked for", async () => {
  const project = docsProject({ ...FILES, "docs/start.mdx": LINKS });
  const before = project.texts();
  await expect(project.run(rm, { to: "guide" }, "old")).rejects.toThrow(
    [
      "3 places lead to the page. Mend them first, or let --relink lead them to /docs/guide; nothing was changed:",
      "  content/docs/start.mdx:5:5: ./old.mdx#fees",
      "  content/docs/start.mdx:5:25: /docs/old#limits",
      "  content/docs/start.mdx:7:6: ./old.mdx?x=1",
    ].join("\n"),
  );
  expect(project.texts()).toEqual(before);
  expect(await project.run(rm, { to: "guide", relink: true }, "old")).toBe(0);
  expect(project.read("docs/start.mdx")).toBe(
    page("Start", "[a](./guide.mdx#fees) [b](/docs/guide)\n\n[c]: ./guide.mdx?x=1\n"),
  );
  expect(await project.issues()).toEqual([]);
});

test("a link on the page that takes over is told: it would lead to itself", async () => {
  const project = docsProject({ ...FILES, "docs/guide.mdx": page("Guide", "[x](./old.mdx)") });
  await project.run(rm, { to: "guide", relink: true }, "old");
  expect(project.printed.at(-1)).toContain("reword them:\n  content/docs/guide.mdx:5:5: ./old.mdx");
});

test("a redirect with a hash takes every anchor along, and a page of another kind can take over", async () => {
  const project = docsProject({ ...FILES, "pages/About.mdx": page("About", "## Us") });
  await project.run(lock);
  await project.run(rm, { to: "/About#us" }, "old");
  expect(project.read("redirects.yaml")).toMatch(/from: \/docs\/old\n {4}to: \/About#us\n$/);
  expect(await project.issues()).toEqual([]);
});

test("settings that name the page name the other one, line ends, comments and a byte order mark stay", async () => {
  const site = SITE_YAML.replace("      id: start\n", "      id: old # the entry\n");
  const windows = (text: string): string => `\uFEFF${text.replace(/\n/g, "\r\n")}`;
  const project = docsProject(
    Object.fromEntries(Object.entries({ ...FILES, "site.yaml": site }).map(([file, text]) => [file, windows(text)])),
  );
  await expect(project.run(rm, { to: "guide" }, "old")).rejects.toThrow("content/site.yaml:20:11: old");
  await expect(project.run(rm, { to: "/blog", relink: true }, "old")).rejects.toThrow("--to is no page of the docs");
  await project.run(rm, { to: "guide", relink: true }, "old");
  expect(project.read("site.yaml")).toBe(windows(site.replace("id: old #", "id: guide #")));
  expect(project.read("sidebar.yaml")).toBe(windows(SIDEBAR.replace(/ {6}- category: Only[^]*# to go\n/, "")));
  expect(await project.issues()).toEqual([]);
});

test("translations go too, and their readers get the translation of the other page where there is one", async () => {
  const locales =
    "locales:\n  - { code: en, label: English, dir: ltr }\n  - { code: ar, label: Arabic, dir: rtl }\n  - { code: ms, label: Malay, dir: ltr }\nversions:\n";
  const project = docsProject({
    ...FILES,
    "site.yaml": SITE_YAML.replace("versions:\n", locales),
    "i18n/ar/docs/old.mdx": page("Old", "Text."),
    "i18n/ar/docs/guide.mdx": page("Guide", "Text."),
    "i18n/ar/docs/start.mdx": page("Start", "[x](./old.mdx)"),
    "i18n/ar/sidebar.yaml": "sidebar: [start, old, guide] # Arabic\n",
    "i18n/ms/docs/old.mdx": page("Old", "Text."),
    "i18n/ms/docs/start.mdx": page("Start", "[x](./old.mdx)"),
  });
  await project.run(lock);
  await project.run(rm, { to: "guide", relink: true }, "old");
  expect(Object.keys(project.texts()).filter((file) => file.endsWith("old.mdx"))).toEqual([]);
  expect(project.read("i18n/ar/sidebar.yaml")).toBe("sidebar: [start, guide] # Arabic\n");
  expect(project.read("i18n/ar/docs/start.mdx")).toContain("[x](./guide.mdx)");
  expect(project.read("i18n/ms/docs/start.mdx")).toContain("[x](./guide.mdx)");
  expect(project.read("redirects.yaml")).toContain("from: /ar/docs/old\n    to: /ar/docs/guide\n");
  expect(project.read("redirects.yaml")).toContain("from: /ms/docs/old\n    to: /docs/guide\n");
  expect(await project.issues()).toEqual([]);
});

test("an address that nobody was promised goes without another page: a draft, a page that isn't in the list", async () => {
  const { "redirects.yaml": _redirects, ...files } = FILES;
  const project = docsProject(files);
  expect(await project.run(rm, {}, "old")).toBe(0);
  expect(project.has("docs/old.mdx")).toBe(false);
  expect(project.has("redirects.yaml")).toBe(false);
  expect(await project.issues()).toEqual([]);
});

test.each([
  ["a list of redirects", FILES],
  ["none", Object.fromEntries(Object.entries(FILES).filter(([file]) => file !== "redirects.yaml"))],
])("a draft goes to another page without a redirect, with %s: its address never was public", async (_with, files) => {
  const project = docsProject({
    ...files,
    "docs/draft.mdx": page("Draft", "## Own").replace("---\n", "---\ndraft: true\n"),
  });
  project.write("sidebar.yaml", `${SIDEBAR}  - draft\n`);
  project.write("docs/other.mdx", page("Other", "[x](./draft.mdx#own)").replace("---\n", "---\ndraft: true\n"));
  await project.run(lock);
  const before = project.texts();
  expect(await project.run(rm, { to: "guide", relink: true }, "draft")).toBe(0);
  const { "docs/draft.mdx": _gone, ...rest } = before;
  expect(project.texts()).toEqual({
    ...rest,
    "sidebar.yaml": SIDEBAR,
    "docs/other.mdx": page("Other", "[x](./guide.mdx)").replace("---\n", "---\ndraft: true\n"),
  });
});

test("faults elsewhere refuse a removal where they hide anchors, and only there", async () => {
  const project = docsProject({ ...FILES, "docs/start.mdx": page("Start", "[x](/nope)\n\n#### Deep") });
  project.write("docs/stray.mdx", page("Stray", "<Nothing />"));
  await expect(project.run(rm, { to: "guide" }, "old")).rejects.toThrow("stray.mdx:5:1 error [unknown-block]");
  project.write("docs/stray.mdx", page("Stray", "Text."));
  expect(await project.run(rm, { to: "guide" }, "old")).toBe(0);
  expect((await project.issues()).map(({ rule }) => rule).sort()).toEqual([
    "broken-link",
    "heading-level",
    "page-without-entry",
  ]);
});

test("the index of a folder goes as the folder's page", async () => {
  const { "docs/old.mdx": old, ...files } = FILES;
  const project = docsProject({ ...files, "docs/old/index.mdx": old });
  await project.run(lock);
  expect(await project.run(rm, { to: "guide" }, "old")).toBe(0);
  expect(project.has("docs/old/index.mdx")).toBe(false);
  expect(project.read("redirects.yaml")).toContain("  - from: /docs/old\n    to: /docs/guide\n");
  expect(await project.issues()).toEqual([]);
});

test("a draft that was public is redirected", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  project.write("docs/guide.mdx", page("Guide", "## Fees").replace("---\n", "---\ndraft: true\n"));
  expect((await project.issues()).map(({ file, line, rule }) => `${file}:${String(line)} ${rule}`)).toEqual([
    "content/docs/guide.mdx:2 lost-address",
  ]);
  expect(await project.run(rm, { to: "start" }, "guide")).toBe(0);
  expect(project.read("redirects.yaml")).toContain("  - from: /docs/guide\n    to: /docs/start\n");
  expect(await project.issues()).toEqual([]);
});

test.each([
  ["old", {}, "Name the page that they get instead: --to=start, or --to=guide."],
  ["odl", {}, "There is no page `odl`. The nearest: old"],
  ["old", { to: "old" }, "--to names the page that is to go"],
  ["old", { to: "gide" }, "There is no page `/docs/gide`. The nearest: /docs/guide"],
  ["old", { to: "guide#fes" }, "has no anchor `#fes`. The nearest: #fees"],
])("%s with %j is refused, and nothing changes", async (id, values, message) => {
  const project = docsProject(FILES);
  await project.run(lock);
  const before = project.texts();
  await expect(project.run(rm, values, id)).rejects.toThrow(message);
  expect(project.texts()).toEqual(before);
});

/** The very module that commands write with. */
const fs = jest.requireActual<typeof Fs>("node:fs");

test("interrupted at any step, nothing or everything of a removal is done", async () => {
  const outcomes = new Set<string>();
  for (let step = 1; ; step += 1) {
    const project = docsProject(FILES);
    await project.run(lock);
    const before = project.texts();
    await project.run(rm, { to: "guide", "dry-run": true }, "old");
    const plan = project.printed.at(-2) ?? "";
    let count = 0;
    const real = { renameSync: fs.renameSync, rmSync: fs.rmSync, writeFileSync: fs.writeFileSync };
    for (const name of ["renameSync", "rmSync", "writeFileSync"] as const) {
      jest.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
        // The copy that the plan is proven on lies elsewhere.
        const isOurs = String(args[0]).startsWith(project.root);
        count += isOurs ? 1 : 0;
        if (isOurs && count === step) throw new Error("the machine is off");
        (real[name] as (...all: unknown[]) => unknown)(...args);
      });
    }
    const died = await project.run(rm, { to: "guide" }, "old").then(
      () => false,
      () => true,
    );
    jest.restoreAllMocks();
    if (!died) break;
    const outcome = String(recover(project.root));
    outcomes.add(outcome);
    expect(project.texts()).toEqual(outcome === "finished" ? textsAfter(before, plan) : before);
  }
  expect([...outcomes].sort()).toEqual(["finished", "forgotten"]);
});

test("anchors of a page that was moved before arrive: at the same anchor, or at the page of --to", async () => {
  const project = docsProject({ ...FILES, "redirects.yaml": "redirects: []\n" });
  await project.run(lock);
  await project.run(mv, {}, "old", "newer");
  expect(await project.run(rm, { to: "guide" }, "newer")).toBe(0);
  expect(project.read("redirects.yaml")).toBe(
    "redirects:\n  - from: /docs/old\n    to: /docs/guide\n  - from: /docs/newer\n    to: /docs/guide\n" +
      "  - from: /docs/newer#limits\n    to: /docs/guide\n  - from: /docs/old#limits\n    to: /docs/guide\n",
  );
  expect(await project.issues()).toEqual([]);
});

test("so do those of an old address that led to an anchor which the other page doesn't have", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  project.write("anchors.lock", `${project.read("anchors.lock")}/docs/older\n  #kept\n`);
  expect(await project.run(rm, { to: "guide" }, "old")).toBe(0);
  expect(project.read("redirects.yaml")).toContain("  - from: /docs/older#kept\n    to: /docs/guide\n");
  expect(await project.issues()).toEqual([]);
});

test("the start of the docs shows another main page, and its anchors arrive there", async () => {
  const project = docsProject({
    ...FILES,
    "site.yaml": SITE_YAML.replace("mainDoc: start", "mainDoc: old"),
    "docs/start.mdx": page("Start", "[a](/docs#limits) [b](/docs)"),
  });
  expect(await project.issues()).toEqual([]);
  await project.run(lock);
  expect(project.read("anchors.lock")).toContain("/docs\n  #fees\n  #limits\n");
  await expect(project.run(rm, { to: "guide" }, "old")).rejects.toThrow("content/docs/start.mdx:5:5: /docs#limits");
  expect(await project.run(rm, { to: "guide", relink: true }, "old")).toBe(0);
  expect(project.read("site.yaml")).toContain("mainDoc: guide");
  expect(project.read("docs/start.mdx")).toContain("[a](/docs/guide) [b](/docs)");
  expect(project.read("redirects.yaml")).toContain("  - from: /docs#limits\n    to: /docs/guide\n");
  expect(await project.issues()).toEqual([]);
});

test("the product's name in an anchor is written as a placeholder in the redirect", async () => {
  const project = docsProject({
    ...FILES,
    "docs/old.mdx": page("Old", "## Fees\n\n## Limits\n\n## Use {product.name}"),
  });
  await project.run(lock);
  await project.run(rm, { to: "guide" }, "old");
  expect(project.read("redirects.yaml")).toContain('from: "/docs/old#use-{product}"\n');
  expect(await project.issues()).toEqual([]);
});
