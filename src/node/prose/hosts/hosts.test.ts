import { bareHost, hostsIn } from "./hostsIn";
import { isReservedHost } from "./isReservedHost";
import { KnownHosts } from "./KnownHosts";

test.each([
  ...[
    "example.com",
    "a.b.example.org",
    "shop.example",
    "db.test",
    "x.invalid",
    "localhost",
    "app.localhost",
    "db",
    "mytest",
  ],
  ...["printer.local", "10.1.2.3", "127.0.0.1", "172.16.0.9", "172.31.255.1", "192.168.1.20", "192.0.2.44"],
  ...["198.51.100.7", "203.0.113.9", "0.0.0.0", "169.254.1.1", "[::1]", "[2001:db8::1]", "[fd12::5]", "[fe80::1]"],
  ...["www.w3.org", "schemas.android.com", "json-schema.org"],
])("%s is nobody's", (host) => {
  expect(isReservedHost(host)).toBe(true);
});

test.each([
  ...["myshop.com", "example.com.my", "notexample.com", "example.co", "contest.org", "my.test.com", "8.8.8.8"],
  ...["172.32.0.1", "192.0.3.1", "11.0.0.1", "[2001:4860::8888]", "your-domain.com"],
])("%s is somebody's", (host) => {
  expect(isReservedHost(host)).toBe(false);
});

test.each([
  ["curl https://api.shop.com/v1", ["api.shop.com"]],
  ["HTTP://API.Shop.com:8443?x=1", ["api.shop.com"]],
  ["wss://live.shop.com and ftp://files.shop.com.", ["live.shop.com", "files.shop.com"]],
  ["https://user:pass@db.shop.com/x", ["db.shop.com"]],
  ['{"a":"https://a.shop.com","b":"https://b.shop.com"}', ["a.shop.com", "b.shop.com"]],
  ["https://{store}.shop.com/x, https://${region}.api.shop.com", ["shop.com", "api.shop.com"]],
  ["https://<your-store>.shop.com", ["shop.com"]],
  ["https://[2001:4860::8888]:80/", ["[2001:4860::8888]"]],
  ["https://bücher.de, https://店.example.com/x", ["bücher.de", "店.example.com"]],
  ["https://real_host.com", ["real_host.com"]],
  ["https://evil.com#@example.com https://evil.com?@example.com", ["evil.com", "evil.com"]],
  ["https://evil.com\\@example.com https://evil.com/@example.com", ["evil.com", "evil.com"]],
  ["https://{host}/x https://api.{region}/y https://$HOST/ https://", []],
  ["shop.com, mailto:a@shop.com, a//shop.com", []],
])("reads the hosts of addresses: %j", (text, hosts) => {
  expect(hostsIn(text).map(({ host }) => host)).toEqual(hosts);
});

test("a host stands where its address begins", () => {
  expect(hostsIn("see https://a.shop.com")).toEqual([{ offset: 4, host: "a.shop.com" }]);
});

test.each([
  ["shop.com", "shop.com"],
  ["API.shop.com:8080/v1", "api.shop.com"],
  ["pay.shop.com.my", "pay.shop.com.my"],
  ["open.shop.net", "open.shop.net"],
  ["www.shop.my", "www.shop.my"],
  ["sb-open.shop.my", "sb-open.shop.my"],
  ["till.shop.my:8443", "till.shop.my"],
  ["till.shop.org/v1/orders", "till.shop.org"],
  ["shop.com.my", "shop.com.my"],
])("%s as code is a host", (code, host) => {
  expect(bareHost(code)).toBe(host);
});

test.each([
  ...["order.id", "data.order.id", "item.user.name", "java.net", "com.shop.app", "org.shop.pay.com", "net.shop.sg"],
  ...["user.org", "index.html", "shop.com is", "a@shop.com", "v2.5", "1.2.3.4", "obj.method()", "sh -c shop.com"],
  ...["merchant.address.my", "store.id.net", "Newtonsoft.Json.Net", "order.items.org", "address.my"],
])("%s as code is none", (code) => {
  expect(bareHost(code)).toBeNull();
});

describe("hosts that examples may name", () => {
  const settings = {
    site: { url: "https://doc.pay.my" },
    hosts: { api: { production: "https://open.pay.my" } },
    links: { github: "https://github.com/pay", support: "mailto:help@pay-support.my", sdk: { go: "https://go.dev/x" } },
  };
  const hosts = new KnownHosts(settings as never, new Set(["maps.others.com"]));

  test.each(["doc.pay.my", "open.pay.my", "github.com", "pay-support.my", "go.dev", "maps.others.com", "x.example"])(
    "%s is one",
    (host) => {
      expect(hosts.has(host)).toBe(true);
    },
  );

  test("any other is an issue that names the nearest and both ways to mend it", () => {
    expect(hosts.has("sb-open.pay.my")).toBe(false);
    expect(hosts.issue("opn.pay.my", { file: "a.mdx", line: 2, column: 3 })).toEqual({
      ...{ file: "a.mdx", line: 2, column: 3, rule: "example-host" },
      message: "the example names `opn.pay.my`, a host that is neither the site's nor set aside for examples",
      known: ["open.pay.my", "doc.pay.my", "example.com"],
      fix: "write a data expression such as `{hosts.api.sandbox}`, or a host below example.com; one that examples need goes under `hosts` in content/allowed.yaml, with a reason",
    });
  });
});
