import type { PassedRun } from "../../../shared/contracts/ApiModel";
import { attribute, elementsOf, parseDocument, textOf } from "../../../testing/build/htmlTree";
import { apiOf, body, call, field, issueVoucher, object, reference } from "../../../testing/fixtures/calls";
import { codeTexts, faultsOf, htmlOf, pageOf, spot } from "../../../testing/fixtures/compile";
import type { Surroundings } from "../../../testing/fixtures/compile";
import { data } from "../../../testing/fixtures/data";
import { articleProblems, outline } from "../../../testing/fixtures/html";

const AROUND: Surroundings = {
  api: apiOf(),
  data,
  routes: {
    "docs/voucher/calls.mdx": "/docs/voucher/calls",
    "docs/error-codes.mdx": "/docs/error-codes",
    "docs/quickstart/signature-algorithm.mdx": "/docs/quickstart/signature-algorithm",
  },
};
const FILE = "docs/voucher/calls.mdx";

const page = (text: string, around: Surroundings = AROUND) => pageOf(text, around, FILE);
const html = (text: string, around: Surroundings = AROUND) => htmlOf(text, around, FILE);
const byId = (text: string, id: string) =>
  [...elementsOf(parseDocument(text))].find((element) => attribute(element, "id") === id);

const ALL = ["issueVoucher", "listVouchers", "oddForms"].map((id) => `<Operation id="${id}" />\n`).join("\n");

test("markup", async () => {
  const text = await html('<Operation id="issueVoucher">Good to *know*.</Operation>\n');
  expect(outline(text)).toMatchSnapshot();
  expect(articleProblems(text)).toEqual([]);
});

describe("runs of the samples", () => {
  const DIGEST = "0123456789ab";
  const linesWith = async (runs: readonly PassedRun[] | null) => {
    const text = await html('<Operation id="issueVoucher" />\n', { ...AROUND, api: apiOf(undefined, undefined, runs) });
    expect(articleProblems(text)).toEqual([]);
    return [...elementsOf(parseDocument(text))]
      .filter((element) => attribute(element, "class") === "op-program")
      .map((element) => textOf(element));
  };

  test("each language says when its program passed, or that it didn't run", async () => {
    const [first, ...others] = await linesWith([{ language: "curl", day: "2026-03-04", digest: DIGEST }]);
    expect(first).toBe(`Complete program ran against the mock on March 4, 2026: passed, 012345`);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others)).toEqual(new Set(["Complete program not run"]));
  });

  test("where nobody keeps count nothing is said", async () => {
    expect(new Set(await linesWith(null))).toEqual(new Set(["Complete program"]));
  });
});

test("a page of several calls is sound HTML with unique ids", async () => {
  const { html: text, anchors } = await page(ALL);
  expect(articleProblems(text)).toEqual([]);
  expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
});

test("headings are the page's, with the anchors that others link to", async () => {
  const { headings, toc } = await page('## Before\n\n<Operation id="issueVoucher" />\n\n## After\n');
  expect(headings.map(({ level, id }) => `${String(level)} ${id}`)).toEqual([
    "2 before",
    "2 issue-voucher",
    "3 issue-voucher-authorization",
    "3 issue-voucher-path",
    "3 issue-voucher-query",
    "3 issue-voucher-body",
    "3 issue-voucher-response",
    "3 issue-voucher-errors",
    "3 issue-voucher-webhooks",
    "3 issue-voucher-related",
    "2 after",
  ]);
  expect(toc).toEqual(headings);
});

test.each([
  ['<Operation id="issueVoucher" heading={false} />', "2 issue-voucher-authorization"],
  ['## One\n\n<Operation id="issueVoucher" heading={false} />', "3 issue-voucher-authorization"],
  ['## One\n\n<Operation id="issueVoucher" level={3} />', "4 issue-voucher-authorization"],
])("levels follow what stands above: %s", async (text, expected) => {
  const { headings, anchors } = await page(`${text}\n`);
  expect(headings.map(({ level, id }) => `${String(level)} ${id}`)).toContain(expected);
  expect(anchors).toContain("issue-voucher");
});

test("a heading of the page that would take the call's anchor gets another", async () => {
  const { headings } = await page('## Issue voucher\n\n<Operation id="issueVoucher" />\n');
  expect(headings.slice(0, 2).map(({ id }) => id)).toEqual(["issue-voucher-1", "issue-voucher"]);
});

test("search finds parts by their call, with field names, descriptions and paths", async () => {
  const { sections } = await page('<Operation id="issueVoucher" />\n');
  const request = sections.find(({ anchor }) => anchor === "issue-voucher-body");
  expect(request?.headingPath).toEqual(["Issue one voucher", "Request body"]);
  expect(request?.identifiers).toEqual(expect.arrayContaining(["order", "amount", "CASH", "__proto__"]));
  expect(request?.text).toContain("Your order number.");
  const lead = sections.find(({ anchor }) => anchor === "issue-voucher");
  expect(lead?.identifiers).toContain("/v3/voucher/{batchKey}/issue");
  expect(lead?.text).not.toContain("Complete program");
});

describe("fields", () => {
  test("have anchors from the call, the part and their path", async () => {
    const { anchors } = await page('<Operation id="issueVoucher" />\n');
    expect(anchors).toEqual(
      expect.arrayContaining([
        "issue-voucher-path-batchKey",
        "issue-voucher-query-limit",
        "issue-voucher-body-order-amount",
        "issue-voucher-body-__proto__",
        "schema-Category",
        "Category-parent",
        "schema-Voucher",
        "Voucher-code",
      ]),
    );
  });

  test.each([
    [
      "issue-voucher-body-order-id",
      "id string required Your order number. Up to 24 characters. Example ORDER-2025-0001.",
    ],
    ["issue-voucher-body-order-amount", "In sen, at least 10. Example 1000."],
    ["issue-voucher-query-limit", "limit integer How many. 1 to 50. Default 20."],
    ["issue-voucher-body-order-remark", "remark string or null <script>alert(1)</script> and <b>bold</b>"],
  ])("%s says what it is in words", async (id, words) => {
    const row = byId((await html('<Operation id="issueVoucher" />\n')).replaceAll("<p", " <p"), id);
    expect((row === undefined ? "" : textOf(row)).replace(/\s+/g, " ")).toContain(words);
  });

  test("descriptions bring no HTML of their own, and links that are checked", async () => {
    const { html: text, links } = await page('<Operation id="issueVoucher" />\n', { ...AROUND, pathPrefix: "/portal" });
    expect(text).not.toContain("<script");
    expect(text).not.toContain("<b>");
    expect(text).toContain('href="/portal/docs/error-codes"');
    expect(links.map(({ resolved }) => resolved)).toContain("/docs/error-codes");
  });

  test("notes of several paragraphs stay one line, and footnotes are the page's own", async () => {
    const caveat = { kind: "unknown", note: "First.\n\nSecond.\n\n- third" } as const;
    const odd = {
      ...issueVoucher,
      related: [],
      webhooks: [],
      description: "Issues[^1].\n\n[^1]: A note.",
      caveats: [caveat],
    };
    const text = await html('Text[^1].\n\n<Operation id="issueVoucher" />\n\n[^1]: The page\'s.\n', {
      ...AROUND,
      api: apiOf([odd]),
    });
    expect(articleProblems(text)).toEqual([]);
    expect(text).toContain("First. Second. ");
    expect(text).toContain("Issues[^1].");
    expect(text.match(/id="fn-1"/g)).toHaveLength(1);
  });

  test("forms with fields of one name have anchors of their own", async () => {
    const { anchors } = await page('<Operation id="oddForms" />\n');
    expect(anchors).toEqual(
      expect.arrayContaining([
        "odd-forms-response-number",
        "odd-forms-response-wallet-number",
        "odd-forms-response-owner",
      ]),
    );
  });

  test("forms six deep are all there", async () => {
    const text = await html('<Operation id="oddForms" />\n');
    expect(text.match(/<strong>Left 1<\/strong>/g)).toHaveLength(32);
    expect(articleProblems(text)).toEqual([]);
  });
});

describe("shared schemas", () => {
  test("are unfolded once on a page; later uses link there", async () => {
    const text = await html('<Operation id="issueVoucher" />\n\n<Operation id="listVouchers" />\n');
    expect(text.match(/id="schema-Voucher"/g)).toHaveLength(1);
    expect(text).toContain('<a href="#schema-Voucher">array of Voucher</a>');
    expect(text).toContain('On failure: <a href="#schema-ErrorAnswer">ErrorAnswer</a>');
  });

  test("that hold themselves, or each other, end in links", async () => {
    const text = await html('<SchemaFields name="Category" />\n\n<SchemaFields name="Batch" />\n');
    expect(text).toContain('<a href="#schema-Category">Category</a>');
    expect(text.match(/id="schema-Voucher"/g)).toHaveLength(1);
    expect(text).toContain('<a href="#schema-Batch">Batch</a>');
  });

  test("of values show them where they are used first", async () => {
    const around = { ...AROUND, routes: { ...AROUND.routes, "docs/voucher/webhooks.mdx": "/docs/voucher/webhooks" } };
    const text = await htmlOf('<Operation id="voucherIssued" />\n', around, "docs/voucher/webhooks.mdx");
    expect(text).toContain("<summary>9 values</summary>");
    expect(text.match(/STATE_3/g)).toHaveLength(1);
    expect(text).toContain('<a href="#schema-Status">Status</a>');
  });

  test("a body that is one names the place when it stands above", async () => {
    const api = apiOf([
      call("first", { request: body(reference("Voucher")) }),
      call("second", { request: body(reference("Voucher")) }),
    ]);
    const text = await html('<Operation id="first" />\n\n<Operation id="second" />\n', { ...AROUND, api });
    expect(text).toContain('<a href="#schema-Voucher">Voucher</a></span>, described above');
  });
});

test("samples: Copy and the link lead to the program, under the path prefix", async () => {
  const { html: text, assets } = await page('<Operation id="issueVoucher" />\n', { ...AROUND, pathPrefix: "/portal" });
  expect(text).toContain('data-program="/portal/samples/issueVoucher.mjs"');
  expect(text).toContain('<a href="/portal/samples/issueVoucher.mjs">Complete program</a>');
  expect(assets).toEqual(expect.arrayContaining(["/samples/issueVoucher.py"]));
  expect(codeTexts(text)).toEqual(expect.arrayContaining(['# issueVoucher\n"python"']));
});

test("the signing helper stands on the page once", async () => {
  const text = await html(ALL);
  expect(text.match(/<summary>signing helper<\/summary>/g)).toHaveLength(1);
  expect(text.match(/href="#signing-helper"/g)).toHaveLength(2);
});

test("both hosts are in the HTML; a host without a sandbox has no choice", async () => {
  const text = await html(ALL);
  expect(text).toContain("<code>https://sb-open.example.com</code>");
  expect(text.match(/data-sync="environment"/g)).toHaveLength(2);
  expect(text).toContain("Host <code>https://doc.example.com</code>");
});

test("errors are linked to their rows, and without any to the catalogue", async () => {
  const { links, html: text } = await page('<Operation id="issueVoucher" />\n\n<Operation id="listVouchers" />\n');
  expect(links.map(({ resolved }) => resolved)).toEqual(
    expect.arrayContaining(["/docs/error-codes#TOKEN_EXPIRED", "/docs/error-codes"]),
  );
  expect(text).toContain("not a complete list");
  expect(text).toContain("No code is typical for this call.");
});

test("webhooks and related calls lead to the pages that document them", async () => {
  const { links } = await page('<Operation id="issueVoucher" />\n\n<OperationLink id="voucherIssued" />\n');
  const resolved = links.map((link) => link.resolved);
  expect(resolved.filter((href) => href === "/docs/voucher/webhooks#voucher-issued")).toHaveLength(2);
  expect(resolved).toContain("/docs/voucher/calls#list-vouchers");
});

test("parts stand alone", async () => {
  const names = ["Endpoint", "Parameters", "Request", "Response", "Examples", "Samples", "Errors", "Webhooks"];
  const {
    html: text,
    anchors,
    headings,
  } = await page(names.map((name) => `<Operation${name} id="issueVoucher" />\n`).join("\n"));
  expect(headings).toEqual([]);
  expect(anchors).toEqual(expect.arrayContaining(["issue-voucher-body", "issue-voucher-response-item"]));
  expect(articleProblems(text)).toEqual([]);
});

test("the Markdown twin says the same, with all code", async () => {
  const { markdown } = await page('<Operation id="issueVoucher">Good to know.</Operation>\n');
  expect(markdown).toMatchSnapshot();
});

test.each([
  ["an unknown call", '<Operation id="issueVouche" />', "no call `issueVouche`", "issueVoucher"],
  ["an unknown schema", '<SchemaFields name="Vouche" />', "no schema `Vouche`", undefined],
  ["an unknown attribute", '<Operation id="issueVoucher" titel="A" />', "no attribute `titel`", undefined],
  [
    "a call of another page",
    '<Operation id="voucherIssued" />',
    "documented on the page `voucher/webhooks`",
    undefined,
  ],
])("%s is reported", async (_kind, text, message, near) => {
  const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`, AROUND, FILE);
  expect(others).toEqual([]);
  expect(fault === undefined ? "" : spot(fault)).toBe("3:1 block-usage");
  expect(fault?.message).toContain(message);
  expect(near === undefined || fault?.known?.includes(near)).toBe(true);
});

test("an error code that the data doesn't have is reported, with the call", async () => {
  const api = apiOf([call("one", { errors: ["TOKEN_EXPIRE"] })]);
  const [fault] = await faultsOf('<Operation id="one" />\n', { ...AROUND, api }, FILE);
  expect(fault?.message).toContain("the call `one` names the error code `TOKEN_EXPIRE`");
  expect(fault?.known).toContain("TOKEN_EXPIRED");
});

test("a page of twelve calls stays small", async () => {
  const calls = Array.from({ length: 12 }, (_, index) =>
    call(`call${String(index)}`, {
      request: body(object(...Array.from({ length: 30 }, (__, at) => field(`field${String(at)}`)))),
    }),
  );
  const text = await html(calls.map(({ id }) => `<Operation id="${id}" />\n`).join("\n"), {
    ...AROUND,
    api: apiOf(calls),
  });
  // 360 rows: what a row costs beside its words.
  expect(text.length / 360).toBeLessThan(330);
});

test("the call's own text can be left to the page", async () => {
  const text = await html('<Operation id="issueVoucher" description={false} />\n');
  expect(text).not.toContain(issueVoucher.description.slice(0, 20));
});
