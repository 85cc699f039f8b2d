import { writeFileSync } from "node:fs";
import path from "node:path";

import { KEYS, VECTORS } from "../../../../testing/fixtures/signing/vectors";
import { drive, noDriver } from "./Trial";
import type { Driver, Trial } from "./Trial";

/** Levels that no stack of a recursive program holds; a variable of Linux holds 128 KiB. */
const DEPTH = 60_000;

/** Characters of a case that are shown where it goes wrong. */
const SHOWN = 1000;

/** Code that verifies takes the callback that the pages print, and refuses it once anything in it has changed. */
export const verify: Trial = async (tried) => {
  const driver = DRIVERS[tried.language.name];
  if (driver === undefined) return noDriver("verify", tried.language.name);
  writeFileSync(path.join(tried.folder, "server-public.pem"), KEYS.platform.publicPem);
  for (const vector of VECTORS.filter(({ requestUrl }) => requestUrl === null)) {
    const genuine = {
      ...{ BODY: vector.bodyAsGiven, SIGNATURE: `sha256 ${vector.signatureBase64}` },
      ...{ NONCE: vector.nonceStr, TIMESTAMP: vector.timestamp },
    };
    const cases = [
      ["true", genuine],
      ["false", { ...genuine, BODY: vector.bodyAsGiven.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) }],
      ["false", { ...genuine, TIMESTAMP: String(Number(vector.timestamp) + 1) }],
      ["false", { ...genuine, NONCE: `${vector.nonceStr}x` }],
      ["false", { ...genuine, SIGNATURE: vector.signatureBase64 }],
      ["false", { ...genuine, BODY: "{" }],
      // What parsers and printers break on, before anybody has looked at the signature.
      ["false", { ...genuine, BODY: '{"a":"\\ud800"}' }],
      ["false", { ...genuine, BODY: `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}` }],
      ["false", { ...genuine, BODY: '{"a":1e999}' }],
    ] as const;
    for (const [expected, variables] of cases) {
      const { code, ending, stdout, output } = await drive(tried, driver, variables);
      if (code !== 0 || stdout.trim() !== expected) {
        return `says ${stdout.trim()} where ${expected} is right, ${ending}: ${JSON.stringify(variables).slice(0, SHOWN)}\n${output}`;
      }
    }
  }
  return null;
};

const DRIVERS: Readonly<Record<string, Driver>> = {
  js: {
    file: "driver.mjs",
    calls: "verify.mjs",
    code: `import { readFileSync } from "node:fs";
import { verifyCallback } from "./verify.mjs";

const { BODY, SIGNATURE, NONCE, TIMESTAMP } = process.env;
const publicKey = readFileSync("server-public.pem", "utf8");
console.log(
  verifyCallback({ rawBody: BODY, signature: SIGNATURE, nonceStr: NONCE, timestamp: TIMESTAMP, publicKey }),
);
`,
  },
  python: {
    file: "driver.py",
    calls: "verify.py",
    code: `import os

from verify import verify_callback

given = os.environ
with open("server-public.pem", "rb") as file:
    key = file.read()
genuine = verify_callback(given["BODY"].encode(), given["SIGNATURE"], given["NONCE"], given["TIMESTAMP"], key)
print(str(genuine).lower())
`,
  },
  php: {
    file: "driver.php",
    calls: "verify.php",
    code: `<?php
require __DIR__ . '/verify.php';

$key = file_get_contents('server-public.pem');
$genuine = verify_callback(
    getenv('BODY'), getenv('SIGNATURE'), getenv('NONCE'), getenv('TIMESTAMP'), $key
);
echo $genuine ? 'true' : 'false', PHP_EOL;
`,
  },
  java: {
    file: "Driver.java",
    calls: "Verify.java",
    code: `import java.nio.file.Files;
import java.nio.file.Path;

public class Driver {
    public static void main(String[] args) throws Exception {
        var key = Verify.publicKey(Files.readString(Path.of("server-public.pem")));
        System.out.println(Verify.callback(System.getenv("BODY"), System.getenv("SIGNATURE"),
            System.getenv("NONCE"), System.getenv("TIMESTAMP"), key));
    }
}
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
	pemBytes, err := os.ReadFile("server-public.pem")
	if err != nil {
		log.Fatal(err)
	}
	key, err := ParsePublicKey(pemBytes)
	if err != nil {
		log.Fatal(err)
	}
	err = VerifyCallback([]byte(os.Getenv("BODY")), os.Getenv("SIGNATURE"), os.Getenv("NONCE"), os.Getenv("TIMESTAMP"), key)
	fmt.Println(err == nil)
}
`,
  },
};
