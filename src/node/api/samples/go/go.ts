import type { CallbackPlan, CallPlan, FormPart } from "../CallPlan";
import type { Language } from "../Language";
import { JSON_STYLE, printLiteral } from "../literal";
import { callHead, FORM_CAVEAT, inComment, indent, originsOf, paragraphs, variablesOf } from "../lines";
import { printImports, type GoPiece, SIGNING, VERIFYING } from "./signing";

// Go takes a NUL or a byte order mark in no source, and JSON escapes the first.
const text = (value: string) => JSON.stringify(value).replace(/\uFEFF/g, "\\ufeff");

/** A raw string; what it can't hold, a backquote and a byte order mark, stands in a string beside it. */
const raw = (value: string) => `\`${value.replaceAll("`", '` + "`" + `').replaceAll("\uFEFF", '` + "\\ufeff" + `')}\``;

const CHECK = "if err != nil {\n\tlog.Fatal(err)\n}";
const comment = (lines: readonly string[]) => lines.map((line) => `// ${line}`.trimEnd()).join("\n");
const whole = (piece: GoPiece) => `${printImports(piece.imports)}\n\n${piece.code}\n`;

const ACCESS_TOKEN = `tokenRequest, err := http.NewRequest("POST", oauthOrigin+"/v1/token",
	strings.NewReader(\`{"grantType": "client_credentials"}\`))
${CHECK}
tokenRequest.SetBasicAuth(os.Getenv("CLIENT_ID"), os.Getenv("CLIENT_SECRET"))
tokenRequest.Header.Set("Content-Type", "application/json")
tokenResponse, err := http.DefaultClient.Do(tokenRequest)
${CHECK}
var token struct {
	AccessToken string \`json:"accessToken"\`
}
if err := json.NewDecoder(tokenResponse.Body).Decode(&token); err != nil || token.AccessToken == "" {
	log.Fatal("No access token: ", tokenResponse.Status)
}
accessToken := token.AccessToken`;

const OUTCOME = `defer response.Body.Close()
answerText, err := io.ReadAll(response.Body)
${CHECK}
fmt.Println(response.StatusCode, string(answerText))

// Most answers say SUCCESS in "code"; those without "code" failed when they have "error".
if !json.Valid(answerText) {
	log.Fatal("The answer is not JSON")
}
answer := struct {
	Code  string
	Error any
}{Code: "SUCCESS"}
json.Unmarshal(answerText, &answer)
if response.StatusCode >= 400 || answer.Error != nil || answer.Code != "SUCCESS" {
	log.Fatal("The call failed: ", answer.Code, " ", answer.Error)
}`;

const FROM_ENVIRONMENT = `// environment reads a variable; without a default it must be set.
func environment(name, otherwise string) string {
	value := os.Getenv(name)
	if value == "" {
		value = otherwise
	}
	if value == "" {
		log.Fatal("Set the environment variable " + name)
	}
	return value
}`;

function request(plan: CallPlan): string {
  const { auth, method, form, body } = plan;
  const hasBody = form === undefined && body !== undefined;
  const reader = form !== undefined ? "&form" : hasBody ? "bytes.NewReader(body)" : "nil";
  return [
    `url := ${variableOf(plan.origin.variable)} + ${text(plan.target)}`,
    ...(hasBody ? [`body := []byte(${raw(printLiteral(body, JSON_STYLE, 15))})`] : []),
    ...(form === undefined ? [] : ["var form bytes.Buffer", "parts := multipart.NewWriter(&form)"]),
    ...(form ?? []).flatMap(printPart),
    ...(form === undefined ? [] : ["parts.Close()"]),
    `request, err := http.NewRequest("${method}", url, ${reader})`,
    CHECK,
    ...(auth === "signed" ? ['request.Header.Set("Authorization", "Bearer "+accessToken)'] : []),
    ...(auth === "basic" ? ['request.SetBasicAuth(os.Getenv("CLIENT_ID"), os.Getenv("CLIENT_SECRET"))'] : []),
    `request.Header.Set("Content-Type", ${form === undefined ? '"application/json"' : "parts.FormDataContentType()"})`,
    ...plan.headers.map(([name, value]) => `request.Header.Set(${text(name)}, ${text(value)})`),
    ...(form !== undefined && auth === "signed" ? [`// ${FORM_CAVEAT}`] : []),
    ...(auth === "signed"
      ? [`if err := sign(request, ${hasBody ? "body" : "nil"}); err != nil {\n\tlog.Fatal(err)\n}`]
      : []),
    "response, err := http.DefaultClient.Do(request)",
    CHECK,
  ].join("\n");
}

/** `API_ORIGIN` → `apiOrigin`. */
function variableOf(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function printPart({ name, value, isFile }: FormPart): readonly string[] {
  if (!isFile) return [`parts.WriteField(${text(name)}, ${text(value)})`];
  return [
    `content, err := os.ReadFile(${text(value)})`,
    CHECK,
    `part, err := parts.CreateFormFile(${text(name)}, ${text(value)})`,
    CHECK,
    "part.Write(content)",
  ];
}

function call(plan: CallPlan) {
  const shown = request(plan);
  const signed = plan.auth === "signed";
  const imports = [
    ...["encoding/json", "fmt", "io", "log", "net/http", "os"],
    ...(plan.body !== undefined && plan.form === undefined ? ["bytes"] : []),
    ...(plan.form === undefined ? [] : ["bytes", "mime/multipart"]),
  ];
  const main = [
    ...variablesOf(plan).map((name) => `environment("${name}", "")`),
    ...originsOf(plan).map(
      ({ variable, sandbox }) => `${variableOf(variable)} := environment("${variable}", ${text(sandbox)})`,
    ),
    "",
    ...(signed ? [ACCESS_TOKEN, ""] : []),
    shown,
    OUTCOME,
  ].join("\n");
  return {
    request: shown,
    program: paragraphs(
      comment(callHead(plan, `go run ${plan.id}.go`)),
      "package main",
      printImports(...(signed ? [SIGNING.imports] : []), imports),
      signed ? SIGNING.code : "",
      FROM_ENVIRONMENT,
      `func main() {\n${indentCode(main)}\n}`,
    ),
  };
}

/** Indents code; the lines of a raw string too, which is JSON and means the same. */
function indentCode(code: string): string {
  return indent(code, "\t");
}

const RECEIVER = `func receive(writer http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		http.Error(writer, "", http.StatusBadRequest)
		return
	}
	event, err := verify(request.Method, body, request.Header)
	if err != nil {
		http.Error(writer, "", http.StatusUnauthorized)
		return
	}
	writer.WriteHeader(http.StatusOK)
	fmt.Println(string(event)) // Your work on the event goes here.
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	http.HandleFunc("/", receive)
	log.Fatal(http.ListenAndServe(":"+port, nil))
}`;

function callback(plan: CallbackPlan) {
  return {
    request: RECEIVER,
    program: paragraphs(
      comment([
        `Receiver: ${inComment(plan.title)}`,
        "",
        `Run: go run ${plan.id}.go`,
        "Environment: SERVER_PUBLIC_KEY_FILE, the path of the server public key (PEM); PORT, 8080 without it.",
      ]),
      "package main",
      printImports(VERIFYING.imports, ["fmt", "io", "log"]),
      VERIFYING.code,
      RECEIVER,
    ),
  };
}

export const GO: Language = {
  language: "go",
  label: "Go",
  highlight: "go",
  extension: "go",
  signing: whole(SIGNING),
  verifying: whole(VERIFYING),
  call,
  callback,
};
