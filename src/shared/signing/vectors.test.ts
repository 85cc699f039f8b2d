import { execFileSync, spawnSync } from "node:child_process";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { nodeRsa } from "../../node/signing/nodeRsa";
import { KEYS, VECTORS, type SignatureVector } from "../../testing/fixtures/signing/vectors";
import { SIGNING as NODE_SAMPLE } from "../../node/api/samples/node/signing";
import { base64Of } from "./base64";
import { canonicalBody } from "./json/canonicalJson";
import { readPrivateKey } from "./keys/privateKey";
import { readPublicKey } from "./keys/publicKey";
import { pemOf } from "./keys/writePem";
import { buildString, faultsOf, signedHeaders, signString, type SignedInput } from "./signRequest";
import { stringToSign } from "./stringToSign";
import { utf8Of } from "./utf8";
import { isGenuine } from "./isGenuine";
import { examine } from "./verifyMessage";

const each = VECTORS.map((vector) => [vector.name, vector] as const);
const kindOf = ({ requestUrl }: SignatureVector): SignedInput["kind"] => (requestUrl === null ? "callback" : "request");

test("all vectors are here", () => {
  expect(VECTORS.map(({ name }) => name)).toEqual([
    "request-with-body",
    "request-without-body",
    "request-with-minimal-body",
    "callback",
  ]);
});

describe.each(each)("vector %s", (_name, vector) => {
  const { publicPem, privatePem } = KEYS[vector.signedWith];
  const received = {
    kind: kindOf(vector),
    method: vector.method,
    requestUrl: vector.requestUrl ?? "",
    body: vector.bodyAsGiven,
    headers: {
      signature: vector.headers["X-Signature"] ?? "",
      nonceStr: vector.headers["X-Nonce-Str"] ?? "",
      timestamp: vector.headers["X-Timestamp"] ?? "",
    },
  };

  test("canonical JSON, data and string to sign", () => {
    const json = canonicalBody(vector.bodyAsGiven, { strict: true })?.json ?? null;
    expect(json).toBe(vector.canonicalJson);
    const data = json === null ? null : base64Of(utf8Of(json));
    expect(data).toBe(vector.dataBase64);
    expect(stringToSign({ ...vector, data })).toBe(vector.stringToSign);
  });

  test("signature and headers, from the private key in both formats", async () => {
    const pkcs8 = createPrivateKey(privatePem).export({ type: "pkcs8", format: "pem" }).toString();
    for (const pem of [privatePem, pkcs8]) {
      const signature = await signString(vector.stringToSign, readPrivateKey(pem), nodeRsa);
      expect(signature).toBe(vector.signatureBase64);
      const headers = signedHeaders(vector, signature);
      expect(Object.fromEntries(headers)).toEqual({ "Content-Type": "application/json", ...vector.headers });
    }
  });

  test("verifies, and does no longer with another timestamp, nonce, body or key", async () => {
    const key = readPublicKey(publicPem);
    expect(await isGenuine(received, key, nodeRsa)).toBe(true);
    expect(await examine(received, key, nodeRsa)).toEqual({
      kind: "valid",
      stringToSign: vector.stringToSign,
      reasons: [],
    });
    const { headers } = received;
    for (const changed of [
      { ...received, headers: { ...headers, timestamp: String(Number(headers.timestamp) + 1) } },
      { ...received, headers: { ...headers, nonceStr: `${headers.nonceStr}x` } },
      { ...received, body: '{"orderId":"ORDER-2025-0002"}' },
      { ...received, method: "PUT" },
    ]) {
      expect(await isGenuine(changed, key, nodeRsa)).toBe(false);
      expect((await examine(changed, key, nodeRsa)).kind).not.toBe("valid");
    }
    const other = KEYS[vector.signedWith === "platform" ? "application" : "platform"].publicPem;
    expect(await isGenuine(received, readPublicKey(other), nodeRsa)).toBe(false);
  });
});

test.each(each)("vector %s is built in one go", (_name, vector) => {
  const input: SignedInput = {
    ...vector,
    kind: kindOf(vector),
    requestUrl: vector.requestUrl ?? "",
    body: vector.bodyAsGiven,
  };
  expect(faultsOf(input)).toEqual({});
  expect(buildString(input)).toEqual({
    canonicalJson: vector.canonicalJson,
    data: vector.dataBase64,
    stringToSign: vector.stringToSign,
  });
});

test("the key pairs belong together", () => {
  for (const { privatePem, publicPem } of Object.values(KEYS)) {
    const { publicKey } = readPrivateKey(privatePem);
    expect(publicKey).toEqual(readPublicKey(publicPem));
    expect(pemOf("PUBLIC KEY", publicKey.spki)).toBe(publicPem);
  }
});

test("the sample for Node.js builds the same strings", () => {
  const shown = NODE_SAMPLE.replace(/^import .*\n/gm, "");
  type Build = (method: string, url: string, body: string, nonce: string, timestamp: string) => string;
  const whole = "(method, url, body, ...rest) => stringToSign(method, url, canonical(body), ...rest)";
  const build = runInNewContext(`${shown}\n${whole};`, { Buffer }) as Build;
  for (const { method, requestUrl, bodyAsGiven, nonceStr, timestamp, stringToSign: expected } of VECTORS) {
    expect(build(method, requestUrl ?? "", bodyAsGiven, nonceStr, timestamp)).toBe(expected);
  }
});

// A machine without OpenSSL compares nothing with it.
const hasOpenSsl = spawnSync("openssl", ["version"]).status === 0;

if (hasOpenSsl)
  describe("OpenSSL", () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "signing-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const file = (name: string, content: string | Uint8Array): string => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    const signedByOpenSsl = (text: string, privatePem: string): string =>
      execFileSync("openssl", ["dgst", "-sha256", "-sign", file("key.pem", privatePem), file("text", text)]).toString(
        "base64",
      );

    test.each(each)("signs vector %s alike", (_name, { signedWith, stringToSign: text, signatureBase64 }) => {
      expect(signedByOpenSsl(text, KEYS[signedWith].privatePem)).toBe(signatureBase64);
    });

    test("signs alike what no vector has: every method, odd texts, keys of other sizes", async () => {
      const bodies = [
        "",
        "{}",
        '{"b":[{"d":1,"c":"\\u00e9\\ud83d\\ude00"}],"a":"<&>\'/\\n\\"\\\\"}',
        '{"é":1,"z":{"y":[],"x":{}}}',
      ];
      for (const modulusLength of [1024, 2048, 3072]) {
        const privatePem = generateKeyPairSync("rsa", { modulusLength })
          .privateKey.export({ type: "pkcs8", format: "pem" })
          .toString();
        const key = readPrivateKey(privatePem);
        for (const [index, method] of ["GET", "POST", "PUT", "PATCH", "DELETE"].entries()) {
          const input: SignedInput = {
            kind: "request",
            method,
            requestUrl: `https://sb-open.example.com/v3/x?i=${index}&method=a%20b`,
            body: method === "GET" ? "" : (bodies[index % bodies.length] ?? ""),
            nonceStr: `nonce${index}`,
            timestamp: `173693341${index}`,
          };
          const { stringToSign: text } = buildString(input);
          const signature = await signString(text, key, nodeRsa);
          expect(signature).toBe(signedByOpenSsl(text, privatePem));
          const check = spawnSync("openssl", [
            ...["dgst", "-sha256", "-verify", file("public.pem", pemOf("PUBLIC KEY", key.publicKey.spki))],
            ...["-signature", file("signature", Buffer.from(signature, "base64")), file("text", text)],
          ]);
          expect(check.stdout.toString()).toBe("Verified OK\n");
        }
      }
    });
  });
