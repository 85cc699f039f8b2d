/** A piece of C#: what it uses beyond the implicit namespaces of a console program, and its code. */
export interface CSharpPiece {
  readonly usings: readonly string[];
  readonly code: string;
}

const STRING_TO_SIGN = `// Sorts the keys at every depth.
static string Sorted(JsonNode? node) => node switch
{
    JsonObject members => "{" + string.Join(",", members.OrderBy(member => member.Key, StringComparer.Ordinal)
        .Select(member => Quote(member.Key) + ":" + Sorted(member.Value))) + "}",
    JsonArray items => "[" + string.Join(",", items.Select(Sorted)) + "]",
    JsonValue value when value.TryGetValue(out string? text) => Quote(text),
    _ => node?.ToJsonString() ?? "null",
};

// The encoders of System.Text.Json escape too much or too little.
static string Quote(string text) => "\\"" + string.Concat(text.Select(sign => sign switch
{
    '"' => "\\\\\\"",
    '\\\\' => "\\\\\\\\",
    '\\n' => "\\\\n",
    '\\r' => "\\\\r",
    '\\t' => "\\\\t",
    < ' ' or '<' or '>' or '&' => $"\\\\u{(int)sign:x4}",
    _ => sign.ToString(),
})) + "\\"";

// A body as it is signed.
static string Canonical(string body) => body == "" ? "{}" : Sorted(JsonNode.Parse(body) ?? new JsonObject());

// The text that a signature covers. A callback's has no URL.
static byte[] ToSign(string method, string? url, string json, string? nonce, string? timestamp)
{
    string?[] parts =
    [
        json == "{}" ? null : "data=" + Convert.ToBase64String(Encoding.UTF8.GetBytes(json)),
        "method=" + method.ToLowerInvariant(),
        "nonceStr=" + nonce,
        url == null ? null : "requestUrl=" + url,
        "signType=sha256",
        "timestamp=" + timestamp,
    ];
    return Encoding.UTF8.GetBytes(string.Join("&", parts.Where(part => part != null)));
}

static RSA ReadKey(string variable)
{
    var key = RSA.Create();
    key.ImportFromPem(File.ReadAllText(Environment.GetEnvironmentVariable(variable)!));
    return key;
}`;

const USINGS = ["System.Security.Cryptography", "System.Text", "System.Text.Json.Nodes"];

/** Signs a request. */
export const SIGNING: CSharpPiece = {
  usings: USINGS,
  code: `${STRING_TO_SIGN}

static void Sign(HttpRequestMessage request, string body)
{
    var nonce = Guid.NewGuid().ToString("N");
    var timestamp = DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString();
    var text = ToSign(request.Method.Method, request.RequestUri!.AbsoluteUri, Canonical(body), nonce, timestamp);
    using var key = ReadKey("PRIVATE_KEY_FILE");
    var signature = key.SignData(text, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
    request.Headers.Add("X-Signature", "sha256 " + Convert.ToBase64String(signature));
    request.Headers.Add("X-Nonce-Str", nonce);
    request.Headers.Add("X-Timestamp", timestamp);
}`,
};

/** Verifies a callback. */
export const VERIFYING: CSharpPiece = {
  usings: [...USINGS, "System.Collections.Specialized", "System.Text.Json"],
  code: `${STRING_TO_SIGN}

// The body as it was signed; null where the callback isn't genuine.
// Work with it alone: of two equal keys in a body parsers take different ones.
static string? Verified(string method, string body, NameValueCollection headers)
{
    var header = headers["X-Signature"] ?? "";
    if (!header.StartsWith("sha256 ", StringComparison.Ordinal)) return null;
    try
    {
        var json = Canonical(body);
        var text = ToSign(method, null, json, headers["X-Nonce-Str"], headers["X-Timestamp"]);
        var signature = Convert.FromBase64String(header["sha256 ".Length..]);
        using var key = ReadKey("SERVER_PUBLIC_KEY_FILE");
        return key.VerifyData(text, signature, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1) ? json : null;
    }
    catch (Exception e) when (e is JsonException or FormatException or ArgumentException or InvalidOperationException)
    {
        return null; // No JSON or base64, a key that stands twice, or half a surrogate pair.
    }
}`,
};

/** Prints the usings. */
export function printUsings(...lists: readonly (readonly string[])[]): string {
  return [...new Set(lists.flat())]
    .sort()
    .map((name) => `using ${name};`)
    .join("\n");
}
