import { generateKeyPairSync, webcrypto } from "node:crypto";

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";

import { SigningSentences } from "../../blocks/SigningSentences";
import { KEYS, vectorOf, type SignatureVector } from "../../testing/fixtures/signing/vectors";
import { SignatureWorkbench } from "./SignatureWorkbench";

const WITH_BODY = vectorOf("request-with-body");
const CALLBACK = vectorOf("callback");

const propsOf = (vector: SignatureVector) => ({
  kind: vector.requestUrl === null ? "callback" : "request",
  method: vector.method,
  url: vector.requestUrl ?? "http://localhost:8080/notify",
  body: vector.bodyAsGiven,
  nonce: vector.nonceStr,
  timestamp: vector.timestamp,
  signature: vector.signatureBase64,
  publicKey: KEYS[vector.signedWith].publicPem,
});

beforeEach(() => {
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: webcrypto });
});

/** The sentences that every page with the workbench has; outside of the body, where tests look for what it shows. */
beforeEach(() => {
  render(<SigningSentences />, { container: document.documentElement.appendChild(document.createElement("div")) });
});

function show(vector: SignatureVector, tab = "build") {
  render(<SignatureWorkbench {...propsOf(vector)} tab={tab} />);
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
/** Sets a field's value at once, and leaves it: typing thousands of characters one by one takes its time. */
const fill = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.focusOut(field(name));
};
const codeOf = (title: string): string | undefined => {
  const block = screen
    .getAllByRole("figure")
    .find((one) => within(one).queryByText(title, { selector: ".code-title" }));
  return block?.querySelector("code")?.textContent;
};
/** What is announced stands in the page twice. */
const SEEN = { selector: ":not([role=status])" };
const status = () => screen.getByRole("status");

describe("Build", () => {
  test("shows every step of the example before there is a key", () => {
    show(WITH_BODY);
    expect(codeOf("1. Canonical JSON")).toBe(WITH_BODY.canonicalJson);
    expect(codeOf("2. data (base64)")).toBe(WITH_BODY.dataBase64);
    expect(codeOf("3. String to sign")).toBe(WITH_BODY.stringToSign);
    expect(screen.getByText(/Paste a private key, drop its file/, SEEN)).toBeInTheDocument();
    expect(codeOf("5. Headers")).toBeUndefined();
  });

  test("signs with a pasted key; headers and the command follow", async () => {
    show(WITH_BODY);
    fill("Private key", KEYS.application.privatePem);
    await waitFor(() => expect(codeOf("4. Signature (base64)")).toBe(WITH_BODY.signatureBase64));
    expect(field("Private key")).toHaveAccessibleDescription("RSA, 2048 bits, PKCS#1.");
    expect(codeOf("5. Headers")).toBe(
      ["Content-Type: application/json"]
        .concat(Object.entries(WITH_BODY.headers).map(([name, value]) => `${name}: ${value}`))
        .join("\n"),
    );
    const curl = codeOf("6. cURL") ?? "";
    expect(curl).toContain(`curl --request POST '${WITH_BODY.requestUrl ?? ""}'`);
    expect(curl).toContain(`--header 'X-Signature: sha256 ${WITH_BODY.signatureBase64}'`);
    expect(curl).toContain(`--data-raw '${WITH_BODY.bodyAsGiven}'`);
    expect(codeOf("Public key of this private key")).toBe(KEYS.application.publicPem);
    expect(status()).toHaveTextContent("Signed.");
  });

  test("a long text shows its ends, is whole to be copied, and says so", () => {
    show(WITH_BODY);
    fill("Body", JSON.stringify({ a: "x".repeat(20_000) }));
    expect(codeOf("1. Canonical JSON")).toBe(JSON.stringify({ a: "x".repeat(20_000) }));
    const hidden = [...document.querySelectorAll("code > [hidden]")].map(({ textContent }) => textContent.length);
    expect(hidden[0]).toBe(20_008 - 8_000);
    expect(screen.getByText(/^12008 characters in the middle don't show/)).toBeInTheDocument();
    expect(screen.getAllByText(/characters in the middle don't show/)).toHaveLength(hidden.length);
  });

  test("a change takes the old signature away at once", async () => {
    show(WITH_BODY);
    fill("Private key", KEYS.application.privatePem);
    await waitFor(() => expect(codeOf("4. Signature (base64)")).toBeDefined());
    fill("X-Timestamp", "1736933413");
    expect(codeOf("4. Signature (base64)")).toBeUndefined();
    await waitFor(() => expect(codeOf("4. Signature (base64)")).toBeDefined());
    expect(codeOf("4. Signature (base64)")).not.toBe(WITH_BODY.signatureBase64);
  });

  test("a throwaway key is generated, signs, and verifies under Verify", async () => {
    const user = userEvent.setup();
    show(WITH_BODY);
    await user.click(screen.getByRole("button", { name: "Generate a throwaway key" }));
    await waitFor(() => expect(field("Private key").value).toMatch(/^-----BEGIN PRIVATE KEY-----\n/), {
      timeout: 60_000,
    });
    await user.click(await screen.findByRole("button", { name: "Verify these headers" }));
    expect(screen.getByRole("tab", { name: "Verify" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tab", { name: "Verify" })).toHaveFocus();
    expect(status()).toHaveTextContent("The headers and the public key stand under Verify now.");
    await user.click(screen.getByRole("button", { name: "Verify" }));
    expect(await screen.findByText(/^Valid:/, SEEN)).toBeInTheDocument();
  });

  test("a file with a key is dropped or chosen", async () => {
    const user = userEvent.setup();
    show(WITH_BODY);
    const file = (content: string, name = "private.pem") =>
      Object.assign(new File([content], name), { text: () => Promise.resolve(content) });
    fireEvent.drop(field("Private key"), { dataTransfer: { files: [file(KEYS.application.privatePem)] } });
    await waitFor(() => expect(codeOf("4. Signature (base64)")).toBe(WITH_BODY.signatureBase64));
    await user.upload(screen.getByLabelText("Choose a file: Private key"), file(KEYS.platform.privatePem));
    await waitFor(() => expect(field("Private key")).toHaveValue(KEYS.platform.privatePem));
    await user.upload(screen.getByLabelText("Choose a file: Private key"), file("x".repeat(70_000), "film.pem"));
    expect(field("Private key")).toHaveAccessibleDescription("film.pem is too big for a key file.");
  });

  const ec = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const encrypted = { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "x" } as const;
  test.each([
    ["EC", ec.export({ type: "pkcs8", format: "pem" }).toString(), /^This is a key of the kind EC\./],
    ["encrypted", ec.export(encrypted).toString(), /^The key is encrypted/],
    ["broken", KEYS.application.privatePem.replace("MIIE", "MIIF"), /damaged/],
    ["cut", KEYS.application.privatePem.slice(0, 200), /a part of the file is missing/],
    ["public", KEYS.application.publicPem, /^This is a public key\./],
  ])("a key that is %s is explained at its field, and nothing is signed", (_kind, pem, reason) => {
    show(WITH_BODY);
    fill("Private key", pem);
    expect(field("Private key")).toBeInvalid();
    expect(field("Private key")).toHaveAccessibleDescription(reason);
    expect(codeOf("4. Signature (base64)")).toBeUndefined();
    expect(status()).toHaveTextContent("Not signed: the private key can't be used.");
  });

  test.each([
    [
      "Body",
      '{\n  "a": 1,\n  "a": 2\n}',
      /^Line 3, column 3: The key a stands twice in one object, first in line 2, column 3\./,
    ],
    ["Body", '{"a": 12345678901234567890}', /^Line 1, column 7: 12345678901234567890 has more digits/],
    ["Body", '{"a": "\\ud83d"}', /^Line 1, column 8: Half of a surrogate pair/],
    ["Body", "{'a': 1}", /^Line 1, column 2: Expected a key in double quotes, found/],
    ["Body", `"${"x".repeat(1_048_576)}"`, /^The body has 1,048,578 characters; at most 1,048,576/],
    ["URL", "https://sb-open.example.com/v3/x#top", /never sent/],
    ["X-Nonce-Str", "a b", /no blanks/],
    ["X-Timestamp", "1736933412000", /milliseconds/],
  ])("%s with a fault: nothing is built, and the field says why", async (name, value, reason) => {
    show(WITH_BODY);
    fill("Private key", KEYS.application.privatePem);
    await waitFor(() => expect(codeOf("4. Signature (base64)")).toBeDefined());
    fill(name, value);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(reason);
    expect(screen.queryAllByRole("figure")).toEqual([]);
    expect(status()).toHaveTextContent("Not signed: 1 field needs a correction.");
  });

  test("buttons make a new nonce and take the time", async () => {
    const user = userEvent.setup();
    jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_999);
    show(WITH_BODY);
    expect(field("X-Timestamp")).toHaveAccessibleDescription(/^The timestamp is 729 days behind your clock/);
    await user.click(screen.getByRole("button", { name: "Now as the timestamp" }));
    expect(field("X-Timestamp")).toHaveValue("1800000000");
    expect(field("X-Timestamp")).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole("button", { name: "New nonce" }));
    expect(field("X-Nonce-Str").value).toMatch(/^[A-Za-z]{32}$/);
    expect(field("X-Nonce-Str")).not.toHaveValue(WITH_BODY.nonceStr);
  });

  test("nothing is announced before the workbench is used, nor while a field is being typed in", async () => {
    const user = userEvent.setup();
    show(WITH_BODY);
    expect(status()).toBeEmptyDOMElement();
    await user.click(screen.getByRole("button", { name: "Now as the timestamp" }));
    expect(status()).toHaveTextContent("The string to sign is built. A private key is missing.");
    await user.type(field("X-Nonce-Str"), " x");
    expect(status()).toHaveTextContent("The string to sign is built. A private key is missing.");
    await user.tab();
    expect(status()).toHaveTextContent("Not signed: 1 field needs a correction.");
  });
});

describe("Verify", () => {
  const verify = async () => userEvent.click(screen.getByRole("button", { name: "Verify" }));

  test.each([["callback"], ["request-with-body"], ["request-without-body"]])("%s is valid", async (name) => {
    show(vectorOf(name), "verify");
    await verify();
    expect(await screen.findByText(/^Valid:/, SEEN)).toBeInTheDocument();
    expect(codeOf("String to sign")).toBe(vectorOf(name).stringToSign);
    await waitFor(() => expect(status()).toHaveTextContent(/^Valid:/));
  });

  test("names the variant under which a signature verifies", async () => {
    show(WITH_BODY, "verify");
    await userEvent.click(screen.getByRole("radio", { name: "A callback that you receive" }));
    await verify();
    expect(await screen.findByText(/; callbacks leave it out\./, SEEN)).toBeInTheDocument();
    expect(codeOf("String that was signed")).toBe(WITH_BODY.stringToSign);
    expect(status()).toHaveTextContent(/^Not valid\. The signature was made like this: Signed with/);
  });

  test("says when it can't tell, and forgets a verdict when the message changes", async () => {
    show(CALLBACK, "verify");
    fill("Body", '{"eventType":"OTHER"}');
    await verify();
    expect(await screen.findByText(/cause can't be told/, SEEN)).toBeInTheDocument();
    fill("Body", CALLBACK.bodyAsGiven);
    expect(screen.queryByText(/can't be told/, SEEN)).not.toBeInTheDocument();
  });

  test("a verdict that comes late is not taken for one of the message that is there now", async () => {
    show(CALLBACK, "verify");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { subtle } = webcrypto;
    const own = subtle.verify.bind(subtle);
    const spy = jest.spyOn(subtle, "verify").mockImplementationOnce(async (...rest) => {
      await held;
      return own(...rest);
    });
    await verify();
    expect(screen.getByText("Verifying …", SEEN)).toBeInTheDocument();
    fill("Body", '{"eventType":"OTHER"}');
    await verify();
    expect(await screen.findByText(/cause can't be told/, SEEN)).toBeInTheDocument();
    await act(async () => {
      release();
      await spy.mock.results[0]?.value;
    });
    expect(screen.queryByText(/^Valid:/)).not.toBeInTheDocument();
    expect(screen.getByText(/cause can't be told/, SEEN)).toBeInTheDocument();
  });

  test("takes what curl -v and the mock show, and leaves texts in JSON alone", async () => {
    show(CALLBACK, "verify");
    fill("Headers", field("Headers").value.replace(/^/gm, "> "));
    fill("Body", `> ${JSON.stringify(JSON.parse(CALLBACK.bodyAsGiven), null, 2).replaceAll("\n", "\n> ")}`);
    expect(field("Body")).not.toBeInvalid();
    await verify();
    expect(await screen.findByText(/^Valid:/, SEEN)).toBeInTheDocument();
    const odd = '{"a":"x\u2028> y"}';
    fill("Body", odd);
    expect(field("Body")).toHaveValue(odd);
  });

  test("a received body that languages print differently is no fault, but worth a note", async () => {
    const user = userEvent.setup();
    show(CALLBACK, "verify");
    fill("Body", '{"a": 12.50}');
    expect(field("Body")).not.toBeInvalid();
    expect(field("Body")).toHaveAccessibleDescription(/^Line 1, column 7: Languages print or sort this differently/);
    await user.click(screen.getByRole("tab", { name: "Build" }));
    expect(field("Body")).toBeInvalid();
    expect(field("Body")).toHaveAccessibleDescription(/Write it as a plain decimal/);
    await user.click(screen.getByRole("tab", { name: "Verify" }));
    fill("Body", '{"a": 12.50,}');
    expect(field("Body")).toHaveAccessibleDescription(/one too many/);
  });

  test("advice on a callback is for its sender, and says so", async () => {
    show(WITH_BODY, "verify");
    await userEvent.click(screen.getByRole("radio", { name: "A callback that you receive" }));
    await verify();
    expect(await screen.findByText(/^A receiver can't mend this/, SEEN)).toBeInTheDocument();
  });

  test("asks for what is missing, at its field", async () => {
    show(CALLBACK, "verify");
    fill("Headers", "X-Signature: sha256 AAAA");
    expect(field("Headers")).toHaveAccessibleDescription(/lack X-Nonce-Str, X-Timestamp/);
    await verify();
    expect(screen.getByText("Paste the three headers first.", SEEN)).toBeInTheDocument();
    fill("Server public key", KEYS.platform.privatePem);
    expect(field("Server public key")).toHaveAccessibleDescription(/^This is a private key\./);
  });
});

describe("Compare", () => {
  const compare = async () => userEvent.click(screen.getByRole("button", { name: "Compare" }));

  test("equal strings are equal", async () => {
    show(WITH_BODY, "compare");
    fill("Your string to sign", WITH_BODY.stringToSign);
    await compare();
    expect(screen.getByText("Equal, to the last character.", SEEN)).toBeInTheDocument();
  });

  test("differences are shown by character, and explained", async () => {
    show(WITH_BODY, "compare");
    fill("Your string to sign", WITH_BODY.stringToSign.replace("method=post", "method=POST"));
    await compare();
    expect(screen.getByText("The method was signed in upper case. Use lower case.", SEEN)).toBeInTheDocument();
    expect(screen.getByText("post", { selector: "ins" })).toBeInTheDocument();
    expect(screen.getByText("POST", { selector: "del" })).toBeInTheDocument();
    expect(status()).toHaveTextContent(/^Different, from character \d+ on\. The method was signed in upper case/);
  });

  test("asks for a string first", async () => {
    show(WITH_BODY, "compare");
    await compare();
    expect(screen.getByText("Paste your string to sign first.", SEEN)).toBeInTheDocument();
  });
});

test("tabs are one stop; arrows, Home and End go round", async () => {
  const user = userEvent.setup();
  show(WITH_BODY);
  const tab = (name: string) => screen.getByRole("tab", { name });
  act(() => tab("Build").focus());
  for (const [key, name] of [
    ["{ArrowRight}", "Verify"],
    ["{End}", "Compare"],
    ["{ArrowRight}", "Build"],
    ["{ArrowLeft}", "Compare"],
    ["{Home}", "Build"],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tabpanel", { name })).toBeInTheDocument();
  }
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test.each(["build", "verify", "compare"])("axe finds nothing wrong with %s", async (tab) => {
  show(WITH_BODY, tab);
  fill("URL", "no URL");
  // Contrast is for a real browser (src/testing/shell/workbench.test.ts): nothing has colors here.
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test("without https the page says what is missing, and still builds", () => {
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: { getRandomValues: () => undefined } });
  show(WITH_BODY);
  expect(screen.getByText(/withhold their cryptography \(WebCrypto\)/, SEEN)).toBeInTheDocument();
  expect(codeOf("3. String to sign")).toBe(WITH_BODY.stringToSign);
  expect(screen.queryByRole("button", { name: /Generate/ })).not.toBeInTheDocument();
});

test("nothing is sent and nothing is stored", async () => {
  const send = jest.fn();
  Object.assign(globalThis, { fetch: send, XMLHttpRequest: send, WebSocket: send });
  Object.assign(navigator, { sendBeacon: send });
  const store = jest.spyOn(Storage.prototype, "setItem");
  show(WITH_BODY);
  fill("Private key", KEYS.application.privatePem);
  await waitFor(() => expect(codeOf("5. Headers")).toBeDefined());
  await userEvent.click(screen.getByRole("button", { name: "Verify these headers" }));
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  expect(await screen.findByText(/^Valid:/, SEEN)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
  expect(document.cookie).toBe("");
});
