import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, indent, originsOf, paragraphs, variablesOf } from "../lines";
import type { JsonValue } from "../../../../shared/contracts/ApiModel";
import { printImports, type JavaPiece, SIGNING, VERIFYING } from "./signing";

// Java 17 reads sources in the machine's encoding: escapes mean the same everywhere.
const ascii = (value: string) =>
  value.replace(/[^\n\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const text = (value: string) => ascii(JSON.stringify(value));

/** A text block; its closing quotes stand at the end of the last line, so that the text has no line break there. */
function textBlock(value: JsonValue): string {
  const json = printLiteral(value, JSON_STYLE, 4).replaceAll("\\", "\\\\").replaceAll('"""', '\\"""');
  // A quote before the closing quotes would be one too many.
  return `"""\n${indent(ascii(json), "    ").replace(/"$/, '\\"')}"""`;
}

const comment = (lines: readonly string[]) => lines.map((line) => ascii(`// ${line}`).trimEnd()).join("\n");
/** Names that programs use: a class of one of them would hide it. */
const TAKEN = new Set([
  ...[...SIGNING.imports, ...VERIFYING.imports].map((name) => name.split(".").at(-1) ?? ""),
  ...["Base64", "ByteArrayOutputStream", "Files", "HttpClient", "HttpExchange", "HttpRequest", "HttpResponse"],
  ...["HttpServer", "IOException", "InetSocketAddress", "Matcher", "Path", "Pattern", "URI", "UUID"],
  ...[
    "Character",
    "Exception",
    "IllegalArgumentException",
    "IllegalStateException",
    "Integer",
    "StackOverflowError",
    "String",
    "System",
  ],
]);

function className(id: string): string {
  const name = id.replace(/[^A-Za-z0-9_]/g, "_").replace(/^./, (letter) => letter.toUpperCase());
  return TAKEN.has(name) ? `${name}Sample` : name;
}
const whole = (piece: JavaPiece) => `${printImports(piece.imports)}\n\n${piece.code}\n`;

function program(head: readonly string[], imports: string, id: string, ...members: readonly string[]): string {
  return paragraphs(comment(head), imports, `class ${className(id)} {\n${indent(members.join("\n\n"), "    ")}\n}`);
}

const PAIR = `String pair = System.getenv("CLIENT_ID") + ":" + System.getenv("CLIENT_SECRET");
String basic = "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(UTF_8));`;

const ACCESS_TOKEN = `${PAIR}
HttpRequest tokenRequest = HttpRequest.newBuilder(URI.create(OAUTH_ORIGIN + "/v1/token"))
    .header("Authorization", basic)
    .header("Content-Type", "application/json")
    .POST(HttpRequest.BodyPublishers.ofString("{\\"grantType\\": \\"client_credentials\\"}"))
    .build();
String token = client.send(tokenRequest, HttpResponse.BodyHandlers.ofString()).body();
String accessToken = field(token, "accessToken");
if (accessToken == null) {
    fail("No access token: " + token);
}`;

const OUTCOME = `System.out.println(response.statusCode() + " " + response.body());

// Most answers say SUCCESS in "code"; those without "code" failed when they have "error".
String code = field(response.body(), "code");
String error = field(response.body(), "error");
boolean hasError = error != null && !error.equals("null");
boolean isJson = response.body().strip().matches("(?s)[\\\\[{].*");
if (!isJson || response.statusCode() >= 400 || hasError || (code != null && !code.equals("SUCCESS"))) {
    fail("The call failed: " + (hasError ? response.body() : code != null ? code : response.statusCode()));
}`;

// The standard library has no JSON.
const FIELD = `/** What a field at the top of a JSON object says: a text, a word, or the bracket that it starts with. */
static String field(String json, String name) {
    int depth = 0;
    String key = null;
    Matcher tokens = Pattern.compile(
        "\\"([^\\"\\\\\\\\]*+(?:\\\\\\\\.[^\\"\\\\\\\\]*+)*+)\\"(\\\\s*:)?|[\\\\[\\\\]{}]|[^\\\\s\\\\[\\\\]{},:\\"]+").matcher(json);
    while (tokens.find()) {
        if (depth == 1 && name.equals(key)) {
            return tokens.group(1) != null ? tokens.group(1) : tokens.group();
        }
        key = tokens.group(2) != null ? tokens.group(1) : null;
        depth += switch (tokens.group()) {
            case "{", "[" -> 1;
            case "}", "]" -> -1;
            default -> 0;
        };
    }
    return null;
}

static void fail(String message) {
    System.err.println(message);
    System.exit(1);
}`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const hasBody = form === undefined && body !== undefined;
  const start =
    auth === "signed"
      ? `signed("${method}", url, ${hasBody ? "body" : '""'})`
      : "HttpRequest.newBuilder(URI.create(url))";
  const publisher = form !== undefined ? "ofString(form)" : hasBody ? "ofString(body)" : "noBody()";
  return [
    `String url = ${plan.origin.variable} + ${text(plan.target)};`,
    ...(hasBody ? [`String body = ${textBlock(body)};`] : []),
    ...(form === undefined ? [] : printForm(form)),
    ...(form !== undefined && auth === "signed" ? [`// ${FORM_CAVEAT}`] : []),
    `HttpRequest request = ${start}`,
    ...(auth === "signed" ? ['    .header("Authorization", "Bearer " + accessToken)'] : []),
    ...(auth === "basic" ? ['    .header("Authorization", basic)'] : []),
    form === undefined
      ? '    .header("Content-Type", "application/json")'
      : '    .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    ...plan.headers.map(([name, value]) => `    .header(${text(name)}, ${text(value)})`),
    form === undefined
      ? `    .method("${method}", HttpRequest.BodyPublishers.${publisher})`
      : `    .method("${method}", HttpRequest.BodyPublishers.ofByteArray(form.toByteArray()))`,
    "    .build();",
    "HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());",
  ].join("\n");
}

function printForm(form: readonly FormPart[]): readonly string[] {
  return [
    'String boundary = UUID.randomUUID().toString().replace("-", "");',
    "var form = new ByteArrayOutputStream();",
    ...form.flatMap(({ name, value, isFile }) => {
      const disposition = `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${value}"` : ""}`;
      const head = text(`\r\n${disposition}\r\n\r\n${isFile ? "" : `${value}\r\n`}`);
      return [
        `form.write(("--" + boundary + ${head}).getBytes(UTF_8));`,
        ...(isFile
          ? [`form.write(Files.readAllBytes(Path.of(${text(value)})));`, 'form.write("\\r\\n".getBytes(UTF_8));']
          : []),
      ];
    }),
    'form.write(("--" + boundary + "--\\r\\n").getBytes(UTF_8));',
  ];
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const signed = plan.auth === "signed";
  const imports = [
    ...["java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest", "java.net.http.HttpResponse"],
    ...["java.util.regex.Matcher", "java.util.regex.Pattern"],
    ...["java.util.Base64", "static java.nio.charset.StandardCharsets.UTF_8"],
    ...(plan.form === undefined
      ? []
      : ["java.io.ByteArrayOutputStream", "java.nio.file.Files", "java.nio.file.Path", "java.util.UUID"]),
  ];
  const origins = originsOf(plan).map(
    ({ variable, sandbox }) =>
      `static final String ${variable} = System.getenv().getOrDefault("${variable}", ${text(sandbox)});`,
  );
  const main = [
    requirement(variablesOf(plan)),
    "HttpClient client = HttpClient.newHttpClient();",
    signed ? ACCESS_TOKEN : PAIR,
    "",
    shown,
    OUTCOME,
  ].join("\n");
  const notes = signed
    ? ["Java reads the key in PKCS#8: openssl pkcs8 -topk8 -nocrypt -in private.pem -out private-pkcs8.pem"]
    : [];
  return {
    request: shown,
    program: program(
      callHead(plan, `java ${plan.id}.java (Java 17)`, ...notes),
      printImports(...(signed ? [SIGNING.imports] : []), imports),
      plan.id,
      origins.join("\n"),
      ...(signed ? [SIGNING.code] : []),
      `public static void main(String[] args) throws Exception {\n${indent(main, "    ")}\n}`,
      FIELD,
    ),
  };
}

function requirement(variables: readonly string[]): string {
  return `for (String name : new String[] {${variables.map(text).join(", ")}}) {
    if (System.getenv(name) == null) {
        fail("Set the environment variable " + name);
    }
}`;
}

const RECEIVER = `static void receive(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    String event = null;
    try {
        event = verified(exchange.getRequestMethod(), body, exchange.getRequestHeaders());
    } catch (Exception e) {
        e.printStackTrace();
    }
    exchange.sendResponseHeaders(event == null ? 401 : 200, -1);
    exchange.close();
    if (event != null) {
        System.out.println(event); // Your work on the event goes here.
    }
}

public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/", exchange -> receive(exchange));
    server.start();
}`;

function callback(plan: CallbackPlan) {
  return {
    request: RECEIVER,
    program: program(
      [
        `Receiver: ${inComment(plan.title)}`,
        "",
        `Run: java ${plan.id}.java (Java 17)`,
        "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM); PORT, 8080 without it.",
      ],
      printImports(VERIFYING.imports, [
        ...["com.sun.net.httpserver.HttpExchange", "com.sun.net.httpserver.HttpServer"],
        ...["java.io.IOException", "java.net.InetSocketAddress"],
      ]),
      plan.id,
      VERIFYING.code,
      RECEIVER,
    ),
  };
}

export const JAVA: Language = {
  language: "java",
  label: "Java",
  highlight: "java",
  extension: "java",
  signing: whole(SIGNING),
  verifying: whole(VERIFYING),
  call,
  callback,
};
