import { attribute, elementsNamed, elementsOf, parseDocument, textOf } from "../../testing/build/htmlTree";
import { codeTexts, faultsOf, htmlOf, sourceOf, spot, stubInputs } from "../../testing/fixtures/compile";
import { outline } from "../../testing/fixtures/html";
import { compilePage } from "./compile";
import { parseFenceMeta } from "./fences";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

function markedLines(html: string): string[] {
  return [...elementsOf(parseDocument(html))]
    .filter((element) => attribute(element, "class") === "line line-marked")
    .map(textOf);
}

test("title, marked lines, no-copy and highlighting all show", async () => {
  const html = await htmlOf(
    fence('json title="Body of {product.name}" {2,4-5} no-copy', '{\n  "a": 1,\n\n  "b": 2\n}'),
  );
  expect(outline(html)).toMatchInlineSnapshot(`
    "<figure class="code" data-language="json" data-no-copy>
      <figcaption class="code-head">
        <span class="code-title"> "Body of Acme Pay"
      <pre tabindex="0">
        <code>
          <span class="line"> "{"
          <span class="line line-marked">
            "  "
            <span class="tk-keyword"> "\\"a\\""
            <span class="tk-punctuation"> ": "
            <span class="tk-constant"> "1"
            <span class="tk-punctuation"> ","
          <span class="line">
          <span class="line line-marked">
            "  "
            <span class="tk-keyword"> "\\"b\\""
            <span class="tk-punctuation"> ": "
            <span class="tk-constant"> "2"
          <span class="line line-marked"> "}""
  `);
});

test("without a title the language is named, and copying is offered", async () => {
  const html = await htmlOf(fence("python", "a = 1"));
  expect(html).toContain('<figcaption class="code-head"><span class="code-language">Python</span></figcaption>');
  expect(html).not.toContain("data-no-copy");
});

test.each([
  ["curl https://example.com", "cURL"],
  ["npm install", "Shell"],
])("a shell block of `%s` is called %s", async (code, label) => {
  expect(await htmlOf(fence("bash", code))).toContain(`<span class="code-language">${label}</span>`);
});

test.each([
  ["{1}", "a"],
  ["{2, 4-5}", "b|d|e"],
  ["{1-2} {5}", "a|b|e"],
  ["{9}", ""],
])("lines %s are marked", async (lines, marked) => {
  expect(markedLines(await htmlOf(fence(`text ${lines}`, "a\nb\nc\nd\ne"))).join("|")).toBe(marked);
});

describe("what is copied is what was written", () => {
  test.each([
    ["blank lines", "a\n\n\nb"],
    ["indentation and trailing spaces", "  a\n\tb  \n c"],
    ["signs of HTML", "<a href=\"x\">&amp; &lt;</a> 'q'"],
    ["braces that are no data", "{storeId} ${amount} {{x}} { product.name } {}"],
    ["fences", "~~~js\nx\n~~~"],
    ["one long line", "x".repeat(5000)],
    ["other scripts", "支付 🙂 é"],
    ["nothing", ""],
  ])("%s", async (_kind, code) => {
    for (const language of ["text", "js", "xml"]) {
      expect(codeTexts(await htmlOf(fence(language, code)))).toEqual([code]);
    }
  });

  test("a blank line at the end", async () => {
    expect(codeTexts(await htmlOf("```text\na\n\n\n```\n"))).toEqual(["a\n\n"]);
  });

  test("in a list and in a quote, without their signs", async () => {
    const html = await htmlOf('- x\n\n  ```json\n  {\n\n    "a": 1\n  }\n  ```\n\n> ```text\n> q\n>\n> r\n> ```\n');
    expect(codeTexts(html)).toEqual(['{\n\n  "a": 1\n}', "q\n\nr"]);
  });

  test("within longer fences", async () => {
    expect(codeTexts(await htmlOf("````text\n```json\n{}\n```\n````\n"))).toEqual(["```json\n{}\n```"]);
  });
});

describe("data in code", () => {
  test("is shown, and every other brace stays", async () => {
    const html = await htmlOf(fence("bash", 'curl {hosts.api.sandbox}/v3/{storeId} -d \'{"name": "{product.name}"}\''));
    expect(codeTexts(html)).toEqual(['curl https://sb-open.example.com/v3/{storeId} -d \'{"name": "Acme Pay"}\'']);
  });

  test("an unknown name is reported on its own line", async () => {
    const faults = await faultsOf(`Text\n\n${fence("text", "a\n{hosts.api.sandbx}")}`);
    expect(faults.map(spot)).toEqual(["5:1 unknown-expression"]);
    expect(faults[0]?.known?.[0]).toBe("hosts.api.sandbox");
  });
});

describe("how code is tried", () => {
  test.each([
    ["", null],
    ['title="run"', null],
    ['run="code ""SUCCESS"""', { kind: "run", prints: 'code "SUCCESS"' }],
    ["{1} try='sign' no-copy", { kind: "try", name: "sign" }],
    ["compile", { kind: "compile", given: [] }],
    ['compile="item, wx" title="a"', { kind: "compile", given: ["item", "wx"] }],
  ])("%s", (text, trial) => {
    expect(parseFenceMeta(text)).toMatchObject({ meta: { trial }, faults: [] });
  });

  test.each([
    ['run=""', '`run=""` says nothing'],
    ["compile=' '", '`compile=""` says nothing'],
    ['try="signing"', "there is no trial `signing`"],
    ['compile run="a"', "a fence is tried in one way: `run`, `try` or `compile`"],
    ["run=SUCCESS", "unknown fence meta `run=SUCCESS`"],
    ["compiles", "unknown fence meta `compiles`"],
  ])("%s is a fault", (text, message) => {
    expect(parseFenceMeta(text).faults.map((fault) => fault.message)).toEqual([message]);
  });

  test("it is nothing that readers see", async () => {
    expect(await htmlOf(fence('js run="SUCCESS"', "a()"))).toBe(await htmlOf(fence("js", "a()")));
  });
});

describe("faults", () => {
  test("an unknown key is named with the known ones", async () => {
    const [fault, ...others] = await faultsOf(`Text\n\n  ${fence('json titel="Body"', "{}")}`);
    expect(others).toEqual([]);
    expect(fault).toEqual({
      file: "content/docs/guide/page.mdx",
      line: 3,
      column: 3,
      rule: "fence-meta",
      message: 'unknown fence meta `titel="Body"`',
      known: [...['title="…"', "{2,4-5}", "no-copy", 'run="text it prints"', 'try="name of a trial"', "compile"]],
      fix: 'write `title="…"`, or remove it',
    });
  });

  test("every one of them is", async () => {
    const faults = await faultsOf(fence("json nocopy {2,x} wrap", "{}"));
    expect(faults.map(({ message }) => message)).toEqual([
      "unknown fence meta `nocopy`",
      "fence lines `{2,x}`: `x` is no line or range",
      "unknown fence meta `wrap`",
    ]);
  });

  test.each(["{0}", "{5-2}", "{a}", "{1;2}", "{}"])("%s is no list of lines", (lines) => {
    expect(parseFenceMeta(lines).faults).toHaveLength(1);
  });

  test.each(["{1-999999999}", "{10001}", "{2,9-10001}"])("%s names more lines than a fence may have", (lines) => {
    const { meta, faults } = parseFenceMeta(lines);
    expect(meta.marked.size).toBeLessThan(2);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining("goes beyond line 10,000")]);
    expect(faults[0]?.fix).toBe("name lines that the code has");
  });

  test.each([
    ["an unknown language", "jsn", "unknown fence language `jsn`", "json"],
    ["no language", "", "this fence names no language", "text"],
  ])("%s is named with the known ones", async (_kind, info, message, near) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${fence(info, "x")}`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "fence-language", message });
    expect(fault?.known).toContain(near);
    expect(fault?.known).toHaveLength(15);
  });

  test("fences in blocks are checked too", async () => {
    const tabs = `<CodeTabs>\n\n${fence("js copy", "x")}\n${fence("jsn", "x")}\n</CodeTabs>\n`;
    expect((await faultsOf(`:::note\n\n${tabs}\n:::\n`)).map(spot)).toEqual(["5:1 fence-meta", "9:1 fence-language"]);
  });
});

test("tabs and figures hold the same code", async () => {
  const html = await htmlOf(`<CodeTabs>\n\n${fence("js", "a\n\nb")}\n${fence("go", "c")}\n</CodeTabs>\n`);
  expect(codeTexts(html)).toEqual(["a\n\nb", "c"]);
  expect(elementsNamed(parseDocument(html), "figure").map((figure) => attribute(figure, "data-language"))).toEqual([
    "js",
    "go",
  ]);
});

test("quotes in data don't end the title that they stand in", async () => {
  const product = { name: 'The "Acme" Pay\'s', slug: "s" };
  const inputs = { ...stubInputs(), scope: { product } };
  const { page, issues } = await compilePage(sourceOf(fence('text title="On {product.name}" {1}', "a")), inputs);
  expect(issues).toEqual([]);
  expect(page?.html).toContain('<span class="code-title">On The "Acme" Pay\'s</span>');
  expect(markedLines(page?.html ?? "")).toEqual(["a"]);
});
