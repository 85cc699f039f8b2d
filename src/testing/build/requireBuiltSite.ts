import { existsSync } from "node:fs";
import { PUBLIC_DIR } from "./builtSite";

/** Without a built site these tests fail at once and say why; they are never skipped. */
export default function requireBuiltSite(): void {
  if (existsSync(`${PUBLIC_DIR}/index.html`)) return;
  throw new Error(
    `There is no built site in ${PUBLIC_DIR}: run \`npm run build\` first (\`npm test\` does it for you).`,
  );
}
