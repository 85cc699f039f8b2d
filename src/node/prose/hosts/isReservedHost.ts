/** Names set aside for examples, tests and the machine itself: RFC 2606, RFC 6761. */
const RESERVED_NAME = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local|internal)$/;

/** Names of XML and JSON vocabularies: written as addresses, never called. */
const VOCABULARIES: ReadonlySet<string> = new Set([
  ...["www.w3.org", "schemas.android.com", "schemas.xmlsoap.org", "schemas.openxmlformats.org", "json-schema.org"],
  ...["www.sitemaps.org", "purl.org", "spec.openapis.org"],
]);

/** Private, loopback, link-local and documentation ranges: RFC 1918, RFC 5737, RFC 6890. */
const RESERVED_V4 =
  /^(?:0|10|127)\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^192\.0\.2\.|^198\.51\.100\.|^203\.0\.113\.|^255\./;

/** The same of IPv6: loopback, unique local, link-local and RFC 3849. */
const RESERVED_V6 = /^(?:::1?$|f[cd][0-9a-f]{2}:|fe80:|2001:0?db8:)/;

/** Whether a host, in small letters, can't be somebody's: what an example may name. */
export function isReservedHost(host: string): boolean {
  if (host.startsWith("[")) {
    return RESERVED_V6.test(host.slice(1, -1));
  }
  if (/^[\d.]+$/.test(host)) {
    return RESERVED_V4.test(host);
  }
  // A name without a dot is a machine next door, such as a container.
  return !host.includes(".") || RESERVED_NAME.test(host) || VOCABULARIES.has(host);
}
