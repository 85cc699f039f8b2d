import { codeTexts, faultsOf, htmlOf, pageOf, scope, spot } from "../../testing/fixtures/compile";
import { expressionNames, interpolate } from "./expressions";

describe("data expressions show their value", () => {
  test.each([
    ["in prose", "Pay with {product.name}.", "<p>Pay with Acme Pay.</p>"],
    ["as a paragraph", "{product.name}", "<p>Acme Pay</p>"],
    ["in emphasis", "**{product.name}**", "<p><strong>Acme Pay</strong></p>"],
    ["in inline code", "`GET {hosts.api.sandbox}/v3`", "<p><code>GET https://sb-open.example.com/v3</code></p>"],
    [
      "in a link's text and target",
      "[{product.slug}](/blog/tags/{product.slug})",
      '<p><a href="/blog/tags/acme-pay">acme-pay</a></p>',
    ],
    ["as a link's whole target", "[mail]({links.support})", '<p><a href="mailto:support@example.com">mail</a></p>'],
    ["three names deep", "`{links.sdk.go}`", "<p><code>https://github.example.com/acme-pay/sdk-go</code></p>"],
    ["as a literal", '{"a"} {1} {`b ${product.name}`} {-2}', "<p>a 1 b Acme Pay -2</p>"],
  ])("%s", async (_where, source, html) => {
    expect(await htmlOf(`${source}\n`)).toBe(html);
  });

  test("in the attributes of blocks", async () => {
    const html = await htmlOf(
      '<Cards><Card title="{product.name}" href={links.github}>Code.</Card></Cards>\n\n<Tabs label={`${product.name} tabs`}><Tab label="A">a</Tab></Tabs>\n',
    );
    expect(html).toContain('href="https://github.example.com/acme-pay" rel="noopener">Acme Pay</a>');
    expect(html).toContain('aria-label="Acme Pay tabs"');
  });

  test("in headings, before ids are made of them", async () => {
    const { headings } = await pageOf("## Why {product.name}?\n");
    expect(headings).toEqual([{ level: 2, id: "why-acme-pay", text: "Why Acme Pay?" }]);
  });

  test("a value that looks like Markdown or HTML is text", async () => {
    expect(await htmlOf('{"*a* <b>"} {"`c`"}\n')).toBe("<p>*a* &#x3C;b> `c`</p>");
  });
});

describe("braces that are no data stay", () => {
  test.each([
    "`{storeId}`",
    "`{ product.name }`",
    "`{}`",
    "\\{product.name\\}",
    "`{unknown.root}`",
    "`{constructor.name}`",
  ])("%s", async (text) => {
    const html = await htmlOf(`${text}\n`);
    expect(html.replace(/<[^>]+>/g, "")).toBe(text.replace(/[\\`]/g, ""));
  });
});

describe("unknown names are reported with the nearest ones", () => {
  test.each([
    ["in prose", "On {product.nme}", "3:4", "product.name"],
    ["in code", "A `{hosts.api.sandbx}`", "3:3", "hosts.api.sandbox"],
    ["in a link", "[a]({links.githb})", "3:1", "links.github"],
    ["in an attribute's text", '<Button href="{links.suport}">a</Button>', "3:1", "links.support"],
    ["in an attribute's expression", "<Button href={links.suport}>a</Button>", "3:1", "links.support"],
    ["in a fence", "```text\n{links.sdk.goo}\n```", "4:1", "links.sdk.go"],
    ["in a fence's title", '```text title="{product.nam}"\na\n```', "3:1", "product.name"],
    ["in an image's text", "![{product.nam}](a.svg)", "3:1", "product.name"],
    ["that name a group", "The {hosts.api}", "3:5", "hosts.api.sandbox"],
    ["with one word", "The {storeId}", "3:5", "product.name"],
  ])("%s", async (_where, text, place, near) => {
    const image = { width: 1, height: 1, src: "/a.svg", sources: [] };
    const faults = await faultsOf(`Text\n\n${text}\n`, { images: { "docs/guide/a.svg": image } });
    const [fault] = faults.filter(({ rule }) => rule === "unknown-expression");
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} unknown-expression`);
    expect(fault?.known).toContain(near);
  });

  test("names that every object has are none", async () => {
    const faults = await faultsOf("{product.constructor} `{hosts.__proto__}` {toString}\n");
    expect(faults.map(({ rule }) => rule)).toEqual(Array<string>(3).fill("unknown-expression"));
  });
});

describe("code is refused, never run", () => {
  test.each([
    "fetch('https://example.com')",
    "(() => 1)()",
    "1 + 1",
    "+1",
    "~1",
    "product.name.length",
    "product['name']",
    "!true",
    "a ? b : c",
    "new Date()",
    "`${fetch()}`",
    "[1, 2]",
    "({ a: 1 })",
    "/x/",
    "1n",
    "`${{toString: 1}}`",
    "`${[1]}`",
    "`${true}`",
    "null",
    "<b/>",
    "this",
    "await x",
  ])("{%s}", async (code) => {
    const faults = await faultsOf(`Text {${code}} text\n`);
    expect(faults.map(({ line, column }) => `${line}:${column}`)).toEqual(["1:6"]);
    expect(faults[0]?.rule).toBe("unknown-expression");
    expect(faults[0]?.fix).toContain("literal braces");
  });

  test.each([
    "{...x}",
    "a={b()}",
    "a={{ ...x }}",
    "a={[...x]}",
    "a={{ [x]: 1 }}",
    "a={{ get x() { return 1 } }}",
    "props={{ x: 1n }}",
    "props={{ x: /y/ }}",
    "props={{ x: [`${{ toString: 1 }}`] }}",
  ])("in an attribute: %s", async (attribute) => {
    const faults = await faultsOf(`<Island name="i" ${attribute} />\n`, { islands: ["i"] });
    expect(faults.length).toBeGreaterThan(0);
  });
});

test("all names of a scope can be listed", () => {
  expect(expressionNames(scope)).toEqual([
    "product.name",
    "product.slug",
    "hosts.api.production",
    "hosts.api.sandbox",
    "hosts.docs.production",
    "links.github",
    "links.support",
    "links.sdk.go",
  ]);
});

test("a fault in text tells where its expression starts", () => {
  const offsets: number[] = [];
  interpolate("{product.name} {product.x} {storeId} {links.y}", scope, (_fault, offset) => offsets.push(offset));
  expect(offsets).toEqual([15, 37]);
});

test("the same text is resolved in one pass: values are not read again", () => {
  const echo = { product: { name: "{product.slug}", slug: "s" } };
  expect(interpolate("{product.name}", echo, () => undefined)).toBe("{product.slug}");
});

test("code keeps the dollar before a known name", async () => {
  expect(codeTexts(await htmlOf("```js\n`${product.name} ${amount}`\n```\n"))).toEqual(["`$Acme Pay ${amount}`"]);
});
