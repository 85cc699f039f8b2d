import { attribute, elementsNamed, elementsOf, parseDocument, textOf } from "../../../testing/build/htmlTree";
import { faultsOf, htmlOf, pageOf } from "../../../testing/fixtures/compile";
import { data } from "../../../testing/fixtures/data";
import { articleProblems, outline } from "../../../testing/fixtures/html";

const around = { data, routes: { "docs/error-codes.mdx": "/docs/error-codes" } };

test.each([
  '<ErrorCodes source="oauth" />',
  '<ErrorCodes source="api" />',
  '<ErrorCodes codes={["INVALID_SIGNATURE", "InvalidClient"]} />',
  '<BankCodes group="b2c" />',
  '<BankCodes group="b2b" />',
  "<PaymentMethods />",
  "<RefundRules />",
  "<TestingWallets />",
])("markup of %s", async (block) => {
  const html = await htmlOf(`## Answers\n\n${block}\n`, around);
  expect(outline(html)).toMatchSnapshot();
  expect(articleProblems(html)).toEqual([]);
});

test("every row has an anchor that needs no escape in an address, and leads to it", async () => {
  const { html, anchors } = await pageOf('<ErrorCodes source="api" />\n\n<BankCodes group="b2c" />\n', around);
  expect(anchors).toEqual(expect.arrayContaining(["INVALID_SIGNATURE", "TOKEN_EXPIRED", "ABB0233-B2C", "CIT0219-B2C"]));
  const rows = [...elementsOf(parseDocument(html))].filter((element) => attribute(element, "class") === "row-anchor");
  expect(rows.map((link) => attribute(link, "href")?.slice(1))).toEqual(
    anchors.filter((id) => encodeURIComponent(id) === id && /[A-Z]/.test(id)),
  );
});

test("codes can be searched for: each row is a section of its own, below that of its table", async () => {
  const { sections } = await pageOf('## Codes\n\n<ErrorCodes source="api" />\n', around);
  const rows = sections.filter(({ anchor }) => anchor !== "codes");
  expect(rows.map(({ anchor }) => anchor)).toEqual(["INVALID_SIGNATURE", "TOKEN_EXPIRED"]);
  expect(rows[0]?.identifiers).toContain("INVALID_SIGNATURE");
  expect(rows[0]?.text).toContain("Sign for Acme Pay.");
});

test("the long table can be filtered, the others can't", async () => {
  const { islands, html } = await pageOf('<ErrorCodes source="api" />\n\n<BankCodes group="b2b" />\n', around);
  expect(islands).toEqual(["row-filter"]);
  expect(html.match(/data-island/g)).toHaveLength(1);
  expect(html).toContain("error-codes-api");
});

describe("a short list of codes", () => {
  test("links to the rows of the whole table", async () => {
    const { links } = await pageOf('Text\n\n<ErrorCodes codes={["TOKEN_EXPIRED"]} />\n', around);
    expect(links).toEqual([
      {
        href: "/docs/error-codes#TOKEN_EXPIRED",
        resolved: "/docs/error-codes#TOKEN_EXPIRED",
        kind: "doc",
        line: 3,
        column: 1,
      },
    ]);
  });

  test("has rows of its own where there is no such page", async () => {
    const { anchors, links } = await pageOf('<ErrorCodes codes={["TOKEN_EXPIRED"]} />\n', { data });
    expect(anchors).toContain("TOKEN_EXPIRED");
    expect(links).toEqual([]);
  });

  test("may stand on a page several times", async () => {
    const list = '<ErrorCodes codes={["TOKEN_EXPIRED"]} />\n\n';
    const { html, anchors } = await pageOf(`## A\n\n${list}## B\n\n${list}`, around);
    expect(new Set(anchors).size).toBe(anchors.length);
    const boxes = elementsNamed(parseDocument(html), "div").flatMap((box) => attribute(box, "aria-label") ?? []);
    expect(boxes).toEqual(["Error codes: A", "Error codes: B"]);
  });

  test("names codes that don't exist, with the nearest ones", async () => {
    const [fault, ...others] = await faultsOf(
      'Text\n\n<ErrorCodes codes={["TOKEN_EXPIRE", "TOKEN_EXPIRED"]} />\n',
      around,
    );
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      line: 3,
      column: 1,
      rule: "block-usage",
      message: "`<ErrorCodes>`: there is no error code `TOKEN_EXPIRE`",
    });
    expect(fault?.known?.[0]).toBe("TOKEN_EXPIRED");
  });
});

test("a table that stands twice on a page is reported", async () => {
  const faults = await faultsOf('<BankCodes group="b2b" />\n\n<BankCodes group="b2b" />\n', around);
  expect(faults.map(({ rule }) => rule)).toEqual(["duplicate-anchor", "duplicate-anchor"]);
  expect(faults[0]?.message).toContain("`bank-codes-b2b`");
});

test.each([
  ["an unknown source", '<ErrorCodes source="oaut" />', '`source` is "oaut"', "oauth"],
  ["an unknown group", '<BankCodes group="b2x" />', '`group` is "b2x"', "b2b"],
  ["no group", "<BankCodes />", "needs the attribute `group`", "b2c"],
  ["an unknown attribute", '<PaymentMethods region="CHINA" />', "has no attribute `region`", undefined],
  ["codes that are no list", '<ErrorCodes codes="A" />', '`codes` is "A"', undefined],
])("%s is reported", async (_kind, block, message, near) => {
  const [fault, ...others] = await faultsOf(`Text\n\n${block}\n`, around);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
  expect(fault?.message).toContain(message);
  expect(fault?.known?.[0]).toBe(near);
});

test.each([
  ['<ErrorCodes source="api" />', "error-codes"],
  ['<BankCodes group="b2b" />', "bank-codes"],
  ["<PaymentMethods />", "payment-methods"],
  ["<RefundRules />", "payment-methods"],
  ["<TestingWallets />", "testing-wallets"],
])("%s without its data file names the file", async (block, name) => {
  const faults = await faultsOf(`Text\n\n${block}\n`);
  expect(faults).toMatchObject([{ line: 3, column: 1, rule: "block-usage" }]);
  expect(faults[0]?.message).toContain(`content/data/${name}.yaml`);
});

test("texts of data are texts: no HTML gets through", async () => {
  const codes = { groups: [], oauth: [{ code: "<b>", meaning: "a & <i>", fix: "`c`" }], api: [] };
  const html = await htmlOf('<ErrorCodes source="oauth" />\n', { data: { "error-codes": codes } });
  expect(elementsNamed(parseDocument(html), "td").map(textOf)).toEqual(["<b>", "a & <i>", "`c`"]);
});
