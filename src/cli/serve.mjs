// npm run serve: serves what is in public/. PORT is 9000 if not set; PATH_PREFIX as for the build.
import { checkNode, command, install } from "./bootstrap.mjs";
import { serveSite } from "./serveSite.mjs";

command(async () => {
  checkNode();
  install();
  await serveSite("npm run serve");
});
