import { createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { drive, noDriver } from "./Trial";
import type { Driver, Trial } from "./Trial";

const SECRET = "EXAMPLE_PLUGIN_SECRET";
const ID = "1700000000000000001";

/** Code that reads a plugin's signed request gives what is in it, and nothing where the signature is another's. */
export const readSignedRequest: Trial = async (tried) => {
  const driver = DRIVERS[tried.language.name];
  if (driver === undefined) return noDriver("signed-request", tried.language.name);
  if (tried.language.name === "go") ofPackageMain(path.join(tried.folder, tried.file));
  const genuine = signedRequest({ merchantId: ID, referenceLabel: "Zoë ÿ>?" });
  const cases = [
    [genuine, true],
    [signedRequest({ merchantId: ID, nonceStr: "~~~" }), true],
    [genuine.replace(/^./, (first) => (first === "A" ? "B" : "A")), false],
    [`${genuine}A`, false],
    [genuine.replace(".", ""), false],
  ] as const;
  for (const [text, isGenuine] of cases) {
    const { code, ending, stdout, output } = await drive(tried, driver, { TEXT: text, SECRET });
    const isRead = code === 0 && stdout.trim() === ID;
    if (isRead !== isGenuine) {
      return `${isGenuine ? "doesn't read" : "takes"} \`${text}\`, ${ending}:\n${output}`;
    }
  }
  return null;
};

function signedRequest(payload: unknown): string {
  const padded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  const text = padded(Buffer.from(JSON.stringify(payload)));
  return `${padded(createHmac("sha256", SECRET).update(text).digest())}.${text}`;
}

/** The page's file is of a package of its own; here it belongs to the program that calls it. */
function ofPackageMain(file: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(/^package \w+$/m, "package main"));
}

const DRIVERS: Readonly<Record<string, Driver>> = {
  js: {
    file: "driver.mjs",
    code: `import { readSignedRequest } from "./snippet.mjs";

console.log(readSignedRequest(process.env.TEXT, process.env.SECRET).merchantId);
`,
  },
  python: {
    file: "driver.py",
    code: `import os

from snippet import read_signed_request

print(read_signed_request(os.environ["TEXT"], os.environ["SECRET"])["merchantId"])
`,
  },
  php: {
    file: "driver.php",
    code: `<?php
require __DIR__ . '/snippet.php';

echo readSignedRequest(getenv('TEXT'), getenv('SECRET'))['merchantId'], PHP_EOL;
`,
  },
  go: {
    file: "driver.go",
    code: `package main

import (
	"fmt"
	"log"
	"os"
)

func main() {
	data, err := ReadSignedRequest(os.Getenv("TEXT"), os.Getenv("SECRET"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(data["merchantId"])
}
`,
  },
};
