import { COMMON, operation } from "../../../testing/fixtures/apiFragments";
import { docsProject, textsAfter } from "../../../testing/fixtures/docsCommands";
import { lock } from "./lock";
import { newEndpoint } from "./newEndpoint";

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const ROOT = `openapi: 3.1.0
info: { title: "{product.name} API", version: v3 }
servers:
  - url: "{hosts.api.production}"
    x-host: api
security:
  - accessToken: [manage_payment]
    signature: []
tags:
  - name: Payments
    description: Payments.
  - name: Stores
    description: Stores.
paths: # by area
  /v3/payment: # the first
    $ref: pay.yaml#/paths/~1v3~1payment
  /v3/stores/{id}:
    $ref: "stores.yaml#/paths/~1v3~1stores~1{id}"
components:
  securitySchemes:
    accessToken: { type: oauth2, flows: {} }
    signature: { type: apiKey, in: header, name: X-Signature }
`;
const PAY = `# Payments.\npaths:\n  /v3/payment:\n    post:\n${operation("pay", "", "pay")}`;
const STORES = `paths:
  /v3/stores/{id}:
    get:
${operation(
  "getStore",
  "      parameters:\n        - { name: id, in: path, required: true, description: Id of the store., schema: { type: string }, example: S1 }\n",
  "stores/get",
).replace("[Payments]", "[Stores]")}  # End of the stores.
`;
const FILES = {
  "sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - pay\n  - stores/get # reads one\n",
  "docs/pay.mdx": page("Pay", '<Operation id="pay" />'),
  "docs/stores/get.mdx": page("Get", '<Operation id="getStore" />'),
  "api/openapi.yaml": ROOT,
  "api/pay.yaml": PAY,
  "api/stores.yaml": STORES,
  "api/common.yaml": COMMON,
};
const CALL = {
  ...{ method: "DELETE", path: "/v3/stores/{id}/till/{till}", page: "stores/remove-till", summary: "Remove a till" },
  ...{ description: "Use it when a till is gone: it can't be paid at any more.", param: ["till: Number of the till."] },
};

test("a new call has its description, a reference, a page with an entry; the dry run says exactly that; twice is once", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  expect(await project.issues()).toEqual([]);
  const before = project.texts();
  await project.run(newEndpoint, { ...CALL, "dry-run": true }, "removeTill");
  expect(project.texts()).toEqual(before);
  const plan = project.printed.find((text) => text.includes("removeTill")) ?? "";
  expect(await project.run(newEndpoint, CALL, "removeTill")).toBe(0);
  expect(project.printed.at(-1)).toContain("Left to its author: the fields of request and answer under `removeTill`");
  const after = project.texts();
  expect(after).toEqual(textsAfter(before, plan));
  expect(after["api/openapi.yaml"]).toBe(
    ROOT.replace(
      "components:",
      "  /v3/stores/{id}/till/{till}:\n    $ref: stores.yaml#/paths/~1v3~1stores~1{id}~1till~1{till}\ncomponents:",
    ),
  );
  // Before the comment that ends the file: it is its, not the last path's.
  expect(after["api/stores.yaml"]).toMatchInlineSnapshot(`
    "paths:
      /v3/stores/{id}:
        get:
          operationId: getStore
          summary: Pay
          description: Pays.
          tags: [Stores]
          x-page: stores/get
          parameters:
            - { name: id, in: path, required: true, description: Id of the store., schema: { type: string }, example: S1 }
          responses:
            default:
              description: The result.
              content:
                application/json:
                  schema:
                    oneOf:
                      - { $ref: "common.yaml#/schemas/Done" }
                      - { $ref: "common.yaml#/schemas/ErrorAnswer" }
      /v3/stores/{id}/till/{till}:
        delete:
          operationId: removeTill
          summary: Remove a till
          description: "Use it when a till is gone: it can't be paid at any more."
          tags:
            - Stores
          x-page: stores/remove-till
          parameters:
            - name: id
              in: path
              required: true
              description: Id of the store.
              schema:
                type: string
              example: S1
            - name: till
              in: path
              required: true
              description: Number of the till.
              schema:
                type: string
              example: EXAMPLE_TILL
          responses:
            default:
              description: The result, or what went wrong.
              content:
                application/json:
                  schema:
                    oneOf:
                      - $ref: common.yaml#/schemas/Done
                      - $ref: common.yaml#/schemas/ErrorAnswer
      # End of the stores.
    "
  `);
  expect(after["docs/stores/remove-till.mdx"]).toMatchInlineSnapshot(`
    "---
    title: Remove a till
    description: "Use it when a till is gone: it can't be paid at any more."
    kind: endpoint
    ---

    <Operation id="removeTill" heading={false} />
    "
  `);
  expect(after["sidebar.yaml"]).toBe(
    FILES["sidebar.yaml"].replace("reads one\n", "reads one\n  - stores/remove-till\n"),
  );
  expect(after["anchors.lock"]).toContain("/docs/stores/remove-till\n");
  expect(await project.issues()).toEqual([]);

  expect(await project.run(newEndpoint, CALL, "removeTill")).toBe(0);
  expect(project.printed.at(-1)).toBe("Nothing to do: the call is described.");
  expect(project.texts()).toEqual(after);
});

test("a path that is there gets another method, a page that is there another call; line ends and byte order marks stay", async () => {
  const windows = (text: string): string => `\uFEFF${text.replace(/\n/g, "\r\n")}`;
  const project = docsProject(Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, windows(text)])));
  await project.run(
    newEndpoint,
    { ...CALL, path: "/v3/stores/{id}", page: "stores/get", param: undefined },
    "removeStore",
  );
  expect(project.read("api/openapi.yaml")).toBe(windows(ROOT));
  expect(project.read("docs/stores/get.mdx")).toBe(
    windows(`${FILES["docs/stores/get.mdx"]}\n<Operation id="removeStore" />\n`),
  );
  const stores = project.read("api/stores.yaml");
  expect(stores.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
  expect(stores).toContain("    delete:\r\n      operationId: removeStore\r\n");
  // The parameter of the path is described as the other call has it.
  expect(stores).toContain(
    "        - name: id\r\n          in: path\r\n          required: true\r\n          description: Id of the store.\r\n",
  );
  expect(await project.issues()).toEqual([]);
});

test.each([
  ["RemoveTill", {}, "can't be the id of a call"],
  ["removeTill", { method: "DELET" }, "There is no method `DELET`; there are DELETE,"],
  ["removeTill", { path: "v3" }, "can't be the path of a call"],
  ["removeTill", { description: " " }, "`--description` is missing"],
  ["removeTill", { param: undefined }, '`--param="till: Id of the …"`'],
  ["removeTill", { param: ["tll: x"] }, "describes no parameter of /v3/stores/{id}/till/{till}"],
  ["removeTill", { tag: "Store" }, "has no tag `Store`; there are Stores"],
  ["removeTill", { area: "store" }, "content/api has no file `store`; there are stores.yaml"],
  ["removeTill", { path: "/v3/new", param: undefined }, "Say which file of content/api"],
  ["getStore", {}, "has `getStore` already: GET /v3/stores/{id}, on the page stores/get"],
  ["GETSTORE".toLowerCase(), { method: "PUT" }, "This would leave faults"],
  ["removeTill", { page: "new" }, "--after=<id>, --category=<label> or --without-entry"],
])("%s with %j is refused, and nothing changes", async (id, values, message) => {
  const project = docsProject(FILES);
  const before = project.texts();
  await expect(project.run(newEndpoint, { ...CALL, ...values }, id)).rejects.toThrow(message);
  expect(project.texts()).toEqual(before);
});

test("without a description of the API there is nothing to add to", async () => {
  await expect(docsProject().run(newEndpoint, CALL, "removeTill")).rejects.toThrow("no content/api/openapi.yaml");
});
