import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, loadFiles, loadFrom, SITE, SITE_YAML, spotsOf } from "../../testing/fixtures/project";
import type { Files } from "../../testing/fixtures/folder";
import { CompileCache } from "../content";
import { LastValue } from "./LastValue";
import type { DescriptionOutput } from "./loadDescription";
import type { Project } from "./loadProject";

const ROOT = `openapi: 3.1.0
info: { title: API, version: v3 }
servers: [{ url: "{hosts.api.production}", x-host: api }]
security: [{ accessToken: [], signature: [] }]
tags: [{ name: Pay, description: Payments. }]
paths:
  /pay: { $ref: "pay.yaml#/paths/~1pay" }
  /read: { $ref: "pay.yaml#/paths/~1read" }
components:
  securitySchemes:
    accessToken: { type: oauth2, flows: {} }
    signature: { type: apiKey, in: header, name: X-Signature }
`;

const operation = (id: string, page: string): string => `    post:
      operationId: ${id}
      summary: ${id}
      description: A call.
      tags: [Pay]
      x-page: ${page}
      responses:
        default:
          description: The result.
          content:
            application/json:
              schema: { $ref: "schemas/pay.yaml#/schemas/Payment" }
`;

const PAYMENT = `schemas:
  Payment:
    type: object
    description: A payment.
    required: [amount]
    properties:
      amount: { type: integer, description: What is paid., x-unit: sen, examples: [1000] }
`;

/** Two calls on two pages that show one shared schema, and a third page that shows none. */
const WITH_API: Files = {
  ...SITE,
  "content/site.yaml": SITE_YAML.replace(
    "links:",
    "  oauth: { production: 'https://oauth.zephyr.example.com' }\nlinks:",
  ),
  "content/sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - read\n",
  "content/docs/guide.mdx": doc("Guide", '<Operation id="pay" />\n'),
  "content/docs/read.mdx": doc("Read", '<Operation id="read" />\n'),
  "content/api/openapi.yaml": ROOT,
  "content/api/pay.yaml": `paths:\n  /pay:\n${operation("pay", "guide")}  /read:\n${operation("read", "read")}`,
  "content/api/schemas/pay.yaml": PAYMENT,
};

const htmlOf = ({ nodes }: Project, docId: string): string =>
  String(nodes.find(({ type, id }) => type === "DocPage" && id === docId)?.fields["html"]);

test("a site with a description has no faults, its calls as nodes, and its samples as files", async () => {
  const project = await loadFrom(folderOf(WITH_API));
  expect(project.issues).toEqual([]);
  const guide = project.nodes.find(({ type, id }) => type === "DocPage" && id === "guide");
  expect(guide?.fields).toMatchObject({ operationIds: ["pay"], webhookIds: [] });
  expect([...project.files.keys()]).toEqual(
    expect.arrayContaining(["/openapi.json", "/samples/pay.mjs", "/samples/read.sh"]),
  );
});

test("one description changes in the YAML: every page that shows it changes, and no other is compiled again", async () => {
  const root = folderOf(WITH_API);
  const cache = new CompileCache(path.join(root, "none"), "engine");
  const before = await loadFrom(root, { cache });
  writeFiles(root, { "content/api/schemas/pay.yaml": PAYMENT.replace("What is paid.", "The sum that is paid.") });
  const after = await loadFrom(root, { cache });
  for (const docId of ["guide", "read"]) {
    expect(htmlOf(before, docId)).toContain("What is paid.");
    expect(htmlOf(after, docId)).toContain("The sum that is paid.");
    expect(htmlOf(after, docId)).not.toContain("What is paid.");
  }
  // Warm is what a cold load gives.
  expect((await loadFrom(root)).nodes).toEqual(after.nodes);
});

describe("loads that follow one another", () => {
  const ANOTHER_PAGE = {
    "content/sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - read\n  - more\n",
    "content/docs/more.mdx": doc("More"),
  };

  test.each([
    ["the text of a page", { "content/docs/guide.mdx": doc("Guide", '<Operation id="pay" />\n\nMore.\n') }, true],
    ["the description", { "content/api/schemas/pay.yaml": PAYMENT.replace("What is paid.", "The sum.") }, false],
    ["a host", { "content/site.yaml": String(WITH_API["content/site.yaml"]).replace("//api.", "//pay.") }, false],
    ["runs of samples", { "content/samples.lock": "pay curl 2026-01-01 0123456789ab\n" }, false],
    ["which pages there are", ANOTHER_PAGE, false],
  ])("after an edit of %s give what a first load gives", async (_what, files, isKept) => {
    const root = folderOf(WITH_API);
    const lastDescription = new LastValue<DescriptionOutput>();
    const before = await loadFrom(root, { lastDescription });
    writeFiles(root, files);
    const after = await loadFrom(root, { lastDescription });
    const fresh = await loadFrom(root);
    expect([after.nodes, [...after.files], after.issues]).toEqual([fresh.nodes, [...fresh.files], fresh.issues]);
    expect(after.files === before.files).toBe(isKept);
  });
});

test("a call that its page doesn't show, and a page that shows another's call, are reported", async () => {
  const { issues } = await loadFiles({
    ...WITH_API,
    "content/docs/guide.mdx": doc("Guide"),
    "content/docs/start.mdx": doc("Start", '## First step\n\n<Operation id="pay" />\n'),
  });
  expect(spotsOf(issues)).toEqual(["api/pay.yaml:3:5 api-call", "docs/start.mdx:6:1 block-usage"]);
});

test("a call shown twice on its page is reported", async () => {
  const twice = doc("Guide", '<Operation id="pay" />\n\n<Operation id="pay" />\n');
  const { issues } = await loadFiles({ ...WITH_API, "content/docs/guide.mdx": twice });
  expect(spotsOf(issues)).toEqual(["docs/guide.mdx:6:1 block-usage"]);
});

test("a fault of the description has the place of the YAML, and the pages' own faults come beside it", async () => {
  const { issues } = await loadFiles({
    ...WITH_API,
    "content/api/schemas/pay.yaml": PAYMENT.replace("examples: [1000]", 'examples: ["much"]'),
    "content/docs/read.mdx": doc("Read", '<Operation id="read" />\n\n[x](/nope)\n'),
  });
  expect(spotsOf(issues)).toContain("docs/read.mdx:6:1 broken-link");
  expect(spotsOf(issues).filter((spot) => spot.startsWith("api/schemas/pay.yaml:7:"))).not.toEqual([]);
});

test("pages of other versions and languages may show calls or not; what counts is the default's", async () => {
  const { issues, nodes } = await loadFiles({
    ...WITH_API,
    "content/site.yaml": `${WITH_API["content/site.yaml"]
      ?.toString()
      .replace(
        '    path: ""\n',
        '    path: ""\n  - { name: "1.0", label: One, mainDoc: guide, path: "1.0" }\n',
      )}locales: [{ code: en, label: English }, { code: ar, label: Arabic, dir: rtl }]\n`,
    "content/versions/1.0/sidebar.yaml": "sidebar:\n  - guide\n  - read\n  - other\n",
    "content/versions/1.0/docs/guide.mdx": doc("Guide 1.0", '<Operation id="pay" />\n'),
    "content/versions/1.0/docs/read.mdx": doc("Read 1.0"),
    "content/versions/1.0/docs/other.mdx": doc("Other 1.0", '<Operation id="read" />\n'),
    "content/i18n/ar/docs/read.mdx": doc("Read in Arabic", '<Operation id="read" />\n'),
  });
  expect(issues).toEqual([]);
  const callsOf = (id: string) =>
    nodes.find((node) => node.type === "DocPage" && node.id === id)?.fields["operationIds"];
  expect(["guide", "/docs/1.0/guide", "/docs/1.0/read", "/ar/docs/read"].map(callsOf)).toEqual([
    ...[["pay"], ["pay"], [], ["read"]],
  ]);
});
