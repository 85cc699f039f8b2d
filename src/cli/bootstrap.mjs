// What a machine needs before anything else runs. Plain JavaScript without dependencies, since it
// runs before the install; syntax that old versions of Node read, so that they get the message.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

// From 20.19 on Node can `require` ES modules, which gatsby-config.ts needs: without it Gatsby
// drops the whole configuration and reports success.
const MINIMUM = { major: 20, minor: 19 };

/** A situation that its reader can mend: printed without a stack. */
export class SetupError extends Error {}

/** @param {string} version e.g. "20.19.0" */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  // Node 22 can from 22.12 on; 21 never could.
  const can = { [MINIMUM.major]: MINIMUM.minor, 21: Infinity, 22: 12 }[major] ?? 0;
  if (major >= MINIMUM.major && minor >= can) return;
  throw new SetupError(
    `This project needs Node ${MINIMUM.major}.${MINIMUM.minor} or newer (of Node 22, 22.12); this is Node ${version}.\n` +
      "Install a newer one from https://nodejs.org, or run `nvm install` in this folder.",
  );
}

/**
 * Whether node_modules holds what package-lock.json says, by the copy of the lock file that npm
 * keeps inside node_modules. Packages for other platforms may be missing there.
 * @param {string} root the project's folder
 */
export function isInstalled(root = ROOT) {
  try {
    const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
    const wanted = read("package-lock.json");
    const present = read("node_modules/.package-lock.json");
    return Object.keys(wanted).every((name) => {
      if (!name.startsWith("node_modules/") && !(name in present)) return true;
      if (!(name in present)) return wanted[name].optional === true;
      return present[name].version === wanted[name].version;
    });
  } catch {
    return false;
  }
}

/** Installs the packages if they are missing or package-lock.json has changed. */
export function install() {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  // Through the npm that runs this script where there is one; development packages are needed
  // whatever NODE_ENV says, since they build the site.
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: "inherit" });
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) throw new SetupError("npm ci failed: see its messages above.");
}

/** @param {string} command */
function onPath(command) {
  for (const folder of (process.env.PATH || "").split(path.delimiter)) {
    const file = path.join(folder, command);
    if (folder && existsSync(file)) return file;
  }
  return undefined;
}

const INSTALLED_BROWSERS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installedBrowser() {
  const named = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"].map(onPath);
  return [...named, ...INSTALLED_BROWSERS].find((file) => file !== undefined && existsSync(file));
}

/**
 * The browser that Playwright has downloaded for itself, if it has.
 * @returns {string | undefined}
 */
function playwrightBrowser() {
  try {
    const file = createRequire(path.join(ROOT, "package.json"))("playwright-core").chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function isDebianRoot() {
  try {
    const isDebian = /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
    return isDebian && process.getuid !== undefined && process.getuid() === 0;
  } catch {
    return false;
  }
}

/** @param {string} command @param {string[]} args @param {number} [timeout] milliseconds after which it is given up */
function succeeds(command, args, timeout) {
  try {
    execFileSync(command, args, {
      timeout,
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium for the browser tests: CHROME_PATH, an installed one, Playwright's own; else
 * one is installed. As root on Debian that is Debian's package, which brings the system libraries
 * that Playwright's download expects to be there; elsewhere it is Playwright's download.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new SetupError(`CHROME_PATH is ${chosen}, but there is no such file.`);
  }
  const found = installedBrowser() || playwrightBrowser();
  if (found) return found;

  let installed;
  if (isDebianRoot()) {
    console.log("Installing Chromium for the browser tests (apt-get install chromium) …");
    const apt = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
    // Without an update a new machine knows no packages; one that fails leaves the lists it had.
    succeeds("apt-get", ["update", "-qq"]);
    if (succeeds("apt-get", apt)) installed = installedBrowser();
  } else {
    console.log("Downloading Chromium for the browser tests (playwright-core install chromium) …");
    const cli = path.join(ROOT, "node_modules/playwright-core/cli.js");
    if (succeeds(process.execPath, [cli, "install", "chromium"])) installed = playwrightBrowser();
  }
  if (installed) return installed;
  throw new SetupError(
    "The browser tests need Chromium, and none was found or could be installed.\n" +
      "Install Chromium or Google Chrome, or set CHROME_PATH to its executable.",
  );
}

/** What sample programs need that machines for continuous integration lack: a command or a file, and its packages. */
const LANGUAGE_PACKAGES = {
  php: ["php-cli", "php-curl"],
  go: ["golang-go"],
  "/usr/share/java/jackson-databind.jar": ["libjackson2-databind-java"],
};

/**
 * Where continuous integration runs as root on Debian, installs what sample programs need and is missing. Nothing
 * depends on it: a language that can't be had is reported as not run.
 */
export function installSampleLanguages() {
  if (!process.env.CI || !isDebianRoot()) return;
  const missing = Object.entries(LANGUAGE_PACKAGES).flatMap(([name, packages]) =>
    existsSync(name) || onPath(name) ? [] : packages,
  );
  if (missing.length === 0) return;
  console.log(`Installing languages of sample programs (apt-get install ${missing.join(" ")}) …`);
  // Checks don't wait for a network that isn't there.
  const limit = 300_000;
  if (!succeeds("apt-get", ["update", "-qq"], limit)) return;
  succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], limit);
}

/**
 * Runs a command's body; a SetupError ends it with its message and exit code 1.
 * @param {() => Promise<void> | void} body
 */
export function command(body) {
  Promise.resolve()
    .then(body)
    .catch((error) => {
      console.error(error instanceof SetupError ? error.message : error);
      process.exit(1);
    });
}
