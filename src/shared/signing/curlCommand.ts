import type { SignedInput } from "./signRequest";

/** In single quotes nothing is special to a shell but the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that sends a signed message from a POSIX shell; a request's access token is an environment variable. */
export function curlCommand(input: SignedInput, headers: readonly (readonly [string, string])[]): string {
  const method = input.method.toUpperCase();
  return [
    `curl${method === "GET" ? "" : ` --request ${method}`} ${quote(input.requestUrl)}`,
    ...(input.kind === "request" ? ['--header "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    // --data would strip line breaks only from files, but reads one where a text begins with @.
    ...(/\S/.test(input.body) ? [`--data-raw ${quote(input.body)}`] : []),
  ].join(" \\\n  ");
}
