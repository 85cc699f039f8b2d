import { faultsOf, htmlOf, pageOf, spot } from "../../../testing/fixtures/compile";
import { articleProblems, outline } from "../../../testing/fixtures/html";

describe("Endpoint", () => {
  const endpoint =
    '<Endpoint method="POST" path="/v3/{storeId}/pay" auth="signed" scope="manage_payment">Pay *now*</Endpoint>\n';

  test("markup", async () => {
    const html = await htmlOf(endpoint);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("its path can be searched for", async () => {
    const { sections } = await pageOf(`## Pay\n\n${endpoint}`);
    expect(sections[0]?.identifiers).toEqual(
      expect.arrayContaining(["/v3/{storeId}/pay", "manage_payment", "https://open.example.com"]),
    );
  });

  test.each(["WEBHOOK", "INTENT", "MESSAGE"])("%s comes to the reader: no origin", async (method) => {
    const html = await htmlOf(`<Endpoint method="${method}" path="/notify" auth="callback">Told</Endpoint>\n`);
    expect(html).not.toContain("example.com");
    expect(html).toContain(`method-${method.toLowerCase()}`);
  });

  test.each([
    ["docs", 1],
    ["integrator", 0],
    ["api", 2],
  ])("host %s has %i origins", async (host, count) => {
    const html = await htmlOf(`<Endpoint method="GET" path="/" auth="none" host="${host}">A</Endpoint>\n`);
    expect(html.match(/example\.com/g) ?? []).toHaveLength(count);
  });

  test.each([
    ["an unknown method", 'method="FETCH" path="/" auth="none"', '`method` is "FETCH"', "PATCH"],
    ["an unknown auth", 'method="GET" path="/" auth="sign"', '`auth` is "sign"', "signed"],
    ["an unknown host", 'method="GET" path="/" auth="none" host="ap"', "names no host", "api"],
    ["an unknown attribute", 'method="GET" path="/" auth="none" scop="a"', "no attribute `scop`", "scope"],
    ["no path", 'method="GET" auth="none"', "needs the attribute `path`", undefined],
  ])("%s is reported", async (_kind, attributes, message, near) => {
    const [fault, ...others] = await faultsOf(`Text\n\n<Endpoint ${attributes}>A</Endpoint>\n`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
    expect(fault?.message).toContain(message);
    expect(fault?.known?.[0]).toBe(near);
  });

  test("all its faults come together", async () => {
    const faults = await faultsOf('<Endpoint method="FETCH" auth="x" scop="a">A</Endpoint>\n');
    expect(faults).toHaveLength(4);
  });
});

describe("Params", () => {
  const params = `<Params title="Body">
<Param name="orderId" type="String" required example="ORDER-2025-0001">Your id, \`unique\`.</Param>
<Param name="type" type="String" required="conditional" default="QR" enum="QR | WEB |APP">How to pay.</Param>
<Param name="order" type="Object">

The order.

- A list

<Params>
<Param name="amount" type="Integer" example="1250">In sen.</Param>
<Param name="lines[].title" type="String">A line.</Param>
</Params>

</Param>
</Params>
`;

  test("markup", async () => {
    const html = await htmlOf(`## Request body\n\n${params}`);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("each field has an anchor from its section and path", async () => {
    const { anchors } = await pageOf(`## Request body\n\n${params}\n## Answer\n\n${params}`);
    expect(anchors).toEqual([
      "request-body",
      "request-body-orderid",
      "request-body-type",
      "request-body-order",
      "request-body-order-amount",
      "request-body-order-lines-title",
      "answer",
      "answer-orderid",
      "answer-type",
      "answer-order",
      "answer-order-amount",
      "answer-order-lines-title",
    ]);
  });

  test("the same list twice in a section still has unique anchors", async () => {
    const { anchors } = await pageOf(`## Body\n\n${params}\n${params}`);
    expect(new Set(anchors).size).toBe(11);
  });

  test("fields of fields, three levels deep", async () => {
    const html = await htmlOf(
      '<Params>\n<Param name="a" type="Object">\n\n<Params>\n<Param name="b" type="Object">\n\n<Params>\n<Param name="c" type="String">C</Param>\n</Params>\n\n</Param>\n</Params>\n\n</Param>\n</Params>\n',
    );
    expect(html).toContain('id="a-b-c"');
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(articleProblems(html)).toEqual([]);
  });

  test.each([
    ["text between", "<Params>\n\nText.\n\n</Params>", "5:1", "holds `<Param>` blocks only"],
    ["a field outside", '<Param name="a" type="b">c</Param>', "3:1", "stands outside of `<Params>`"],
    ["a field without type", '<Params>\n<Param name="a">c</Param>\n</Params>', "4:1", "needs the attribute `type`"],
    ["a wrong `required`", '<Params>\n<Param name="a" type="b" required="yes">c</Param>\n</Params>', "4:1", '"yes"'],
    ["an unknown attribute", '<Params titel="A">\n<Param name="a" type="b">c</Param>\n</Params>', "3:1", "`titel`"],
    [
      "a second list of child fields",
      '<Params>\n<Param name="a" type="b">\n\n<Params><Param name="x" type="y">z</Param></Params>\n\n<Params><Param name="z" type="y">z</Param></Params>\n\n</Param>\n</Params>',
      "8:1",
      "a second `<Params>`",
    ],
  ])("%s is reported", async (_kind, text, place, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} block-usage`);
    expect(fault?.message).toContain(message);
  });
});
