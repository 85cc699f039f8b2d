import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, type LiteralStyle, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, originsOf, paragraphs, variablesOf } from "../lines";
import { printImports, type PythonPiece, SIGNING, VERIFYING } from "./signing";

// What JSON escapes in a string, Python escapes alike.
const text = (value: string) => JSON.stringify(value);
const STYLE: LiteralStyle = { ...JSON_STYLE, words: ["None", "True", "False"], trailingComma: true, indent: "    " };

const comment = (lines: readonly string[]) => lines.map((line) => `# ${line}`.trimEnd()).join("\n");
const whole = (piece: PythonPiece) => `${printImports(piece)}\n\n\n${piece.code}\n`;

const PAIR = `pair = os.environ["CLIENT_ID"] + ":" + os.environ["CLIENT_SECRET"]
basic = "Basic " + base64.b64encode(pair.encode()).decode()`;

const TRANSPORT = `class AnyStatus(urllib.request.HTTPErrorProcessor):
    """Failures say why in their body: urlopen returns them like every answer."""

    def http_response(self, request, response):
        return response

    https_response = http_response


urllib.request.install_opener(urllib.request.build_opener(AnyStatus))`;

const ACCESS_TOKEN = `${PAIR}
token_request = urllib.request.Request(
    OAUTH_ORIGIN + "/v1/token",
    method="POST",
    headers={"Authorization": basic, "Content-Type": "application/json"},
    data=json.dumps({"grantType": "client_credentials"}).encode(),
)
token = json.load(urllib.request.urlopen(token_request))
if "accessToken" not in token:
    sys.exit("No access token: %s" % token)
access_token = token["accessToken"]`;

const OUTCOME = `answer_text = response.read().decode()
print(response.status, answer_text)

# Most answers say SUCCESS in "code"; those without "code" failed when they have "error".
answer = json.loads(answer_text)
facts = answer if isinstance(answer, dict) else {}
if response.status >= 400 or facts.get("error") or facts.get("code", "SUCCESS") != "SUCCESS":
    sys.exit("The call failed: %s" % (facts.get("error") or facts.get("code") or response.status))`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const headers = [
    ...(auth === "signed" ? ['"Authorization": "Bearer " + access_token,'] : []),
    ...(auth === "basic" ? ['"Authorization": basic,'] : []),
    form === undefined
      ? '"Content-Type": "application/json",'
      : '"Content-Type": "multipart/form-data; boundary=" + boundary,',
    ...plan.headers.map(([name, value]) => `${text(name)}: ${text(value)},`),
    ...(auth === "signed"
      ? [`**signed_headers("${method}", url${form === undefined && body !== undefined ? ", body" : ""}),`]
      : []),
  ];
  return [
    `url = ${plan.origin.variable} + ${text(plan.target)}`,
    ...(form === undefined
      ? body === undefined
        ? []
        : [`body = json.dumps(${printLiteral(body, STYLE, 18)})`]
      : ["boundary = secrets.token_hex(16)", 'body = b""', ...form.flatMap(printPart)]),
    ...(form === undefined ? [] : ['body += ("--%s--\\r\\n" % boundary).encode()']),
    ...(form !== undefined && auth === "signed" ? [`# ${FORM_CAVEAT}`] : []),
    "request = urllib.request.Request(",
    "    url,",
    `    method="${method}",`,
    "    headers={",
    ...headers.map((header) => `        ${header}`),
    "    },",
    ...(form !== undefined ? ["    data=body,"] : body === undefined ? [] : ["    data=body.encode(),"]),
    ")",
    "response = urllib.request.urlopen(request)",
  ].join("\n");
}

function printPart({ name, value, isFile }: FormPart): readonly string[] {
  const head = 'Content-Disposition: form-data; name=\\"%s\\"';
  if (!isFile) {
    return [`body += ("--%s\\r\\n${head}\\r\\n\\r\\n%s\\r\\n" % (boundary, ${text(name)}, ${text(value)})).encode()`];
  }
  return [
    `body += ("--%s\\r\\n${head}; filename=\\"%s\\"\\r\\n\\r\\n" % (boundary, ${text(name)}, ${text(value)})).encode()`,
    `with open(${text(value)}, "rb") as file:`,
    '    body += file.read() + b"\\r\\n"',
  ];
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const signed = plan.auth === "signed";
  const own = {
    modules: [
      ...["import base64", "import json", "import os", "import sys", "import urllib.request"],
      ...(plan.form === undefined ? [] : ["import secrets"]),
    ],
    packages: [],
  };
  const program = paragraphs(
    comment(callHead(plan, `python3 ${plan.id}.py${signed ? ", with the package cryptography" : ""}`)),
    printImports(...(signed ? [SIGNING] : []), own),
    [
      ...originsOf(plan).map(
        ({ variable, sandbox }) => `${variable} = os.environ.get("${variable}", ${text(sandbox)})`,
      ),
      requirement(variablesOf(plan)),
    ].join("\n"),
    signed ? `\n${SIGNING.code}` : "",
    `\n${TRANSPORT}`,
    `\n${signed ? ACCESS_TOKEN : PAIR}`,
    shown,
    OUTCOME,
  );
  return { request: shown, program };
}

function requirement(variables: readonly string[]): string {
  return `for name in (${variables.map(text).join(", ")}):
    if not os.environ.get(name):
        sys.exit("Set the environment variable " + name)`;
}

const RECEIVER = `class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        event = verified(self.command, body, self.headers)
        self.send_response(401 if event is None else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()
        if event is not None:
            print(event, flush=True)  # Your work on the event goes here.


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()`;

function callback(plan: CallbackPlan) {
  const receiver = RECEIVER.replace("do_POST", `do_${plan.method}`);
  const program = paragraphs(
    comment([
      `Receiver: ${inComment(plan.title)}`,
      "",
      `Run: python3 ${plan.id}.py, with the package cryptography`,
      "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM); PORT, 8080 without it.",
    ]),
    printImports(VERIFYING, { modules: ["from http.server import BaseHTTPRequestHandler, HTTPServer"], packages: [] }),
    VERIFYING.code,
    `\n${receiver}`,
  );
  return { request: receiver, program };
}

export const PYTHON: Language = {
  language: "python",
  label: "Python",
  highlight: "python",
  extension: "py",
  signing: whole(SIGNING),
  verifying: whole(VERIFYING),
  call,
  callback,
};
