import { writeFileSync } from "node:fs";
import path from "node:path";

import type { JsonValue } from "../../../../shared/contracts/ApiModel";
import { falsified, withFalseCopies } from "../../../mock/webhooks/deliveries";
import { KEYS, VECTORS } from "../../../../testing/fixtures/signing/vectors";
import { drive, noDriver } from "./Trial";
import type { Driver, Trial } from "./Trial";

/** Levels that no stack of a recursive program holds; a variable of Linux holds 128 KiB. */
const DEPTH = 60_000;

/** Characters of a case that are shown where it goes wrong. */
const SHOWN = 1000;

/** What drivers print where the code gives no text. */
const REFUSED = "refused";

/**
 * Code that verifies takes the callback that the pages print and gives it as it was signed, and refuses it once anything
 * in it has changed.
 */
export const verify: Trial = async (tried) => {
  const driver = DRIVERS[tried.language.name];
  if (driver === undefined) return noDriver("verify", tried.language.name);
  writeFileSync(path.join(tried.folder, "server-public.pem"), KEYS.platform.publicPem);
  for (const vector of VECTORS.filter(({ requestUrl }) => requestUrl === null)) {
    const genuine = {
      ...{ BODY: vector.bodyAsGiven, SIGNATURE: `sha256 ${vector.signatureBase64}` },
      ...{ NONCE: vector.nonceStr, TIMESTAMP: vector.timestamp },
    };
    const body = vector.bodyAsGiven;
    const signed = vector.canonicalJson ?? "{}";
    const falseBody = falsified([JSON.parse(body === "" ? "{}" : body) as JsonValue]);
    const cases: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
      [[signed], genuine],
      // Either is safe.
      [[signed, REFUSED], { ...genuine, BODY: withFalseCopies(body === "" ? "{}" : body, falseBody) }],
      ...["x", " {}", '"', "]"].map((rest) => [[REFUSED], { ...genuine, BODY: body + rest }] as const),
      [[REFUSED], { ...genuine, NONCE: "" }],
      [[REFUSED], { ...genuine, TIMESTAMP: "" }],
      [[REFUSED], { ...genuine, BODY: body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) }],
      [[REFUSED], { ...genuine, TIMESTAMP: String(Number(vector.timestamp) + 1) }],
      [[REFUSED], { ...genuine, NONCE: `${vector.nonceStr}x` }],
      [[REFUSED], { ...genuine, SIGNATURE: vector.signatureBase64 }],
      [[REFUSED], { ...genuine, BODY: "{" }],
      // What parsers and printers break on, before anybody has looked at the signature.
      [[REFUSED], { ...genuine, BODY: '{"a":"\\ud800"}' }],
      [[REFUSED], { ...genuine, BODY: `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}` }],
      [[REFUSED], { ...genuine, BODY: '{"a":1e999}' }],
    ];
    for (const [expected, variables] of cases) {
      const { code, ending, stdout, output } = await drive(tried, driver, variables);
      if (code !== 0 || !expected.includes(stdout.trim())) {
        return `says ${stdout.trim()} where ${expected.join(" or ")} is right, ${ending}: ${JSON.stringify(variables).slice(0, SHOWN)}\n${output}`;
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
const message = verifyCallback({
  rawBody: BODY,
  signature: SIGNATURE,
  nonceStr: NONCE,
  timestamp: TIMESTAMP,
  publicKey,
});
console.log(message === null ? "refused" : message);
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
message = verify_callback(given["BODY"].encode(), given["SIGNATURE"], given["NONCE"], given["TIMESTAMP"], key)
print("refused" if message is None else message)
`,
  },
  php: {
    file: "driver.php",
    calls: "verify.php",
    code: `<?php
require __DIR__ . '/verify.php';

$key = file_get_contents('server-public.pem');
$message = verify_callback(
    getenv('BODY'), getenv('SIGNATURE'), getenv('NONCE'), getenv('TIMESTAMP'), $key
);
echo $message === null ? 'refused' : $message, PHP_EOL;
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
        String message = Verify.callback(System.getenv("BODY"), System.getenv("SIGNATURE"),
            System.getenv("NONCE"), System.getenv("TIMESTAMP"), key);
        System.out.println(message == null ? "refused" : message);
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
	message, err := VerifyCallback([]byte(os.Getenv("BODY")), os.Getenv("SIGNATURE"), os.Getenv("NONCE"), os.Getenv("TIMESTAMP"), key)
	if err != nil {
		fmt.Println("refused")
		return
	}
	fmt.Println(string(message))
}
`,
  },
};
