/** A piece of Java: the classes that it imports and its static methods. */
export interface JavaPiece {
  readonly imports: readonly string[];
  readonly code: string;
}

/** A body of one's own: it is JSON. */
const CANONICAL = `/** A body as it is signed. */
static String canonical(String body) {
    Matcher tokens = TOKEN.matcher(body);
    String json = tokens.find() ? sorted(tokens) : "{}";
    return json.equals("null") ? "{}" : json;
}`;

/** A body that came: whoever sent it. */
const STRICTLY_CANONICAL = `/** A body as it is signed. */
static String canonical(String body) {
    String text = body.isBlank() ? "{}" : body.strip();
    Matcher tokens = TOKEN.matcher(text);
    tokens.find();
    String json = sorted(tokens);
    if (tokens.end() < text.length()) {
        throw new IllegalArgumentException("Not JSON, or more than one value");
    }
    // Half a surrogate pair is signed as a question mark.
    return json.equals("null") ? "{}" : new String(json.getBytes(UTF_8), UTF_8);
}`;

const stringToSign = (canonical: string) => `// The next token of JSON: a string, a bracket, or a number or word.
static final Pattern TOKEN = Pattern.compile(
    "\\\\G[\\\\s,:]*+(\\"[^\\"\\\\\\\\]*+(?:\\\\\\\\.[^\\"\\\\\\\\]*+)*+\\"|[\\\\[\\\\]{}]|[^\\\\s\\\\[\\\\]{},:\\"]+)");

/** Prints JSON with the keys sorted at every depth. */
static String sorted(Matcher json) {
    String token = json.group(1);
    if (token.equals("{")) {
        var members = new TreeMap<String, String>();
        while (json.find() && !json.group(1).equals("}")) {
            String key = sorted(json);
            json.find();
            members.put(key.substring(0, key.length() - 1), sorted(json));
        }
        return members.entrySet().stream().map(member -> member.getKey() + "\\":" + member.getValue())
            .collect(Collectors.joining(",", "{", "}"));
    }
    if (token.equals("[")) {
        var items = new ArrayList<String>();
        while (json.find() && !json.group(1).equals("]")) {
            items.add(sorted(json));
        }
        return "[" + String.join(",", items) + "]";
    }
    token = Pattern.compile("\\\\\\\\(?:u(....)|.)").matcher(token).replaceAll(escape -> {
        String code = escape.group(1);
        String text = code != null ? Character.toString(Integer.parseInt(code, 16)) : escape.group().replace("\\\\/", "/");
        return Matcher.quoteReplacement(text.matches("[\\\\x00-\\\\x1f\\"\\\\\\\\]") ? escape.group() : text);
    });
    return token.replace("<", "\\\\u003c").replace(">", "\\\\u003e").replace("&", "\\\\u0026");
}

${canonical}

/** The text that a signature covers. A callback's has no URL. */
static String stringToSign(String method, String url, String json, String nonce, String timestamp) {
    var parts = new ArrayList<String>();
    if (!json.equals("{}")) {
        parts.add("data=" + Base64.getEncoder().encodeToString(json.getBytes(UTF_8)));
    }
    parts.add("method=" + method.toLowerCase(Locale.ROOT));
    parts.add("nonceStr=" + nonce);
    if (url != null) {
        parts.add("requestUrl=" + url);
    }
    parts.add("signType=sha256");
    parts.add("timestamp=" + timestamp);
    return String.join("&", parts);
}

/** The bytes of a key in a PEM file. */
static byte[] keyBytes(String variable) throws Exception {
    String pem = Files.readString(Path.of(System.getenv(variable)));
    return Base64.getMimeDecoder().decode(pem.replaceAll("-----[A-Z ]+-----", ""));
}`;

const IMPORTS = [
  "java.nio.file.Files",
  "java.nio.file.Path",
  "java.security.KeyFactory",
  "java.security.Signature",
  "java.util.ArrayList",
  "java.util.Base64",
  "java.util.Locale",
  "java.util.TreeMap",
  "java.util.regex.Matcher",
  "java.util.regex.Pattern",
  "java.util.stream.Collectors",
  "static java.nio.charset.StandardCharsets.UTF_8",
];

/** Signs a request. */
export const SIGNING: JavaPiece = {
  imports: [
    ...IMPORTS,
    "java.net.URI",
    "java.net.http.HttpRequest",
    "java.security.spec.PKCS8EncodedKeySpec",
    "java.time.Instant",
    "java.util.UUID",
  ],
  code: `${stringToSign(CANONICAL)}

/** Starts a request with the headers of its signature; the body is "" where there is none. */
static HttpRequest.Builder signed(String method, String url, String body) throws Exception {
    String nonce = UUID.randomUUID().toString().replace("-", "");
    String timestamp = String.valueOf(Instant.now().getEpochSecond());
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.initSign(KeyFactory.getInstance("RSA")
        .generatePrivate(new PKCS8EncodedKeySpec(keyBytes("PRIVATE_KEY_FILE"))));
    signature.update(stringToSign(method, url, canonical(body), nonce, timestamp).getBytes(UTF_8));
    return HttpRequest.newBuilder(URI.create(url))
        .header("X-Signature", "sha256 " + Base64.getEncoder().encodeToString(signature.sign()))
        .header("X-Nonce-Str", nonce)
        .header("X-Timestamp", timestamp);
}`,
};

/** Verifies a callback. */
export const VERIFYING: JavaPiece = {
  imports: [
    ...IMPORTS,
    "com.sun.net.httpserver.Headers",
    "java.security.SignatureException",
    "java.security.spec.X509EncodedKeySpec",
  ],
  code: `${stringToSign(STRICTLY_CANONICAL)}

/**
 * The body as it was signed; null where the callback isn't genuine.
 * Work with it alone: of two equal keys in a body parsers take different ones.
 */
static String verified(String method, String body, Headers headers) throws Exception {
    String header = headers.getFirst("X-Signature");
    if (header == null || !header.startsWith("sha256 ")) {
        return null;
    }
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.initVerify(KeyFactory.getInstance("RSA")
        .generatePublic(new X509EncodedKeySpec(keyBytes("SERVER_PUBLIC_KEY_FILE"))));
    String nonce = headers.getFirst("X-Nonce-Str");
    try {
        String json = canonical(body);
        signature.update(stringToSign(method, null, json, nonce, headers.getFirst("X-Timestamp")).getBytes(UTF_8));
        return signature.verify(Base64.getDecoder().decode(header.substring(7))) ? json : null;
    } catch (IllegalArgumentException | IllegalStateException | SignatureException | StackOverflowError e) {
        return null; // No JSON, no base64, not the length of a signature, or nested too deeply to be a callback.
    }
}`,
};

/** Prints imports as most formatters order them. */
export function printImports(...lists: readonly (readonly string[])[]): string {
  const names = [...new Set(lists.flat())].sort();
  const [fixed, classes] = [true, false].map((is) =>
    names.filter((name) => name.startsWith("static ") === is).map((name) => `import ${name};`),
  ) as [string[], string[]];
  return [...fixed, ...(fixed.length > 0 ? [""] : []), ...classes].join("\n");
}
