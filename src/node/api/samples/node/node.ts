import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, type LiteralStyle, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, originsOf, paragraphs, variablesOf } from "../lines";
import { SIGNING, VERIFYING } from "./signing";

const text = (value: string) => JSON.stringify(value);
const STYLE: LiteralStyle = {
  ...JSON_STYLE,
  map: ["{ ", " }"],
  // `__proto__: …` would set the prototype, in quotes too.
  member: (key, value) => {
    const plain = /^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key);
    return `${key === "__proto__" ? `[${text(key)}]` : plain}: ${value}`;
  },
  trailingComma: true,
};

const comment = (lines: readonly string[]) => lines.map((line) => `// ${line}`.trimEnd()).join("\n");

const PAIR = `const pair = Buffer.from(\`\${CLIENT_ID}:\${CLIENT_SECRET}\`).toString("base64");`;

const ACCESS_TOKEN = `${PAIR}
const tokenAnswer = await fetch(\`\${OAUTH_ORIGIN}/v1/token\`, {
  method: "POST",
  headers: { Authorization: \`Basic \${pair}\`, "Content-Type": "application/json" },
  body: JSON.stringify({ grantType: "client_credentials" }),
});
const tokenText = await tokenAnswer.text();
const accessToken = JSON.parse(tokenText).accessToken;
if (!accessToken) throw new Error(\`No access token: \${tokenText}\`);`;

const OUTCOME = `const answerText = await response.text();
console.log(response.status, answerText);

// Most answers say SUCCESS in \`code\`; those without \`code\` failed when they have \`error\`.
const answer = JSON.parse(answerText);
if (!response.ok || answer?.error || (answer?.code ?? "SUCCESS") !== "SUCCESS") {
  throw new Error(\`The call failed: \${answer?.error?.code ?? answer?.code ?? response.status}\`);
}`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const content = form === undefined ? body !== undefined : true;
  const headers = [
    ...(auth === "signed" ? ["Authorization: `Bearer ${accessToken}`,"] : []),
    ...(auth === "basic" ? ["Authorization: `Basic ${pair}`,"] : []),
    ...(form === undefined ? ['"Content-Type": "application/json",'] : []),
    ...plan.headers.map(([name, value]) => `${text(name)}: ${text(value)},`),
    ...(auth === "signed"
      ? [`...signedHeaders("${method}", url${form === undefined && content ? ", body" : ""}),`]
      : []),
  ];
  return [
    `const url = \`\${${plan.origin.variable}}${plan.target.replace(/[\\`]|\$\{/g, "\\$&")}\`;`,
    ...(form === undefined
      ? body === undefined
        ? []
        : [`const body = JSON.stringify(${printLiteral(body, STYLE, 28)});`]
      : ["const body = new FormData();", ...form.map(printPart), ...(auth === "signed" ? [`// ${FORM_CAVEAT}`] : [])]),
    "const response = await fetch(url, {",
    `  method: "${method}",`,
    "  headers: {",
    ...headers.map((header) => `    ${header}`),
    "  },",
    ...(content ? ["  body,"] : []),
    "});",
  ].join("\n");
}

function printPart({ name, value, isFile }: FormPart): string {
  const content = isFile ? `new Blob([readFileSync(${text(value)})]), ${text(value)}` : text(value);
  return `body.append(${text(name)}, ${content});`;
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const needsFiles = plan.auth !== "signed" && plan.form?.some((part) => part.isFile);
  const program = paragraphs(
    comment(callHead(plan, `node ${plan.id}.mjs`)),
    plan.auth === "signed" ? SIGNING : needsFiles ? 'import { readFileSync } from "node:fs";' : "",
    [
      ...originsOf(plan).map(
        ({ variable, sandbox }) => `const ${variable} = process.env.${variable} ?? ${text(sandbox)};`,
      ),
      "const { CLIENT_ID, CLIENT_SECRET } = process.env;",
      requirement(variablesOf(plan)),
    ].join("\n"),
    plan.auth === "signed" ? ACCESS_TOKEN : PAIR,
    shown,
    OUTCOME,
  );
  return { request: shown, program };
}

function requirement(variables: readonly string[]): string {
  return `for (const name of [${variables.map(text).join(", ")}]) {
  if (!process.env[name]) throw new Error(\`Set the environment variable \${name}\`);
}`;
}

const RECEIVER = `async function receive(request, response) {
  const event = verified(request.method, await readText(request), request.headers);
  response.writeHead(event === null ? 401 : 200).end();
  if (event !== null) console.log(event); // Your work on the event goes here.
}

createServer((request, response) => {
  receive(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT ?? 8080));`;

function callback(plan: CallbackPlan) {
  const program = paragraphs(
    comment([
      `Receiver: ${inComment(plan.title)}`,
      "",
      `Run: node ${plan.id}.mjs`,
      "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM); PORT, 8080 without it.",
    ]),
    `import { createServer } from "node:http";\nimport { text as readText } from "node:stream/consumers";\n${VERIFYING}`,
    RECEIVER,
  );
  return { request: RECEIVER, program };
}

export const NODE: Language = {
  language: "javascript",
  label: "Node.js",
  highlight: "js",
  extension: "mjs",
  signing: SIGNING,
  verifying: VERIFYING,
  call,
  callback,
};
