import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";

import { nodeRsa } from "../../../node/signing/nodeRsa";
import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { base64Of } from "../../../shared/signing/base64";
import { canonicalBody } from "../../../shared/signing/json/canonicalJson";
import { readPrivateKey } from "../../../shared/signing/keys/privateKey";
import { SigningFault } from "../../../shared/signing/SigningFault";
import { buildString, signedHeaders, signString } from "../../../shared/signing/signRequest";
import type { SignedInput } from "../../../shared/signing/signRequest";
import { stringToSign } from "../../../shared/signing/stringToSign";
import { utf8Of } from "../../../shared/signing/utf8";
import type { KeyPair } from "../keys";
import { loadMockContent } from "../loadMockContent";
import type { MockContent } from "../loadMockContent";
import { startMock } from "../startMock";
import type { MockOptions } from "../startMock";

const ROOT = path.resolve(__dirname, "../../../..");

export interface TestRequest {
  readonly method?: string;
  /** Path and query. */
  readonly target: string;
  /** A list sends the header as often. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string | Buffer;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a signed request of a test has in place of what is right. */
export interface Deviation {
  readonly body?: string;
  readonly headers?: TestRequest["headers"];
  readonly nonce?: string;
  readonly timestamp?: string;
  /** Text that is signed instead of the right one. */
  readonly signed?: (right: string) => string;
  readonly token?: string;
}

/** The content that ships, read once. */
let shipped: Promise<MockContent> | null = null;

export async function shippedContent(): Promise<MockContent> {
  shipped ??= loadMockContent(ROOT, path.join(ROOT, "content")).then(({ content, issues }) => {
    if (content === null) throw new Error(`the content can't be read: ${JSON.stringify(issues)}`);
    return content;
  });
  return shipped;
}

const running = new Set<() => Promise<void>>();

/** Ends all mocks of a test file, those of failed tests too: an open server would keep the run from ending. */
export async function closeTestMocks(): Promise<void> {
  await Promise.all([...running].map((close) => close()));
  running.clear();
}

/** A mock in this process, of the content that ships, whose clock stands still until it is moved. */
export async function startTestMock(
  keys: { readonly application: Keys; readonly platform: Keys },
  options: Partial<MockOptions> = {},
) {
  const { checks, samples, origins } = await shippedContent();
  const clock = { now: Date.UTC(2025, 0, 15, 9, 30, 12) };
  const log: string[] = [];
  const credentials = { clientId: "1700000000000000006", clientSecret: "s3cret/+=$'\"" };
  const server = await startMock({
    ...{ checks, samples, origins, credentials, port: 0, receiver: null },
    application: { publicPem: keys.application.publicPem },
    platform: { pkcs8: keys.platform.privatePem },
    now: () => clock.now,
    log: (line) => log.push(line),
    ...options,
  });
  running.add(server.close);
  const key = readPrivateKey(keys.application.privatePem);
  const basic = `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString("base64")}`;

  const send = (sent: TestRequest): Promise<TestAnswer> => sendTo(server.port, sent);

  const oauth = (body: JsonValue | string, headers: TestRequest["headers"] = {}, target = "/v1/token") =>
    send({
      ...{ method: "POST", target, body: typeof body === "string" ? body : JSON.stringify(body) },
      headers: { Authorization: basic, "Content-Type": "application/json", ...headers },
    });

  let known: Promise<string> | null = null;
  const token = (): Promise<string> =>
    (known ??= oauth({ grantType: "client_credentials" }).then(
      ({ body }) => (JSON.parse(body) as { accessToken: string }).accessToken,
    ));

  /** Sends a signed call, right in all that `deviation` doesn't name. */
  const signed = async (method: string, target: string, deviation: Deviation = {}): Promise<TestAnswer> => {
    const { body = "", nonce = randomUUID().replaceAll("-", ""), headers = {}, signed: change } = deviation;
    const timestamp = deviation.timestamp ?? String(Math.floor(clock.now / 1000));
    const requestUrl = `${server.origin}${target}`;
    const isForm = String(headers["Content-Type"] ?? "").startsWith("multipart/");
    const input = {
      kind: "request",
      method,
      requestUrl,
      body: isForm ? "" : body,
      nonceStr: nonce,
      timestamp,
    } as const;
    const right = change === undefined ? buildString(input).stringToSign : looseString(input);
    const signature = await signString(change?.(right) ?? right, key, nodeRsa);
    return send({
      ...{ method, target },
      ...(body === "" ? {} : { body }),
      headers: {
        Authorization: `Bearer ${deviation.token ?? (await token())}`,
        ...Object.fromEntries(signedHeaders({ nonceStr: nonce, timestamp }, signature)),
        ...headers,
      },
    });
  };

  return { ...server, clock, log, credentials, basic, send, oauth, token, signed };
}

export type TestMock = Awaited<ReturnType<typeof startTestMock>>;

interface Keys extends Pick<KeyPair, "publicPem"> {
  readonly privatePem: string;
}

/** The string to sign of what the library itself would refuse to sign; of what is no JSON an empty one. */
function looseString({ body, ...parts }: SignedInput): string {
  try {
    const json = canonicalBody(body, { strict: false })?.json ?? null;
    return stringToSign({ ...parts, data: json === null ? null : base64Of(utf8Of(json)) });
  } catch (error) {
    if (error instanceof SigningFault) return "";
    throw error;
  }
}

function sendTo(port: number, { method = "GET", target, headers = {}, body }: TestRequest): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : [...value]] as const],
    );
    // Without it Node.js sends the body of a DELETE as if it were the next request.
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        method,
        path: target,
        headers: { ...length, ...Object.fromEntries(given) },
        agent: false,
      },
      (response) => {
        text(response).then(
          (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }),
          reject,
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Code and message of an error answer. */
export function errorOf({ body }: TestAnswer): { code: string; message: string; debug?: string } {
  const { error } = JSON.parse(body) as { error?: { code: string; message: string; debug?: string } };
  if (error === undefined) throw new Error(`no error: ${body}`);
  return error;
}
