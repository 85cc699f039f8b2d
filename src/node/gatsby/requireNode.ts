/**
 * The first import of gatsby-config.ts: without `require` of ES modules Gatsby would drop the whole configuration and
 * report success. `npm start` and `npm test` check the same before they install (src/cli/bootstrap.mjs).
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!isNewEnough) {
  throw new Error(`This project needs Node 20.19 or newer (of Node 22, 22.12); this is Node ${process.versions.node}.`);
}

export {};
