const STRING_TO_SIGN = `def canonical(body):
    """A body as it is signed."""
    data = json.loads(body or "{}")
    data = {} if data is None else data
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    for sign in "<>&":
        text = text.replace(sign, "\\\\u%04x" % ord(sign))
    return text


def string_to_sign(method, url, text, nonce, timestamp):
    """The text that a signature covers. A callback's has no URL."""
    parts = []
    if text != "{}":
        parts.append("data=" + base64.b64encode(text.encode()).decode())
    parts += ["method=" + method.lower(), "nonceStr=" + nonce]
    if url:
        parts.append("requestUrl=" + url)
    return "&".join(parts + ["signType=sha256", "timestamp=" + timestamp])`;

/** A piece of Python: what it imports, in two groups, and its code. */
export interface PythonPiece {
  readonly modules: readonly string[];
  readonly packages: readonly string[];
  readonly code: string;
}

const CRYPTOGRAPHY = [
  "from cryptography.hazmat.primitives import hashes, serialization",
  "from cryptography.hazmat.primitives.asymmetric import padding",
];

/** Signs a request. */
export const SIGNING: PythonPiece = {
  modules: ["import base64", "import json", "import os", "import secrets", "import time"],
  packages: CRYPTOGRAPHY,
  code: `${STRING_TO_SIGN}


def signed_headers(method, url, body=None):
    nonce, timestamp = secrets.token_hex(16), str(int(time.time()))
    text = string_to_sign(method, url, canonical(body), nonce, timestamp)
    with open(os.environ["PRIVATE_KEY_FILE"], "rb") as file:
        key = serialization.load_pem_private_key(file.read(), password=None)
    signature = key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
    return {
        "X-Signature": "sha256 " + base64.b64encode(signature).decode(),
        "X-Nonce-Str": nonce,
        "X-Timestamp": timestamp,
    }`,
};

/** Verifies a callback. */
export const VERIFYING: PythonPiece = {
  modules: ["import base64", "import json", "import os"],
  packages: ["from cryptography.exceptions import InvalidSignature", ...CRYPTOGRAPHY],
  code: `with open(os.environ["SERVER_PUBLIC_KEY_FILE"], "rb") as file:
    PUBLIC_KEY = serialization.load_pem_public_key(file.read())


${STRING_TO_SIGN}


def verified(method, body, headers):
    """The body as it was signed; None where the callback isn't genuine.

    Work with it alone: of two equal keys in a body parsers take different ones.
    """
    kind, _, signature = headers.get("X-Signature", "").partition(" ")
    nonce, timestamp = headers.get("X-Nonce-Str", ""), headers.get("X-Timestamp", "")
    try:
        event = canonical(body)
        text = string_to_sign(method, None, event, nonce, timestamp)
        signature = base64.b64decode(signature, validate=True)
        PUBLIC_KEY.verify(signature, text.encode(), padding.PKCS1v15(), hashes.SHA256())
    except (InvalidSignature, ValueError, RecursionError):
        return None  # Forged, no JSON, or nested too deeply to be a callback.
    return event if kind == "sha256" else None`,
};

/** Prints imports as PEP 8 orders them. */
export function printImports(...pieces: readonly Omit<PythonPiece, "code">[]): string {
  const modules = [...new Set(pieces.flatMap((piece) => piece.modules))].sort(byModule);
  const packages = [...new Set(pieces.flatMap((piece) => piece.packages))].sort(byModule);
  return [modules, packages]
    .filter((group) => group.length > 0)
    .map((group) => group.join("\n"))
    .join("\n\n");
}

function byModule(left: string, right: string): number {
  const [a, b] = [left, right].map((line) => `${line.startsWith("from") ? 1 : 0}${line}`) as [string, string];
  return a < b ? -1 : 1;
}
