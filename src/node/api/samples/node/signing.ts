const STRING_TO_SIGN = `// Sorts the keys at every depth.
function sorted(value) {
  if (Array.isArray(value)) return \`[\${value.map(sorted)}]\`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return \`{\${keys.map((key) => \`\${JSON.stringify(key)}:\${sorted(value[key])}\`)}}\`;
}

// A body as it is signed.
function canonical(body) {
  const json = sorted(JSON.parse(body || "{}") ?? {});
  return json.replace(/[<>&]/g, (sign) => \`\\\\u00\${sign.charCodeAt(0).toString(16)}\`);
}

// The text that a signature covers. A callback's has no URL.
function stringToSign(method, url, json, nonce, timestamp) {
  const parts = [
    json !== "{}" && \`data=\${Buffer.from(json).toString("base64")}\`,
    \`method=\${method.toLowerCase()}\`,
    \`nonceStr=\${nonce}\`,
    url && \`requestUrl=\${url}\`,
    "signType=sha256",
    \`timestamp=\${timestamp}\`,
  ];
  return parts.filter(Boolean).join("&");
}`;

/** Signs a request. */
export const SIGNING = `import { createSign, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

${STRING_TO_SIGN}

function signedHeaders(method, url, body) {
  const nonce = randomBytes(16).toString("hex");
  const timestamp = String(Math.floor(Date.now() / 1000));
  const text = stringToSign(method, url, canonical(body), nonce, timestamp);
  const key = readFileSync(process.env.PRIVATE_KEY_FILE);
  return {
    "X-Signature": \`sha256 \${createSign("RSA-SHA256").update(text).sign(key, "base64")}\`,
    "X-Nonce-Str": nonce,
    "X-Timestamp": timestamp,
  };
}
`;

/** Verifies a callback. */
export const VERIFYING = `import { createVerify } from "node:crypto";
import { readFileSync } from "node:fs";

const publicKey = readFileSync(process.env.SERVER_PUBLIC_KEY_FILE);

${STRING_TO_SIGN}

// The body as it was signed; null where the callback isn't genuine.
// Work with it alone: of two equal keys in a body parsers take different ones.
function verified(method, body, headers) {
  const [type, signature] = (headers["x-signature"] ?? "").split(" ");
  if (type !== "sha256" || !signature) return null;
  try {
    const json = canonical(body);
    const text = stringToSign(method, "", json, headers["x-nonce-str"], headers["x-timestamp"]);
    return createVerify("RSA-SHA256").update(text).verify(publicKey, signature, "base64") ? json : null;
  } catch {
    return null; // The body isn't JSON.
  }
}
`;
