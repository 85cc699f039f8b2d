import type { KeyFolder } from "./keys";
import type { Credentials } from "./server/Mock";

export interface StartFacts {
  readonly name: string;
  readonly origin: string;
  readonly credentials: Credentials;
  readonly keys: Pick<KeyFolder, "privateKey" | "privateKeyPkcs8" | "serverPublicKey">;
  readonly receiver: string | null;
  /** How many calls and webhooks it plays. */
  readonly calls: number;
  readonly webhooks: number;
  /** Windows has another shell. */
  readonly isWindows: boolean;
  /** A call with a sample program, to begin with. */
  readonly firstCall: string | null;
}

/** What a reader needs to try the samples, ready to paste. */
export function startText(facts: StartFacts): string {
  const { name, origin, credentials, keys, receiver, isWindows, firstCall } = facts;
  const set = (variable: string, value: string): string =>
    isWindows ? `$env:${variable} = "${value}"` : `export ${variable}='${value}'`;
  const curl = isWindows ? "curl.exe" : "curl";
  const { clientId, clientSecret } = credentials;
  return [
    `A mock of the ${name} API is on ${origin} (Ctrl+C stops it). It answers with the examples of the pages`,
    "and stores nothing. Credentials and keys were made for this run; the files go when it ends.",
    `It plays ${facts.calls} calls and sends ${facts.webhooks} webhooks: npm run mock -- --list names them, with their pages.`,
    "",
    "Paste this into another terminal, for the samples:",
    "",
    set("API_ORIGIN", origin),
    set("OAUTH_ORIGIN", origin),
    set("CLIENT_ID", clientId),
    set("CLIENT_SECRET", clientSecret),
    set("PRIVATE_KEY_FILE", keys.privateKey),
    set("SERVER_PUBLIC_KEY_FILE", keys.serverPublicKey),
    "",
    `For Java, which reads PKCS#8: ${set("PRIVATE_KEY_FILE", keys.privateKeyPkcs8)}`,
    "",
    "Get a token:",
    "",
    // JSON in double quotes is another thing in each shell of Windows; from a file or a sample it is the same.
    ...(isWindows
      ? [
          `$body = @{ grantType = "client_credentials" } | ConvertTo-Json`,
          `$pair = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes("${clientId}:${clientSecret}"))`,
          `Invoke-RestMethod -Method Post -Uri ${origin}/v1/token -ContentType application/json -Headers @{ Authorization = "Basic $pair" } -Body $body`,
        ]
      : [
          `curl --user '${clientId}:${clientSecret}' --header 'Content-Type: application/json' \\`,
          `  --data '{"grantType": "client_credentials"}' ${origin}/v1/token`,
        ]),
    ...(firstCall === null
      ? []
      : [
          "",
          "Make a signed call, with the sample program of its page:",
          "",
          `${curl} --fail --output ${firstCall}.mjs ${origin}/samples/${firstCall}.mjs`,
          `node ${firstCall}.mjs`,
        ]),
    ...(receiver === null ? [] : ["", `Webhooks that a call triggers go to ${receiver}.`]),
    "",
    "Requests:",
  ].join("\n");
}
