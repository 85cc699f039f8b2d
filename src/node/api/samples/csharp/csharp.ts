import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, indent, originsOf, paragraphs, variablesOf } from "../lines";
import type { JsonValue } from "../../../../shared/contracts/ApiModel";
import { type CSharpPiece, printUsings, SIGNING, VERIFYING } from "./signing";

// What JSON escapes in a string, C# escapes alike; it has three line breaks more, in raw strings too.
const onOneLine = (json: string) =>
  json.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
const text = (value: string) => onOneLine(JSON.stringify(value));

/** A raw string literal, in one quote more than its text has in a row. */
function rawString(value: JsonValue): string {
  const json = onOneLine(printLiteral(value, JSON_STYLE, 4));
  const longest = Math.max(2, ...(json.match(/"+/g) ?? []).map((quotes) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indent(json, "    ")}\n    ${quotes}`;
}

const comment = (lines: readonly string[]) => lines.map((line) => `// ${line}`.trimEnd()).join("\n");
const whole = (piece: CSharpPiece) => `${printUsings(piece.usings)}\n\n${piece.code}\n`;

const PAIR = `var pair = Environment.GetEnvironmentVariable("CLIENT_ID") + ":" + Environment.GetEnvironmentVariable("CLIENT_SECRET");
var basic = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(pair)));`;

const ACCESS_TOKEN = `${PAIR}
var tokenRequest = new HttpRequestMessage(HttpMethod.Post, oauthOrigin + "/v1/token");
tokenRequest.Headers.Authorization = basic;
tokenRequest.Content = new StringContent("""{"grantType": "client_credentials"}""", json);
var tokenResponse = await client.SendAsync(tokenRequest);
var token = await tokenResponse.Content.ReadAsStringAsync();
var accessToken = JsonNode.Parse(token)?["accessToken"]?.GetValue<string>()
    ?? throw new InvalidOperationException("No access token: " + token);`;

const OUTCOME = `var status = (int)response.StatusCode;
var answerText = await response.Content.ReadAsStringAsync();
Console.WriteLine($"{status} {answerText}");

// Most answers say SUCCESS in "code"; those without "code" failed when they have "error".
var answer = JsonNode.Parse(answerText) as JsonObject;
var code = answer?["code"]?.ToString();
if (status >= 400 || answer?["error"] != null || (code ?? "SUCCESS") != "SUCCESS")
{
    Console.Error.WriteLine($"The call failed: {answer?["error"]?["code"] ?? code ?? status.ToString()}");
    return 1;
}
return 0;`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const hasBody = form === undefined && body !== undefined;
  return [
    `var url = ${variableOf(plan.origin.variable)} + ${text(plan.target)};`,
    ...(hasBody ? [`var body = ${rawString(body)};`] : []),
    `var request = new HttpRequestMessage(new HttpMethod("${method}"), url);`,
    ...(auth === "signed"
      ? ['request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", accessToken);']
      : []),
    ...(auth === "basic" ? ["request.Headers.Authorization = basic;"] : []),
    ...plan.headers.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`),
    ...(form === undefined
      ? [`request.Content = new StringContent(${hasBody ? "body" : '""'}, json);`]
      : ["var form = new MultipartFormDataContent();", ...form.map(printPart), "request.Content = form;"]),
    ...(form !== undefined && auth === "signed" ? [`// ${FORM_CAVEAT}`] : []),
    ...(auth === "signed" ? [`Sign(request, ${hasBody ? "body" : '""'});`] : []),
    "var response = await client.SendAsync(request);",
  ].join("\n");
}

/** `API_ORIGIN` → `apiOrigin`. */
function variableOf(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function printPart({ name, value, isFile }: FormPart): string {
  return isFile
    ? `form.Add(new ByteArrayContent(File.ReadAllBytes(${text(value)})), ${text(name)}, ${text(value)});`
    : `form.Add(new StringContent(${text(value)}), ${text(name)});`;
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const signed = plan.auth === "signed";
  const program = paragraphs(
    comment([
      ...callHead(plan, `dotnet run, in a project of dotnet new console with this file as Program.cs (.NET 8)`),
    ]),
    printUsings(["System.Net.Http.Headers", "System.Text.Json.Nodes"], signed ? SIGNING.usings : ["System.Text"]),
    [
      requirement(variablesOf(plan)),
      ...originsOf(plan).map(
        ({ variable, sandbox }) =>
          `var ${variableOf(variable)} = Environment.GetEnvironmentVariable("${variable}") ?? ${text(sandbox)};`,
      ),
      'var json = new MediaTypeHeaderValue("application/json");',
      "using var client = new HttpClient();",
    ].join("\n"),
    signed ? ACCESS_TOKEN : PAIR,
    shown,
    OUTCOME,
    signed ? SIGNING.code : "",
  );
  return { request: shown, program };
}

function requirement(variables: readonly string[]): string {
  return `foreach (var name in new[] { ${variables.map(text).join(", ")} })
{
    if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable(name)))
    {
        throw new InvalidOperationException("Set the environment variable " + name);
    }
}`;
}

const RECEIVER = `var listener = new HttpListener();
listener.Prefixes.Add($"http://localhost:{Environment.GetEnvironmentVariable("PORT") ?? "8080"}/");
listener.Start();
while (true)
{
    var context = listener.GetContext();
    using var reader = new StreamReader(context.Request.InputStream, Encoding.UTF8);
    var received = Verified(context.Request.HttpMethod, reader.ReadToEnd(), context.Request.Headers);
    context.Response.StatusCode = received == null ? 401 : 200;
    context.Response.Close();
    if (received != null) Console.WriteLine(received); // Your work on the event goes here.
}`;

function callback(plan: CallbackPlan) {
  const program = paragraphs(
    comment([
      `Receiver: ${inComment(plan.title)}`,
      "",
      "Run: dotnet run, in a project of dotnet new console with this file as Program.cs (.NET 8)",
      "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM); PORT, 8080 without it.",
    ]),
    printUsings(VERIFYING.usings, ["System.Net"]),
    RECEIVER,
    VERIFYING.code,
  );
  return { request: RECEIVER, program };
}

export const CSHARP: Language = {
  language: "csharp",
  label: "C#",
  highlight: "csharp",
  extension: "cs",
  signing: whole(SIGNING),
  verifying: whole(VERIFYING),
  call,
  callback,
};
