import { gzipSync } from "node:zlib";
import type { ApiCall } from "../../../shared/contracts/ApiModel";
import { helpersOf, sampleFiles, samplesOf } from "./samplesOf";
import { AWKWARD, bodyOf, CALLS, callOf, CONTEXT, fieldOf } from "./testing/exampleCalls";

const LANGUAGES = ["curl", "javascript", "python", "php", "java", "go", "csharp"];

function requestIn(language: string, call: ApiCall): string {
  return samplesOf(call, CONTEXT).find((sample) => sample.language === language)?.request ?? "";
}

/** Where a text stands in an indented program. */
function withoutIndent(text: string): string {
  return text.replace(/^[ \t]+/gm, "");
}

describe("markup of samples", () => {
  const small = callOf({
    id: "reverseOrder",
    title: "Reverse an order",
    path: "/v3/order/{id}/reverse",
    pathParameters: [fieldOf("id", "ORDER#1")],
    request: bodyOf({ reason: "It's <cold> & late", amount: 1250, tags: [], more: { a: null, "b-c": true } }),
  });

  test.each([
    ["signed POST", small],
    ["GET with a query", CALLS.query],
    ["basic", CALLS.token],
    ["webhook", CALLS.webhook],
  ])("%s", (_name, call) => {
    for (const { language, request } of samplesOf(call, CONTEXT)) {
      expect(request).toMatchSnapshot(language);
    }
  });

  test("a whole program", () => {
    expect(samplesOf(small, CONTEXT).find(({ language }) => language === "javascript")?.program).toMatchSnapshot();
  });
});

describe("a program", () => {
  test.each(Object.values(CALLS).map((call) => [call.id, call] as const))(
    "%s holds its request and the signing code as pages show them",
    (_id, call) => {
      const samples = samplesOf(call, CONTEXT);
      expect(samples.map(({ language }) => language)).toEqual(LANGUAGES);
      for (const { language, request, program } of samples) {
        const whole = withoutIndent(program);
        // Go's sources end lines of raw strings elsewhere when indented, which JSON doesn't mind.
        for (const line of withoutIndent(request).split("\n")) expect(whole).toContain(line);
        const helper = helpersOf(call).find((one) => one.language === language)?.code ?? "";
        const code = helper.replace(/^(<\?php|import \([^)]*\)|(import|from|using) .*)\n/gm, "");
        expect(whole).toContain(withoutIndent(code).trim());
        expect(program).toContain(call.title);
      }
    },
  );

  test("calls the sandbox, names production and can be sent elsewhere", () => {
    for (const { program } of samplesOf(CALLS.query, CONTEXT)) {
      expect(program).toContain("https://sb-open.example.com");
      expect(program).toContain("https://sb-oauth.example.com");
      expect(program).toContain("API_ORIGIN=https://open.example.com");
    }
    const hosts = { ...CONTEXT.hosts, ekycSdk: { production: "https://ekyc.example.com" } };
    const [sample] = samplesOf(callOf({ host: "ekycSdk" }), { hosts });
    expect(sample?.program).toContain("EKYC_SDK_ORIGIN=${EKYC_SDK_ORIGIN:-https://ekyc.example.com}");
  });

  test("can't be broken out of by a title", () => {
    const title = "A\nprint(1)\r\u2028x \\u000a ?> <?php */ end";
    for (const { language, program } of samplesOf(callOf({ title }), CONTEXT)) {
      const line = program.split(/\r|\n|\u2028|\\u000a/).find((one) => one.includes("print(1)"));
      expect([language, line]).toEqual([language, expect.stringMatching(/^(\/\/|#) A print\(1\) x .* end$/)]);
      if (language === "php") expect(program).not.toContain("?>");
    }
  });
});

describe("a request", () => {
  test("escapes what the language holds special", () => {
    const call = callOf({ request: bodyOf({ a: AWKWARD }) });
    expect(requestIn("curl", call)).toContain("'\\''one'\\''");
    expect(requestIn("go", call)).toContain('` + "`" + `id` + "`" + `');
    expect(requestIn("java", call)).toContain("\\u8336 x2 \\ud83d\\ude00");
    expect(requestIn("java", call)).toContain('\\\\"two\\\\" \\\\\\\\n');
    expect(requestIn("php", call)).toContain("\\$5 \\${HOME}");
    expect(requestIn("php", callOf({ request: bodyOf({ a: "it's \\ $x" }) }))).toContain("'it\\'s \\\\ $x'");
    expect(requestIn("csharp", callOf({ request: bodyOf({ a: 1 }) }))).toContain(
      'var body = """\n    {"a": 1}\n    """;',
    );
    expect(requestIn("javascript", callOf({ request: bodyOf({ ["__proto__"]: 1 }) }))).toContain('["__proto__"]: 1');
    expect(requestIn("python", callOf({ request: bodyOf([null, true, false]) }))).toContain("[None, True, False]");
    expect(requestIn("php", callOf({ request: bodyOf({}) }))).toContain("json_encode(new stdClass())");
  });

  test("sends no query that has nothing to say, and every value of a list", () => {
    expect(requestIn("javascript", CALLS.query)).toContain(
      "/v3/orders?status=PAID&status=OPEN&search=a%20b%26c%3Dd%2F%C3%A9%27%28x%29%2A&limit=10`",
    );
  });

  test("takes a required parameter without an example from its values, its default or its name", () => {
    const field = fieldOf("kind");
    const withEnum = { ...field, type: { label: "string", enum: [{ value: "A B", description: "" }] } };
    const withDefault = { ...field, type: { label: "integer", default: 3 } };
    const target = (queryParameters: ApiCall["queryParameters"]) => requestIn("curl", callOf({ queryParameters }));
    expect(target([withEnum])).toContain("?kind=A%20B");
    expect(target([withDefault])).toContain("?kind=3");
    expect(target([field])).toContain("?kind=kind");
  });

  test("an upload says what isn't known about its signature", () => {
    for (const { request } of samplesOf(CALLS.upload, CONTEXT)) {
      expect(request).toContain("What the signature of form parts covers is not published");
      expect(request).toContain("example.pdf");
    }
  });
});

test.each([
  [callOf({ kind: "redirect", auth: "none", host: null })],
  [callOf({ kind: "intent" })],
  [callOf({ kind: "sdk", auth: "apiKey" })],
  [callOf({ auth: "apiKey" })],
  [callOf({ auth: "none" })],
  [callOf({ host: null })],
  [callOf({ host: "toString" })],
])("no sample for what isn't called from a server: %#", (call) => {
  expect(samplesOf(call, CONTEXT)).toEqual([]);
});

test("a call that isn't signed has no helper", () => {
  expect(helpersOf(CALLS.token)).toEqual([]);
  expect(helpersOf(callOf({ kind: "redirect" }))).toEqual([]);
});

// Those that verify give what was signed as well.
test.each([
  [CALLS.nested, 5_200],
  [CALLS.webhook, 5_550],
])("helpers are small: %#", (call, limit) => {
  const helpers = helpersOf(call);
  expect(helpers.map(({ language }) => language)).toEqual(LANGUAGES);
  expect(gzipSync(helpers.map(({ code }) => code).join("\n")).length).toBeLessThan(limit);
});

const printed = (call: ApiCall) => samplesOf(call, CONTEXT);

test("files by the id of the call", () => {
  const files = sampleFiles([CALLS.nested, callOf({ kind: "intent" })], printed);
  expect([...files.keys()]).toEqual(
    ["sh", "mjs", "py", "php", "java", "go", "cs"].map((extension) => `/samples/createOrder.${extension}`),
  );
  for (const text of files.values()) expect(text).toMatch(/[^\n]\n$/);
});

test("an id that would be a path gives no file", () => {
  expect([...sampleFiles([callOf({ id: "../../evil" })], printed).keys()]).toEqual([]);
});

test("what languages would take otherwise than JSON means is written out", () => {
  const call = callOf({
    id: "pattern",
    path: "/a\n$(touch x)",
    request: bodyOf({ map: { "0": "a", "1": "b" }, mark: "\uFEFF" }),
  });
  const samples = new Map(samplesOf(call, CONTEXT).map((sample) => [sample.language, sample]));
  // A list-like map of PHP would be sent as a list; Go takes no byte order mark in a source.
  expect(samples.get("php")?.request).toContain("(object) [");
  expect(samples.get("go")?.request).not.toContain("\uFEFF");
  // A class `Pattern` would hide the one that the program imports.
  expect(samples.get("java")?.program).toContain("class PatternSample {");
  for (const { program } of samples.values()) expect(program).toContain("POST /a $(touch x)");
});

test("a path goes percent-encoded where a URL couldn't hold it", () => {
  const path = "/a\nb 'c' \"d\" `e` \\u000a é/\uD800/{id}/{other}?x=%20$y";
  const call = callOf({ path, pathParameters: [fieldOf("id", "f g")] });
  for (const { language, request } of samplesOf(call, CONTEXT)) {
    const url = "/a%0Ab%20%27c%27%20%22d%22%20%60e%60%20%5Cu000a%20%C3%A9/%EF%BF%BD/f%20g/%7Bother%7D?x=%20$y";
    expect([language, request.replace("\\$y", "$y")]).toEqual([language, expect.stringContaining(url)]);
  }
});

test("a line break in a form value gets no indent", () => {
  const example = { fileName: "it's\none \\ two" };
  const [curl] = samplesOf(callOf({ request: { ...bodyOf(example), contentType: "multipart/form-data" } }), CONTEXT);
  expect(curl?.program).toContain("  --form-string $'fileName=it\\'s\\none \\\\ two' \\\n");
});

test("a line separator in a body is a sign like others", () => {
  const call = callOf({ request: bodyOf({ a: "b\u2028c\u0085d" }) });
  const program = (language: string) => samplesOf(call, CONTEXT).find((one) => one.language === language)?.program;
  expect(program("go")).toContain("b\u2028c\u0085d");
  expect(program("csharp")).toContain("b\\u2028c\\u0085d");
});

test.each([[CALLS.nested], [CALLS.upload], [CALLS.token], [CALLS.webhook]])(
  "no class of Java hides one that its program uses: %#",
  (call) => {
    const java = (id: string) =>
      samplesOf({ ...call, id }, CONTEXT).find(({ language }) => language === "java")?.program;
    const code = (java("exampleId") ?? "").replace(/""".*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*.*?\*\//gs, "");
    const used = new Set(
      Array.from(code.matchAll(/(?<![.\w])[A-Z][a-z]\w*|(?<![.\w])(?:URI|UUID)\b/g), ([name]) => name),
    );
    used.delete("ExampleId");
    expect(used.size).toBeGreaterThan(9);
    for (const name of used) expect(java(name)).toContain(`\nclass ${name}Sample {`);
  },
);

test("half of a surrogate pair in a path is no crash", () => {
  const call = callOf({ id: "odd", path: "/a/{id}", pathParameters: [fieldOf("id", "\uD800")] });
  expect(samplesOf(call, CONTEXT)[0]?.request).toContain("/a/%EF%BF%BD");
});
