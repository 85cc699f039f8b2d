import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, indent, originsOf, paragraphs, variablesOf } from "../lines";
import { SIGNING } from "./signing";

/** In single quotes nothing is special but the quote. */
const text = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;
/** On one line, for what gets indented: in `$'…'` a line break has an escape. */
const oneLine = (value: string) => {
  if (!/[\r\n]/.test(value)) return text(value);
  return `$'${value.replace(/[\\']/g, "\\$&").replaceAll("\r", "\\r").replaceAll("\n", "\\n")}'`;
};
/** In double quotes, for what follows a variable. */
const inQuotes = (value: string) => value.replace(/[\\"$`]/g, "\\$&");

const comment = (lines: readonly string[]) =>
  `#!/usr/bin/env bash\n${lines.map((line) => `# ${line}`.trimEnd()).join("\n")}`;

const ACCESS_TOKEN = `token=$(curl --silent --show-error --user "$CLIENT_ID:$CLIENT_SECRET" "$OAUTH_ORIGIN/v1/token" \\
  --header "Content-Type: application/json" --data '{"grantType": "client_credentials"}')
access_token=$(jq -re .accessToken <<<"$token") || { echo "No access token: $token" >&2; exit 1; }`;

const OUTCOME = `status=\${answer##*$'\\n'}
answer=\${answer%$'\\n'*}
echo "$status $answer"

# Most answers say SUCCESS in "code"; those without "code" failed when they have "error".
jq -e --argjson status "$status" '
  $status < 400 and (type != "object" or (.error == null and (.code // "SUCCESS") == "SUCCESS"))
' <<<"$answer" >/dev/null || { echo "The call failed: $(jq -c '.error // .code' <<<"$answer")" >&2; exit 1; }`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const signed = auth === "signed";
  const hasBody = form === undefined && body !== undefined;
  const options = [
    ...(auth === "basic" ? ['--user "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...(signed ? ['--header "Authorization: Bearer $access_token"'] : []),
    ...(form === undefined ? ['--header "Content-Type: application/json"'] : []),
    ...plan.headers.map(([name, value]) => `--header ${oneLine(`${name}: ${value}`)}`),
    ...(hasBody ? ['--data "$body"'] : []),
    ...(form ?? []).map(printPart),
    ...(signed ? ['--header @- <<<"$headers"'] : []),
  ];
  return [
    `url="$${plan.origin.variable}${inQuotes(plan.target)}"`,
    ...(hasBody ? [`body=${text(printLiteral(body, JSON_STYLE, 6))}`] : []),
    ...(form !== undefined && signed ? [`# ${FORM_CAVEAT}`] : []),
    ...(signed ? [`headers=$(signed_headers ${method} "$url"${hasBody ? ' "$body"' : ""})`] : []),
    `curl --silent --show-error --write-out '\\n%{http_code}' --request ${method} "$url" \\`,
    ...options.map((option, index) => `  ${option}${index < options.length - 1 ? " \\" : ""}`),
  ].join("\n");
}

function printPart({ name, value, isFile }: FormPart): string {
  return isFile ? `--form ${oneLine(`${name}=@${value}`)}` : `--form-string ${oneLine(`${name}=${value}`)}`;
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const signed = plan.auth === "signed";
  const start = shown.indexOf("curl --silent");
  const program = paragraphs(
    comment(callHead(plan, `bash ${plan.id}.sh, with curl, jq${signed ? " and openssl" : ""}`)),
    [
      "set -euo pipefail",
      ...variablesOf(plan).map((name) => `: "\${${name}:?Set the environment variable ${name}}"`),
      ...originsOf(plan).map(({ variable, sandbox }) => `${variable}=\${${variable}:-${inQuotes(sandbox)}}`),
    ].join("\n"),
    signed ? SIGNING : "",
    signed ? ACCESS_TOKEN : "",
    `${shown.slice(0, start)}answer=$(\n${indent(shown.slice(start), "  ")}\n)`,
    OUTCOME,
  );
  return { request: shown, program };
}

function callback(plan: CallbackPlan) {
  const shown = [
    `body=${text(printLiteral(plan.body, JSON_STYLE, 6))}`,
    `headers=$(signed_headers ${plan.method} "" "$body")`,
    `curl --silent --show-error --include --fail-with-body --request ${plan.method} "$RECEIVER_URL" \\`,
    '  --header "Content-Type: application/json" \\',
    '  --data "$body" \\',
    '  --header @- <<<"$headers"',
  ].join("\n");
  const program = paragraphs(
    comment([
      `Test callback: ${inComment(plan.title)}`,
      "",
      "It sends the callback, signed with a key of yours, to your own receiver. Make the keys once, and give",
      "test-public.pem to the receiver as its SERVER_PUBLIC_KEY_FILE:",
      "  openssl genrsa -out test-private.pem 2048",
      "  openssl rsa -in test-private.pem -pubout -out test-public.pem",
      "",
      `Run: bash ${plan.id}.sh, with curl, jq and openssl`,
      "Environment: PRIVATE_KEY_FILE, the path of test-private.pem; RECEIVER_URL, http://localhost:8080/ without it.",
    ]),
    [
      "set -euo pipefail",
      ': "${PRIVATE_KEY_FILE:?Set the environment variable PRIVATE_KEY_FILE}"',
      "RECEIVER_URL=${RECEIVER_URL:-http://localhost:8080/}",
    ].join("\n"),
    SIGNING,
    shown,
  );
  return { request: shown, program };
}

export const CURL: Language = {
  language: "curl",
  label: "cURL",
  highlight: "bash",
  extension: "sh",
  signing: SIGNING,
  verifying: SIGNING,
  call,
  callback,
};
