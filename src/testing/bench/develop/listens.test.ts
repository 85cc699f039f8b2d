import { createServer, type AddressInfo } from "node:net";

import { freePort } from "./freePort";
import { listens } from "./listens";

test("a port that is served listens, and doesn't once it is closed", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await listens(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await listens(port)).toBe(false);
});

test("a free port can be listened on", async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  expect(await listens(port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});
