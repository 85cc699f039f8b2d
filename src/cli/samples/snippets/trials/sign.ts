import { createPrivateKey } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";

import { KEYS, VECTORS } from "../../../../testing/fixtures/signing/vectors";
import { drive, noDriver } from "./Trial";
import type { Driver, Trial } from "./Trial";

/** Code that signs makes of each vector's input the signature that the pages print. */
export const sign: Trial = async (tried) => {
  const driver = DRIVERS[tried.language.name];
  if (driver === undefined) return noDriver("sign", tried.language.name);
  const key = createPrivateKey(KEYS.application.privatePem);
  const write = (name: string, type: "pkcs1" | "pkcs8"): void => {
    writeFileSync(path.join(tried.folder, name), key.export({ type, format: "pem" }));
  };
  write("private.pem", "pkcs1");
  write("private-pkcs8.pem", "pkcs8");
  for (const { name, method, requestUrl, bodyAsGiven, nonceStr, timestamp, signatureBase64 } of VECTORS) {
    if (requestUrl === null) continue;
    const { code, ending, stdout, output } = await drive(tried, driver, {
      ...{ METHOD: method, REQUEST_URL: requestUrl, BODY: bodyAsGiven, NONCE: nonceStr, TIMESTAMP: timestamp },
    });
    if (code !== 0 || stdout.trim() !== `sha256 ${signatureBase64}`) {
      return `makes another signature of the vector ${name}, ${ending}:\n${output}`;
    }
  }
  return null;
};

const DRIVERS: Readonly<Record<string, Driver>> = {
  js: {
    file: "driver.mjs",
    calls: "sign.mjs",
    code: `import { readFileSync } from "node:fs";
import { signedHeaders } from "./sign.mjs";

const { METHOD, REQUEST_URL, BODY, NONCE, TIMESTAMP } = process.env;
const headers = signedHeaders({
  method: METHOD,
  requestUrl: REQUEST_URL,
  body: BODY === "" ? undefined : JSON.parse(BODY),
  privateKey: readFileSync("private.pem", "utf8"),
  nonceStr: NONCE,
  timestamp: TIMESTAMP,
});
console.log(headers["X-Signature"]);
`,
  },
  python: {
    file: "driver.py",
    calls: "sign.py",
    code: `import json
import os

from sign import signed_headers

given = os.environ
body = json.loads(given["BODY"]) if given["BODY"] else None
with open("private.pem", "rb") as file:
    key = file.read()
headers = signed_headers(given["METHOD"], given["REQUEST_URL"], body, key, given["NONCE"], given["TIMESTAMP"])
print(headers["X-Signature"])
`,
  },
  php: {
    file: "driver.php",
    calls: "sign.php",
    code: `<?php
require __DIR__ . '/sign.php';

$body = getenv('BODY') === '' ? null : json_decode(getenv('BODY'));
$key = file_get_contents('private.pem');
$headers = signed_headers(
    getenv('METHOD'), getenv('REQUEST_URL'), $body, $key, getenv('NONCE'), getenv('TIMESTAMP')
);
foreach ($headers as $header) {
    if (str_starts_with($header, 'X-Signature: ')) {
        echo substr($header, strlen('X-Signature: ')), PHP_EOL;
    }
}
`,
  },
  java: {
    file: "Driver.java",
    calls: "Sign.java",
    code: `import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;

public class Driver {
    public static void main(String[] args) throws Exception {
        String text = System.getenv("BODY");
        Object body = text.isEmpty() ? null : new ObjectMapper().readValue(text, Object.class);
        var key = Sign.privateKey(Files.readString(Path.of("private-pkcs8.pem")));
        var headers = Sign.headers(System.getenv("METHOD"), System.getenv("REQUEST_URL"), body, key,
            System.getenv("NONCE"), System.getenv("TIMESTAMP"));
        System.out.println(headers.get("X-Signature"));
    }
}
`,
  },
  go: {
    file: "driver.go",
    code: `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
)

func main() {
	var body interface{}
	if text := os.Getenv("BODY"); text != "" {
		if err := json.Unmarshal([]byte(text), &body); err != nil {
			log.Fatal(err)
		}
	}
	pemBytes, err := os.ReadFile("private.pem")
	if err != nil {
		log.Fatal(err)
	}
	key, err := ParsePrivateKey(pemBytes)
	if err != nil {
		log.Fatal(err)
	}
	headers, err := SignedHeadersAt(os.Getenv("METHOD"), os.Getenv("REQUEST_URL"), body, key, os.Getenv("NONCE"), os.Getenv("TIMESTAMP"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(headers["X-Signature"])
}
`,
  },
};
