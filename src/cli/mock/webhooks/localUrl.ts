/** Why webhooks can't be sent to an address; null: they can. */
export function faultOfReceiver(address: string): string | null {
  const example = "for example http://localhost:8080/notify";
  if (!URL.canParse(address)) {
    return `\`${address}\` is no address: write it from http:// on, ${example}.`;
  }
  const { protocol, hostname, username } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") {
    return `\`${address}\` doesn't begin with http:// or https://: ${example}.`;
  }
  if (username !== "") {
    return `\`${address}\` has a user name: write it without, ${example}.`;
  }
  // A URL has IPv4 addresses in one form, however they were written.
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
    ? null
    : `\`${hostname}\` is not this machine: webhooks go to localhost only, ${example}.`;
}
