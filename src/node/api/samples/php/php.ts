import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { type LiteralStyle, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, originsOf, paragraphs, variablesOf } from "../lines";
import { SIGNING, VERIFYING } from "./signing";

const STYLE: LiteralStyle = {
  text,
  words: ["null", "true", "false"],
  list: ["[", "]"],
  map: ["[", "]"],
  // An empty array would become [].
  emptyMap: "new stdClass()",
  listLikeMap: "(object) ",
  member: (key, value) => `${text(key)} => ${value}`,
  trailingComma: true,
  indent: "    ",
};

/** Single quotes, where nothing but the quote and the backslash is special; double quotes for control characters. */
function text(value: string): string {
  if (!/\p{Cc}/u.test(value)) return `'${value.replace(/[\\']/g, "\\$&")}'`;
  return `"${value
    .replace(/[\\"$]/g, "\\$&")
    .replace(/\p{Cc}/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}"`;
}

// In a PHP line comment, `?>` would end the program.
const comment = (lines: readonly string[]) =>
  `<?php\n${lines.map((line) => `// ${line.replaceAll("?>", "? >")}`.trimEnd()).join("\n")}`;

const TRANSPORT = `// Sends a request and gives its status and body.
function send(CurlHandle $call): array
{
    $text = curl_exec($call);
    if ($text === false) {
        exit_with(curl_error($call));
    }
    return [curl_getinfo($call, CURLINFO_RESPONSE_CODE), $text];
}

function exit_with(string $message): void
{
    file_put_contents('php://stderr', $message . PHP_EOL);
    exit(1);
}`;

const ACCESS_TOKEN = `$tokenCall = curl_init("$oauthOrigin/v1/token");
curl_setopt_array($tokenCall, [
    CURLOPT_USERPWD => getenv('CLIENT_ID') . ':' . getenv('CLIENT_SECRET'),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['grantType' => 'client_credentials']),
    CURLOPT_RETURNTRANSFER => true,
]);
[, $tokenText] = send($tokenCall);
$accessToken = json_decode($tokenText, true)['accessToken'] ?? exit_with("No access token: $tokenText");`;

const OUTCOME = `echo $status, ' ', $answerText, PHP_EOL;

// Most answers say SUCCESS in \`code\`; those without \`code\` failed when they have \`error\`.
$answer = json_decode($answerText, true) ?? exit_with('The answer is not JSON');
if ($status >= 400 || isset($answer['error']) || ($answer['code'] ?? 'SUCCESS') !== 'SUCCESS') {
    exit_with('The call failed: ' . ($answer['error']['code'] ?? $answer['code'] ?? $status));
}`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const hasBody = form === undefined && body !== undefined;
  const headers = [
    ...(auth === "signed" ? ['"Authorization: Bearer $accessToken",'] : []),
    ...(form === undefined ? ["'Content-Type: application/json',"] : []),
    ...plan.headers.map(([name, value]) => `${text(`${name}: ${value}`)},`),
    ...(auth === "signed" ? [`...signed_headers('${method}', $url${hasBody ? ", $body" : ""}),`] : []),
  ];
  return [
    `$url = $${variableOf(plan.origin.variable)} . ${text(plan.target)};`,
    ...(hasBody ? [`$body = json_encode(${printLiteral(body, STYLE, 22)});`] : []),
    ...(form === undefined ? [] : ["$body = [", ...form.map(printPart), "];"]),
    ...(form !== undefined && auth === "signed" ? [`// ${FORM_CAVEAT}`] : []),
    "$call = curl_init($url);",
    "curl_setopt_array($call, [",
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(auth === "basic" ? ["    CURLOPT_USERPWD => getenv('CLIENT_ID') . ':' . getenv('CLIENT_SECRET'),"] : []),
    "    CURLOPT_HTTPHEADER => [",
    ...headers.map((header) => `        ${header}`),
    "    ],",
    ...(hasBody || form !== undefined ? ["    CURLOPT_POSTFIELDS => $body,"] : []),
    "    CURLOPT_RETURNTRANSFER => true,",
    "]);",
    "[$status, $answerText] = send($call);",
  ].join("\n");
}

/** `API_ORIGIN` → `apiOrigin`. */
function variableOf(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function printPart({ name, value, isFile }: FormPart): string {
  return `    ${text(name)} => ${isFile ? `new CURLFile(${text(value)})` : text(value)},`;
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const program = paragraphs(
    comment(callHead(plan, `php ${plan.id}.php, with the extensions curl and openssl`)),
    plan.auth === "signed" ? SIGNING : "",
    TRANSPORT,
    [
      ...originsOf(plan).map(
        ({ variable, sandbox }) => `$${variableOf(variable)} = getenv('${variable}') ?: ${text(sandbox)};`,
      ),
      requirement(variablesOf(plan)),
    ].join("\n"),
    plan.auth === "signed" ? ACCESS_TOKEN : "",
    shown,
    OUTCOME,
  );
  return { request: shown, program };
}

function requirement(variables: readonly string[]): string {
  return `foreach ([${variables.map(text).join(", ")}] as $name) {
    getenv($name) ?: exit_with("Set the environment variable $name");
}`;
}

const RECEIVER = `$event = verified($_SERVER['REQUEST_METHOD'], file_get_contents('php://input'), $_SERVER);
if ($event === null) {
    http_response_code(401);
    exit;
}
http_response_code(200);
file_put_contents('php://stdout', $event . PHP_EOL); // Your work on the event goes here.`;

function callback(plan: CallbackPlan) {
  const program = paragraphs(
    comment([
      `Receiver: ${inComment(plan.title)}`,
      "",
      `Run: php -S 0.0.0.0:8080 ${plan.id}.php, with the extension openssl`,
      "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM).",
    ]),
    VERIFYING,
    RECEIVER,
  );
  return { request: RECEIVER, program };
}

export const PHP: Language = {
  language: "php",
  label: "PHP",
  highlight: "php",
  extension: "php",
  signing: `<?php\n${SIGNING}`,
  verifying: `<?php\n${VERIFYING}`,
  call,
  callback,
};
