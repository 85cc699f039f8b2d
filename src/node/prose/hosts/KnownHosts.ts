import type { SiteSettings } from "../../config/siteSchema";
import { nearest } from "../../../shared/nearest";
import type { Issue, Place } from "../../issues";
import { hostsIn } from "./hostsIn";
import { isReservedHost } from "./isReservedHost";

/** Hosts that examples may name: the site's own, those set aside for examples, and those allowed with a reason. */
export class KnownHosts {
  readonly own: ReadonlySet<string>;

  constructor(
    settings: Pick<SiteSettings, "site" | "hosts" | "links">,
    readonly allowed: ReadonlySet<string>,
  ) {
    this.own = ownHosts(settings);
  }

  has(host: string): boolean {
    return this.own.has(host) || this.allowed.has(host) || isReservedHost(host);
  }

  issue(host: string, place: Place): Issue {
    return {
      ...place,
      rule: "example-host",
      message: `the example names \`${host}\`, a host that is neither the site's nor set aside for examples`,
      known: [...new Set([...nearest(host, this.own, 3), "example.com"])],
      fix: "write a data expression such as `{hosts.api.sandbox}`, or a host below example.com; one that examples need goes under `hosts` in content/allowed.yaml, with a reason",
    };
  }
}

/** Hosts in the settings, those of mail addresses among them. */
function ownHosts(settings: Pick<SiteSettings, "site" | "hosts" | "links">): Set<string> {
  const text = JSON.stringify([settings.site.url, settings.hosts, settings.links]);
  const mail = [...text.matchAll(/mailto:[^@"]+@([^"?]+)/gi)].map(([, host = ""]) => host.toLowerCase());
  return new Set([...hostsIn(text).map(({ host }) => host), ...mail]);
}
