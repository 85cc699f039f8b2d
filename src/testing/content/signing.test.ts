// What the pages on signatures print is what the signing library makes of its vectors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { curlCommand } from "../../shared/signing/curlCommand";
import { readPublicKey } from "../../shared/signing/keys/publicKey";
import { buildString, signedHeaders, type SignedInput } from "../../shared/signing/signRequest";
import { isGenuine } from "../../shared/signing/isGenuine";
import { nodeRsa } from "../../node/signing/nodeRsa";
import { KEYS, VECTORS, vectorOf, type SignatureVector } from "../fixtures/signing/vectors";

const pageOf = (name: string): string =>
  readFileSync(join(__dirname, "../../../content/docs/quickstart", `${name}.mdx`), "utf8");
const PAGES = { "signature-algorithm": pageOf("signature-algorithm"), "verify-signature": pageOf("verify-signature") };

type Props = Readonly<Record<string, string>>;

/** The props and the fallback of a page's workbench. */
function workbenchOf(page: string): { props: Props; fallback: string } {
  const [, object, fallback] =
    /<Island name="signature-workbench" props=\{(\{[^]*?\n\})\}>([^]*?)<\/Island>/.exec(page) ?? [];
  if (object === undefined || fallback === undefined) throw new Error("the page has no workbench");
  return { props: runInNewContext(`(${object})`) as Props, fallback };
}

/** Fences with a title, by it. */
const fencesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^```\w+ title="([^"]+)".*\n([^]*?)\n```$/gm)].map(([, title = "", code = ""]) => [title, code]),
  );

const inputOf = (vector: SignatureVector): SignedInput => ({
  kind: vector.requestUrl === null ? "callback" : "request",
  method: vector.method,
  requestUrl: vector.requestUrl ?? "",
  body: vector.bodyAsGiven,
  nonceStr: vector.nonceStr,
  timestamp: vector.timestamp,
});

test.each(VECTORS.map((vector) => [vector.name, vector] as const))("the pages print vector %s", (_name, vector) => {
  const page = PAGES[vector.requestUrl === null ? "verify-signature" : "signature-algorithm"];
  const built = buildString(inputOf(vector));
  for (const text of [built.stringToSign, vector.signatureBase64, vector.bodyAsGiven, built.canonicalJson ?? ""]) {
    expect(page).toContain(text);
  }
  expect(page).toContain(KEYS[vector.signedWith].publicPem.trim());
});

test.each([
  ["signature-algorithm", "request-with-body", "build"],
  ["verify-signature", "callback", "verify"],
] as const)("the workbench of %s starts with a message that is genuine", async (name, vectorName, tab) => {
  const { props } = workbenchOf(PAGES[name]);
  const vector = vectorOf(vectorName);
  const { signature = "", publicKey = "", url = "", ...rest } = props;
  expect(rest).toEqual({
    tab,
    kind: vector.requestUrl === null ? "callback" : "request",
    method: "POST",
    body: vector.bodyAsGiven,
    nonce: vector.nonceStr,
    timestamp: vector.timestamp,
  });
  const headers = { signature: `sha256 ${signature}`, nonceStr: vector.nonceStr, timestamp: vector.timestamp };
  const received = { ...inputOf(vector), requestUrl: url, headers };
  expect(await isGenuine(received, readPublicKey(publicKey), nodeRsa)).toBe(true);
});

test("without JavaScript the page on signing shows an example with every step", () => {
  const fences = fencesIn(workbenchOf(PAGES["signature-algorithm"]).fallback);
  const vector = vectorOf("request-with-minimal-body");
  const input = inputOf(vector);
  const built = buildString(input);
  const headers = signedHeaders(input, vector.signatureBase64);
  expect(Object.fromEntries(fences)).toEqual({
    Body: vector.bodyAsGiven,
    "1. Canonical JSON": built.canonicalJson,
    "2. data (base64)": built.data,
    "3. String to sign": built.stringToSign,
    "4. Signature (base64)": vector.signatureBase64,
    "5. Headers": headers.map((header) => header.join(": ")).join("\n"),
    "6. cURL": curlCommand(input, headers),
  });
});

test("and the page on verifying the steps of its callback", () => {
  const fences = fencesIn(workbenchOf(PAGES["verify-signature"]).fallback);
  const vector = vectorOf("callback");
  const built = buildString(inputOf(vector));
  expect([...fences.values()]).toEqual([built.canonicalJson, built.data, built.stringToSign, vector.signatureBase64]);
});
