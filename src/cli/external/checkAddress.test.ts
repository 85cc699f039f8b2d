// What servers answer, and what that says of a link. Real requests to a server on this machine; only waiting is not real.
import http from "node:http";
import type { AddressInfo } from "node:net";

import { checkAddress } from "./checkAddress";
import type { Http } from "./Http";
import type { Verdict } from "./Verdict";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const PAGE = '<!doctype html><h1 id="a">A</h1><a name="old">x</a><h2 id="user-content-f%C3%A9">é</h2><p>';
const html = (response: http.ServerResponse, text: string) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
};
const answer =
  (status: number, headers: http.OutgoingHttpHeaders = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, headers).end();
  };
/** Another answer to HEAD than to GET. */
const unlessHead =
  (forHead: Handler, otherwise: Handler): Handler =>
  (request, response) => {
    (request.method === "HEAD" ? forHead : otherwise)(request, response);
  };
const ok: Handler = (_request, response) => html(response, PAGE);

let requests: string[] = [];
const ROUTES: Readonly<Record<string, Handler>> = {
  "/ok": ok,
  "/picture.png": answer(200, { "content-type": "image/png" }),
  "/bare": (_request, response) => html(response, '<h1>A</h1><div id="root"></div><script src="/app.js"></script>'),
  "/no-head": unlessHead(answer(405), ok),
  "/hides-from-head": unlessHead(answer(404), ok),
  "/drops-head": unlessHead((request) => void request.socket.destroy(), ok),
  "/drops": (request) => void request.socket.destroy(),
  "/old": answer(301, { location: "/older" }),
  "/older": answer(308, { location: "/ok" }),
  "/for-now": answer(302, { location: "/ok" }),
  "/old-then-for-now": answer(301, { location: "/for-now" }),
  "/old-and-gone": answer(301, { location: "/404" }),
  "/circle": answer(302, { location: "/circle" }),
  "/to-mail": answer(302, { location: "mailto:a@example.com" }),
  "/silent": () => undefined,
  ...Object.fromEntries([401, 403, 404, 410, 405, 418, 500].map((status) => [`/${String(status)}`, answer(status)])),
};

let server: http.Server;
let origin: string;
/** Handlers of one test. */
let extra: Record<string, Handler> = {};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const route = (request.url ?? "").split("?")[0] ?? "";
    requests.push(`${request.method ?? ""} ${route}`);
    (extra[route] ?? ROUTES[route] ?? answer(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  extra = {};
});

let waits: number[] = [];
const NOW = Date.parse("2025-03-01T12:00:00Z");
const here = (options: Partial<Http> = {}): Http => {
  waits = [];
  return {
    fetch: (url, init) => fetch(url, init),
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    now: () => NOW,
    timeout: 60_000,
    ...options,
  };
};

async function judge(path: string, hash = "", options: Partial<Http> = {}): Promise<Verdict | undefined> {
  return (await checkAddress(origin + path, [hash], here(options))).get(hash);
}

test.each([
  ["/ok", ["HEAD /ok"]],
  ["/picture.png", ["HEAD /picture.png"]],
  ["/no-head", ["HEAD /no-head", "GET /no-head"]],
  ["/hides-from-head", ["HEAD /hides-from-head", "GET /hides-from-head"]],
  ["/for-now", ["HEAD /for-now", "HEAD /ok"]],
])("%s is there", async (path, expected) => {
  expect(await judge(path)).toEqual({ outcome: "ok", reason: "" });
  expect(requests).toEqual(expected);
});

test("a server that drops HEAD is asked by GET", async () => {
  expect(await judge("/drops-head")).toEqual({ outcome: "ok", reason: "" });
});

test.each([
  ["/404", "broken", "answers 404"],
  ["/410", "broken", "answers 410"],
  ["/old-and-gone", "broken", "answers 404"],
  ["/401", "unverified", "answers 401"],
  ["/403", "unverified", "answers 403"],
  ["/405", "unverified", "answers 405"],
  ["/418", "unverified", "answers 418"],
  ["/500", "unverified", "answers 500"],
  ["/circle", "unverified", "redirects more than 10 times"],
  ["/to-mail", "unverified", "redirects to `mailto:a@example.com`"],
])("%s is %s", async (path, outcome, reason) => {
  expect(await judge(path)).toEqual({ outcome, reason });
});

test("a connection that breaks proves nothing", async () => {
  const verdict = await judge("/drops");
  expect(verdict).toEqual({
    outcome: "unverified",
    reason: expect.stringMatching(/^can't be reached \([A-Z_]+\)$/) as string,
  });
});

test("a server that never answers proves nothing", async () => {
  expect(await judge("/silent", "", { timeout: 50 })).toEqual({
    outcome: "unverified",
    reason: "doesn't answer in time",
  });
  expect(requests).toEqual(["HEAD /silent"]);
});

test("redirects for good say where the page is now, as far as they are for good; the anchor moves along", async () => {
  expect(await judge("/old")).toEqual({ outcome: "ok", reason: "", movedTo: `${origin}/ok` });
  expect(await judge("/old-then-for-now")).toEqual({ outcome: "ok", reason: "", movedTo: `${origin}/for-now` });
  expect(await judge("/old", "#a")).toEqual({ outcome: "ok", reason: "", movedTo: `${origin}/ok#a` });
  expect(await judge("/old", "#b")).toEqual({
    ...{ outcome: "broken", reason: "has no anchor `#b`", movedTo: `${origin}/ok#b` },
  });
});

test("all anchors of a page are looked up in one answer", async () => {
  const hashes = ["", "#a", "#old", "#f%25C3%25A9", "#nope", "#:~:text=x"];
  const found = await checkAddress(`${origin}/ok`, hashes, here());
  expect([...found].map(([hash, { outcome }]) => `${hash} ${outcome}`)).toEqual([
    ...[" ok", "#a ok", "#old ok", "#f%25C3%25A9 ok", "#nope broken", "#:~:text=x ok"],
  ]);
  expect(requests).toEqual(["GET /ok"]);
});

test("an anchor of a page that scripts make, and of a file that is no page, is not called broken", async () => {
  expect(await judge("/bare", "#a")).toEqual({
    outcome: "unverified",
    reason: "doesn't show in its HTML whether it has the anchor `#a`",
  });
  expect(await judge("/picture.png", "#a")).toEqual({ outcome: "ok", reason: "" });
});

describe("a busy server", () => {
  const busy = (times: number, headers: http.OutgoingHttpHeaders, status = 429): Handler => {
    let count = 0;
    return (request, response) => {
      count += 1;
      (count > times ? ok : answer(status, headers))(request, response);
    };
  };

  test.each([
    [busy(2, { "retry-after": "7" }), [7000, 7000]],
    [busy(1, { "retry-after": "Sat, 01 Mar 2025 12:00:03 GMT" }, 503), [3000]],
    [busy(2, {}), [1000, 2000]],
    [busy(1, { "retry-after": "soon" }), [1000]],
  ])("is asked again when it wants to be", async (handler, expected) => {
    extra = { "/busy": handler };
    expect(await judge("/busy")).toEqual({ outcome: "ok", reason: "" });
    expect(waits).toEqual(expected);
  });

  test.each([
    [429, { "retry-after": "3600" }, []],
    [503, {}, [1000, 2000]],
  ])("that stays busy proves nothing", async (status, headers, expected) => {
    extra = { "/busy": answer(status, headers) };
    expect(await judge("/busy")).toEqual({ outcome: "unverified", reason: `answers ${String(status)}` });
    expect(waits).toEqual(expected);
  });
});

test.each([
  ["ENOTFOUND", "broken", "the host doesn't exist"],
  ["EAI_AGAIN", "unverified", "can't be reached (EAI_AGAIN)"],
  ["ECONNREFUSED", "unverified", "can't be reached (ECONNREFUSED)"],
  ["UND_ERR_CONNECT_TIMEOUT", "unverified", "doesn't answer in time"],
  ["CERT_HAS_EXPIRED", "unverified", "has a certificate that isn't accepted (CERT_HAS_EXPIRED)"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "unverified", "has a certificate that isn't accepted (DEPTH_ZERO_SELF_SIGNED_CERT)"],
])("%s is %s", async (code, outcome, reason) => {
  const fail = () => Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
  expect(await judge("/ok", "", { fetch: fail })).toEqual({ outcome, reason });
});

test("a port where nobody listens can't be reached", async () => {
  const found = await checkAddress("http://127.0.0.1:9/", [""], here({ fetch: (url, init) => fetch(url, init) }));
  expect(found.get("")?.outcome).toBe("unverified");
});
