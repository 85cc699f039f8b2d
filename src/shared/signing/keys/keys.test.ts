import { generateKeyPairSync, createPrivateKey, type KeyObject } from "node:crypto";

import { faultOf } from "../../../testing/signing/told";
import { KEYS } from "../../../testing/fixtures/signing/vectors";
import { derInteger, derOf, DerReader, TAG } from "./der";
import { readPrivateKey } from "./privateKey";
import { publicKeyOf, readPublicKey } from "./publicKey";
import { readPem } from "./readPem";
import { pemOf } from "./writePem";

const { privatePem, publicPem } = KEYS.application;
const rsa = createPrivateKey(privatePem);
const pem = (key: KeyObject, type: "pkcs1" | "pkcs8" | "sec1" | "spki") =>
  key.export({ type, format: "pem" }).toString();

test("private keys: PKCS#1 and PKCS#8, with CR LF, blanks at line ends, and text around", () => {
  const pkcs8 = pem(rsa, "pkcs8");
  const der = Uint8Array.from(rsa.export({ type: "pkcs8", format: "der" }));
  for (const [text, format] of [
    [privatePem, "PKCS#1"],
    [pkcs8, "PKCS#8"],
    [pkcs8.replaceAll("\n", "\r\n"), "PKCS#8"],
    [`Bag Attributes: <none>\n  ${privatePem.replaceAll("\n", " \n ")}\n\n`, "PKCS#1"],
  ] as const) {
    const key = readPrivateKey(text);
    expect(key).toMatchObject({ format, publicKey: { bits: 2048, exponent: 65537n } });
    expect(key.pkcs8).toEqual(der);
  }
});

test("public keys: SubjectPublicKeyInfo and PKCS#1", () => {
  const key = readPublicKey(publicPem);
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  expect(pemOf("PUBLIC KEY", key.spki)).toBe(publicPem);
  expect(readPublicKey(pem(publicKey, "pkcs1"))).toEqual(readPublicKey(pem(publicKey, "spki")));
  expect(readPublicKey(pem(publicKey, "pkcs1")).bits).toBe(1024);
});

const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ed = generateKeyPairSync("ed25519");
const pss = generateKeyPairSync("rsa-pss", { modulusLength: 1024 });
const passphrase = { cipher: "aes-256-cbc", passphrase: "secret" } as const;
const inside = (text: string, change: (base64: string) => string) =>
  text.replace(/(KEY-----\n)([^-]*)/, (_whole, start: string, base64: string) => start + change(base64));

test.each([
  ["nothing", " \n", "pem-missing", /missing/],
  ["no PEM", "hello", "pem-broken", /Paste the whole file/],
  ["bare base64", privatePem.split("\n").slice(1, -2).join(""), "pem-broken", /Paste the whole file/],
  ["no end", privatePem.slice(0, -20), "pem-broken", /a part of the file is missing/],
  ["another end", privatePem.replace("END RSA PRIVATE", "END PRIVATE"), "pem-broken", /begins as/],
  ["nothing inside", inside(privatePem, () => ""), "pem-broken", /nothing between/],
  ["not base64 inside", inside(privatePem, (base64) => `*${base64}`), "pem-broken", /`\*` is no character/],
  ["a missing character", inside(privatePem, (base64) => base64.slice(1)), "pem-broken", /Between BEGIN and END/],
  ["line breaks as two characters", privatePem.replaceAll("\n", "\\n"), "pem-broken", /two characters/],
  ["two keys", privatePem + privatePem, "pem-broken", /several keys/],
  ["far too long", "x".repeat(40_000), "pem-broken", /too long/],
  ["an unknown label", "-----BEGIN X-----\nYQ==\n-----END X-----", "pem-broken", /`BEGIN X` is no key/],
  ["a certificate", "-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----", "key-kind", /holds no private key/],
  ["an SSH key", "ssh-rsa AAAA me@example.com", "key-kind", /SSH/],
  [
    "an OpenSSH key",
    "-----BEGIN OPENSSH PRIVATE KEY-----\nYQ==\n-----END OPENSSH PRIVATE KEY-----",
    "key-kind",
    /OPENSSH/,
  ],
  ["an EC key, SEC 1", pem(ec.privateKey, "sec1"), "key-kind", /kind EC\. .* RSA/],
  ["an EC key, PKCS#8", pem(ec.privateKey, "pkcs8"), "key-kind", /kind EC\./],
  [
    "an EC key behind its parameters, as openssl ecparam -genkey writes it",
    `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${pem(ec.privateKey, "sec1")}`,
    "key-kind",
    /kind EC\./,
  ],
  [
    "not base64: a no-break space",
    inside(privatePem, (base64) => `\u00a0${base64}`),
    "pem-broken",
    /character U\+00A0/,
  ],
  [
    "PKCS#8 under the label of PKCS#1",
    pem(rsa, "pkcs8").replaceAll("PRIVATE", "RSA PRIVATE"),
    "pem-broken",
    /another format/,
  ],
  ["PKCS#1 under the label of PKCS#8", privatePem.replaceAll("RSA ", ""), "pem-broken", /another format/],
  ["an Ed25519 key", pem(ed.privateKey, "pkcs8"), "key-kind", /kind Ed25519\./],
  ["an RSA-PSS key", pem(pss.privateKey, "pkcs8"), "key-kind", /RSA-PSS/],
  [
    "an encrypted key, PKCS#8",
    rsa.export({ type: "pkcs8", format: "pem", ...passphrase }).toString(),
    "key-encrypted",
    /openssl rsa/,
  ],
  [
    "an encrypted key, PKCS#1",
    rsa.export({ type: "pkcs1", format: "pem", ...passphrase }).toString(),
    "key-encrypted",
    /passphrase/,
  ],
  ["a public key", publicPem, "key-half", /private key/],
  [
    "a damaged number",
    inside(privatePem, (base64) =>
      base64
        .replace("jjPPbAtNVS", "jjPPbAtNVT")
        .replace("ClepSiKj", "ClepSiKk")
        .replace("4YC3", "4YC4")
        .replace("gYEA7YC3", "gYEA7YC4")
        .replace("7YC3MhSt3EE", "7YC3MhSt3EF"),
    ),
    "key-broken",
    /don't fit together/,
  ],
  ["another structure", inside(privatePem, (base64) => base64.replace("MIIE", "MIIF")), "key-broken", /damaged/],
  [
    "bytes behind the key",
    inside(privatePem, (base64) => base64.replace(/\s+$/, "\n").replace("YA==", "YAAA")),
    "key-broken",
    /damaged/,
  ],
] as const)("a private key that is %s", (_name, text, code, message) => {
  const fault = faultOf(() => readPrivateKey(text));
  expect(fault.code).toBe(code);
  expect(fault.message).toMatch(message);
});

test.each([
  ["a private key", privatePem, "key-half"],
  ["an EC key", pem(ec.publicKey, "spki"), "key-kind"],
  ["a certificate", "-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----", "key-kind"],
  ["SubjectPublicKeyInfo under the label of PKCS#1", publicPem.replaceAll("PUBLIC", "RSA PUBLIC"), "pem-broken"],
  ["a damaged key", inside(publicPem, (base64) => base64.replace("MIIBIj", "MIIBIk")), "key-broken"],
])("a public key that is %s", (_name, text, code) => {
  expect(faultOf(() => readPublicKey(text)).code).toBe(code);
});

test.each([
  ["even", 2n ** 2047n, 65537n],
  ["short", 2n ** 511n + 1n, 65537n],
  ["exponent 1", 2n ** 2047n + 1n, 1n],
])("numbers that make no key: %s", (_name, modulus, exponent) => {
  expect(faultOf(() => publicKeyOf(modulus, exponent)).code).toBe("key-broken");
});

test("DER: written as it is read, and refused where it isn't minimal", () => {
  for (const value of [0n, 1n, 127n, 128n, 255n, 256n, 65537n, 2n ** 2047n, 2n ** 2048n - 1n]) {
    expect(new DerReader(derInteger(value)).integer()).toBe(value);
  }
  for (const size of [0, 127, 128, 255, 256, 65535]) {
    const content = new Uint8Array(size).fill(7);
    expect(new DerReader(derOf(TAG.octetString, content)).read(TAG.octetString)).toEqual(content);
  }
  for (const bytes of [
    [0x02, 0x02, 0x00, 0x01],
    [0x02, 0x01, 0x80],
    [0x02, 0x00],
    [0x02, 0x81, 0x01, 0x01],
    [0x02, 0x80],
    [0x02, 0x84, 0, 0, 0, 1, 1],
    [0x02, 0x05, 0x01],
    [0x04, 0x01, 0x01],
    [],
  ]) {
    expect(faultOf(() => new DerReader(Uint8Array.from(bytes)).integer()).code).toBe("key-broken");
  }
});

test("PEM is read as it is written", () => {
  const der = Uint8Array.from({ length: 100 }, (_, index) => index);
  expect(readPem(pemOf("PRIVATE KEY", der), "key-kind/certificate-private")).toEqual({ label: "PRIVATE KEY", der });
});
