import type { SiteSettings } from "../../node/config/siteSchema";
import { isReservedHost } from "../../node/prose/hosts/isReservedHost";

/** Why a link is not checked, as the counts name it. */
export type SkipReason = "example or local hosts" | "hosts of the platform" | "the site itself";

/**
 * Says which links are not checked, and why: hosts that are set aside for examples or reach this machine only; the
 * platform's hosts, which answer signed requests; the site itself, whose links the build checks.
 */
export function skipping(settings: Pick<SiteSettings, "site" | "hosts">): (url: URL) => SkipReason | null {
  const hostOf = (address: string): string => new URL(address).host;
  const platform = new Set(Object.values(settings.hosts).flatMap((hosts) => Object.values(hosts).map(hostOf)));
  const own = hostOf(settings.site.url);
  return (url) =>
    isReservedHost(url.hostname)
      ? "example or local hosts"
      : url.host === own
        ? "the site itself"
        : platform.has(url.host)
          ? "hosts of the platform"
          : null;
}
