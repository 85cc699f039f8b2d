import { gzipSync } from "node:zlib";

import { faultsOf, htmlOf, pageOf } from "../../../testing/fixtures/compile";
import { articleProblems, outline } from "../../../testing/fixtures/html";

describe("Sequence", () => {
  const sequence = (attributes: string): string => `<Sequence ${attributes} />\n`;
  const steps =
    'steps={[{from: "Till", to: "Server", label: "POST /pay", note: "signed"}, {from: "Server", to: "Server", label: "wait"}, {from: "Server", to: "Till", label: "paid", reply: true}]}';

  test("markup", async () => {
    const html = await htmlOf(sequence(`title="Pay at {product.name}" actors={["Till", "Server"]} ${steps}`));
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("a picture with a name, and the steps as text beside it", async () => {
    const html = await htmlOf(sequence(`title="Pay" actors={["Till", "Server"]} ${steps}`));
    expect(html).toContain('<figcaption id="sequence-pay">Pay</figcaption>');
    expect(html).toMatch(
      /<svg role="img" aria-labelledby="sequence-pay" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/,
    );
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  test("two of one title have ids of their own", async () => {
    const one = sequence(`title="Pay" actors={["Till", "Server"]} ${steps}`);
    expect((await pageOf(`${one}\n${one}`)).anchors).toEqual(["sequence-pay", "sequence-pay-1"]);
  });

  test("ten steps of three actors stay small", async () => {
    const ten = Array.from({ length: 10 }, (_, index) => {
      const [from, to] =
        [
          ["Your server", "Platform API"],
          ["Platform API", "Payer"],
          ["Payer", "Your server"],
        ][index % 3] ?? [];
      return {
        from,
        to,
        label: `POST /v3/payment/online/${String(index)}`,
        note: "only on success",
        reply: index % 2 > 0,
      };
    });
    const html = await htmlOf(
      sequence(`title="Pay" actors={["Your server", "Platform API", "Payer"]} steps={${JSON.stringify(ten)}}`),
    );
    expect(gzipSync(html).length).toBeLessThan(1800);
  });

  test("its Markdown and search text have every step", async () => {
    const { markdown, sections } = await pageOf(sequence(`title="Pay" actors={["Till", "Server"]} ${steps}`));
    expect(markdown).toBe("Pay\n\n1. Till to Server POST /pay signed\n2. Server wait\n3. Server to Till paid\n");
    expect(sections[0]?.text).toBe("Pay Till to Server POST /pay signed Server wait Server to Till paid");
  });

  test.each([
    ["an actor that isn't listed", 'actors={["Till", "Sever"]}', "step names `Server`", "Sever"],
    ["one actor", 'actors={["Till"]}', '`actors` is ["Till"]', undefined],
    ["no actors", "", "needs the attribute `actors`", undefined],
  ])("%s is reported", async (_kind, actors, message, near) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${sequence(`title="Pay" ${actors} ${steps}`)}`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
    expect(fault?.message).toContain(message);
    expect(fault?.known?.[0]).toBe(near);
  });

  test("a step's unknown key is named with the keys of a step", async () => {
    const [fault] = await faultsOf(
      sequence('title="A" actors={["A", "B"]} steps={[{from: "A", to: "B", label: "c", nte: "d"}]}'),
    );
    expect(fault?.message).toBe("`<Sequence>` has no attribute `steps.0.nte`");
    expect(fault?.known?.[0]).toBe("note");
  });
});

describe("States", () => {
  const block = (attributes: string): string => `<States title="Payment" ${attributes} />\n`;
  const marked = 'states={[{name: "OPEN", initial: true}, "PAID", {name: "GONE", final: true}]}';
  const transitions =
    'transitions={[{from: "OPEN", to: "PAID", by: `${product.name} confirms`}, {from: "PAID", to: "GONE", by: "refund", note: "Refund", href: "./refund.mdx"}, {from: "OPEN", to: "OPEN", by: "Query", href: "./query.mdx"}]}';
  const around = {
    routes: { "docs/guide/refund.mdx": "/docs/guide/refund", "docs/guide/query.mdx": "/docs/guide/query" },
  };

  test("markup", async () => {
    const html = await htmlOf(block(`${marked} ${transitions}`), around);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("the table says what the picture shows, in Markdown too", async () => {
    const { markdown, links, sections } = await pageOf(block(`${marked} ${transitions}`), around);
    expect(markdown).toBe(
      [
        "Payment\n",
        "| From | To | When |",
        "| --- | --- | --- |",
        "| `OPEN` (initial) | `PAID` | Acme Pay confirms |",
        "| `PAID` | `GONE` (final) | refund ([Refund](/docs/guide/refund)) |",
        "| `OPEN` (initial) | `OPEN` (initial) | [Query](/docs/guide/query) |\n",
      ].join("\n"),
    );
    expect(links.map(({ resolved }) => resolved)).toEqual(["/docs/guide/refund", "/docs/guide/query"]);
    expect(sections[0]?.identifiers).toEqual(["OPEN", "PAID", "GONE"]);
    expect(sections[0]?.text.match(/Acme Pay confirms/g)).toHaveLength(1);
  });

  test("`(new)` is where things start", async () => {
    const html = await htmlOf(
      block('states={["A", "B"]} transitions={[{from: "(new)", to: "A"}, {from: "A", to: "B"}]}'),
    );
    expect(html).toContain("<td>New</td>");
    expect(html).toContain('class="diagram-dot"');
  });

  test.each([
    [
      "a state that isn't listed",
      'states={["PAID", "OPEN"]} transitions={[{from: "PAID", to: "OPEM"}, {from: "PAID", to: "OPEN"}]}',
      "a transition names `OPEM`",
      "OPEN",
    ],
    [
      "the start as an end",
      'states={["A", "B"]} transitions={[{from: "A", to: "(new)"}, {from: "A", to: "B"}]}',
      "names `(new)`",
      undefined,
    ],
    [
      "a state without transitions",
      'states={["A", "B", "C"]} transitions={[{from: "A", to: "B"}]}',
      "no transition names the state `C`",
      undefined,
    ],
    [
      "a state that is listed twice",
      'states={["A", "B", "A"]} transitions={[{from: "A", to: "B"}]}',
      "two states are called `A`",
      undefined,
    ],
    [
      "an unknown mark",
      'states={["A", {name: "B", finall: true}]} transitions={[{from: "A", to: "B"}]}',
      "no attribute `states.1.finall`",
      "final",
    ],
    [
      "an unknown key",
      'states={["A", "B"]} transitions={[{from: "A", to: "B", hreff: "x"}]}',
      "no attribute `transitions.0.hreff`",
      "href",
    ],
    ["no transitions", 'states={["A", "B"]}', "needs the attribute `transitions`", undefined],
  ])("%s is reported", async (_kind, attributes, message, near) => {
    const [found, ...others] = await faultsOf(`Text\n\n${block(attributes)}`);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
    expect(found?.message).toContain(message);
    expect(found?.known?.[0]).toBe(near);
  });

  test("a link that leads nowhere is reported", async () => {
    const [found] = await faultsOf(
      block('states={["A", "B"]} transitions={[{from: "A", to: "B", by: "x", href: "./no.mdx"}]}'),
    );
    expect(found?.message).toContain("no.mdx");
  });
});
