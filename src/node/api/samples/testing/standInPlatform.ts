import { generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { base64Of } from "../../../../shared/signing/base64";
import { canonicalBody } from "../../../../shared/signing/json/canonicalJson";
import { stringToSign } from "../../../../shared/signing/stringToSign";
import { utf8Of } from "../../../../shared/signing/utf8";

/** A request as the stand-in saw it; `faults` says what was wrong with it. */
export interface SeenRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly faults: readonly string[];
}

/** Credentials that the stand-in accepts, and the answer that it gives to every call but the token's. */
export interface StandInPlatform {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** PEM in both forms: PKCS#1 as it comes from the portal, PKCS#8 for Java. */
  readonly privateKey: { readonly pkcs1: string; readonly pkcs8: string };
  readonly publicKey: string;
  readonly seen: SeenRequest[];
  answer: { status: number; body: string };
  readonly close: () => Promise<void>;
}

const TOKEN = "EXAMPLE.access-token";

/** A platform on 127.0.0.1 that issues a token and checks signatures on its own, with keys made for this run. */
export async function startStandIn(): Promise<StandInPlatform> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const nonces = new Set<string>();
  const platform = {
    origin: "",
    clientId: "1700000000000000001",
    clientSecret: "s3cret/+=$'\"",
    privateKey: {
      pkcs1: privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
      pkcs8: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    seen: [] as SeenRequest[],
    answer: { status: 200, body: '{"item":{},"code":"SUCCESS"}' },
    close: () => close(server),
  };
  const basic = `Basic ${Buffer.from(`${platform.clientId}:${platform.clientSecret}`).toString("base64")}`;

  async function receive(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const body = (await buffer(request)).toString();
    const { method = "", url = "", headers } = request;
    const isToken = headers.authorization === basic;
    const faults = isToken ? faultsOfBasic(headers) : faultsOfSigned(request, body, platform.origin, publicKey, nonces);
    // The token that a signed program asks for first is part of every run: only what follows it is of interest.
    const grant = isToken && url === "/v1/token" ? (JSON.parse(body) as { grantType?: string }).grantType : undefined;
    platform.seen.push({ method, target: url, headers, body, faults });
    if (faults.length > 0) return { status: 401, body: JSON.stringify({ error: { code: faults.join("; ") } }) };
    if (grant === "client_credentials")
      return { status: 200, body: JSON.stringify({ accessToken: TOKEN, expiresIn: 60 }) };
    return platform.answer;
  }

  const server = createServer((request, response) => {
    receive(request).then(
      ({ status, body }) => response.writeHead(status, { "content-type": "application/json" }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  platform.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return platform;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

function faultsOfBasic(headers: IncomingMessage["headers"]): string[] {
  return ["x-signature", "x-nonce-str", "x-timestamp"].filter((name) => name in headers).map((name) => `has ${name}`);
}

function faultsOfSigned(
  { method = "", url = "", headers }: IncomingMessage,
  body: string,
  origin: string,
  publicKey: KeyObject,
  nonces: Set<string>,
): string[] {
  const faults: string[] = [];
  const [nonce, timestamp, signature] = ["x-nonce-str", "x-timestamp", "x-signature"].map((name) =>
    String(headers[name] ?? ""),
  ) as [string, string, string];
  if (headers.authorization !== `Bearer ${TOKEN}`) faults.push("wrong token");
  if (!/^[A-Za-z0-9]{16,64}$/.test(nonce) || nonces.has(nonce)) faults.push(`nonce ${nonce}`);
  nonces.add(nonce);
  if (!/^\d{10}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > 120) faults.push("timestamp");
  const isForm = headers["content-type"]?.startsWith("multipart/form-data") === true;
  if (!isForm && headers["content-type"] !== "application/json")
    faults.push(`type ${headers["content-type"] ?? "none"}`);
  const text = textToSign(method, `${origin}${url}`, isForm ? "" : body, nonce, timestamp);
  const [kind, base64 = ""] = signature.split(" ");
  if (kind !== "sha256" || !verify("sha256", Buffer.from(text), publicKey, Buffer.from(base64, "base64"))) {
    faults.push(`signature does not cover ${text}`);
  }
  return faults;
}

/** By the signing library, which stands apart from the samples' code: one doesn't vouch for the other. */
function textToSign(
  method: string,
  requestUrl: string | null,
  body: string,
  nonceStr: string,
  timestamp: string,
): string {
  const json = canonicalBody(body, { strict: false })?.json;
  const data = json === undefined ? null : base64Of(utf8Of(json));
  return stringToSign({ data, method, nonceStr, requestUrl, timestamp });
}

/** The headers of a callback as the platform signs it. */
export function callbackHeaders(body: string, privateKey: string): Record<string, string> {
  const [nonce, timestamp] = ["ZyXwVuTsRqPoNmLkJiHgFeDcBaZyXwVu", String(Math.floor(Date.now() / 1000))];
  const text = textToSign("POST", null, body, nonce, timestamp);
  return {
    "Content-Type": "application/json",
    "X-Signature": `sha256 ${sign("sha256", Buffer.from(text), privateKey).toString("base64")}`,
    "X-Nonce-Str": nonce,
    "X-Timestamp": timestamp,
  };
}
