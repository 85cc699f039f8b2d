import { folderOf } from "../fixtures/folder";
import { serveControlled, type ControlledServer } from "./controlled";

const directory = folderOf({ "index.html": "home", "a.js": "let a;" });
let server: ControlledServer;

beforeEach(async () => {
  server = await serveControlled(directory, { prefix: "/portal" });
});
afterEach(() => server.close());

const textOf = async (path: string): Promise<string> => (await fetch(server.url + path)).text();

test("without a rule it answers as any server", async () => {
  expect(await textOf("/a.js")).toBe("let a;");
  expect(server.requests).toEqual(["/a.js"]);
});

test("a held answer comes when it is released", async () => {
  const held = server.hold("/a.js");
  const order: string[] = [];
  const answer = textOf("/a.js").then(() => order.push("answer"));
  await held.arrived;
  expect(await textOf("/")).toBe("home");
  order.push("released");
  held.release();
  await answer;
  expect(order).toEqual(["released", "answer"]);
});

test("a failing, a replaced and an aborted answer", async () => {
  server.fail("/a.js");
  expect((await fetch(`${server.url}/a.js`)).status).toBe(500);
  server.replace(/\.js$/, "<p>a</p>");
  expect(await textOf("/a.js")).toBe("<p>a</p>");
  server.abort("/a.js");
  await expect(textOf("/a.js")).rejects.toThrow("fetch failed");
});

test("a delayed answer takes its time", async () => {
  server.delay("/a.js", 60);
  const begin = performance.now();
  await textOf("/a.js");
  expect(performance.now() - begin).toBeGreaterThan(50);
});

test("after a reset no rule counts, and what was held goes on", async () => {
  server.fail("/");
  const held = server.hold("/a.js");
  const answer = textOf("/a.js");
  await textOf("/");
  await held.arrived;
  server.reset();
  expect(await answer).toBe("let a;");
  expect(await textOf("/")).toBe("home");
  expect(server.requests).toEqual(["/"]);
});
