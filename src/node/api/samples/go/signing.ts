/** A piece of Go: the packages that it imports and its code. */
export interface GoPiece {
  readonly imports: readonly string[];
  readonly code: string;
}

const STRING_TO_SIGN = `// stringToSign is the text that a signature covers. A callback's has no URL.
func stringToSign(method, url string, body []byte, nonce, timestamp string) (string, error) {
	var value any
	if len(body) > 0 {
		decoder := json.NewDecoder(bytes.NewReader(body))
		decoder.UseNumber()
		if err := decoder.Decode(&value); err != nil {
			return "", err
		}
	}
	canonical, err := json.Marshal(value) // It sorts the keys at every depth and escapes < > &.
	if err != nil {
		return "", err
	}
	var parts []string
	if text := string(canonical); text != "null" && text != "{}" {
		parts = append(parts, "data="+base64.StdEncoding.EncodeToString(canonical))
	}
	parts = append(parts, "method="+strings.ToLower(method), "nonceStr="+nonce)
	if url != "" {
		parts = append(parts, "requestUrl="+url)
	}
	return strings.Join(append(parts, "signType=sha256", "timestamp="+timestamp), "&"), nil
}

// readPEM reads the file that an environment variable names.
func readPEM(variable string) ([]byte, error) {
	data, err := os.ReadFile(os.Getenv(variable))
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(data)
	if block == nil {
		return nil, errors.New(variable + " is not a PEM file")
	}
	return block.Bytes, nil
}`;

const IMPORTS = [
  ...["bytes", "crypto", "crypto/rsa", "crypto/sha256", "crypto/x509", "encoding/base64", "encoding/json"],
  ...["encoding/pem", "errors", "net/http", "os", "strings"],
];

/** Signs a request. */
export const SIGNING: GoPiece = {
  imports: [...IMPORTS, "crypto/rand", "encoding/hex", "strconv", "time"],
  code: `${STRING_TO_SIGN}

func sign(request *http.Request, body []byte) error {
	der, err := readPEM("PRIVATE_KEY_FILE")
	if err != nil {
		return err
	}
	key, err := x509.ParsePKCS1PrivateKey(der)
	if err != nil {
		return err
	}
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		return err
	}
	nonce, timestamp := hex.EncodeToString(random), strconv.FormatInt(time.Now().Unix(), 10)
	text, err := stringToSign(request.Method, request.URL.String(), body, nonce, timestamp)
	if err != nil {
		return err
	}
	digest := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, digest[:])
	request.Header.Set("X-Signature", "sha256 "+base64.StdEncoding.EncodeToString(signature))
	request.Header.Set("X-Nonce-Str", nonce)
	request.Header.Set("X-Timestamp", timestamp)
	return err
}`,
};

/** Verifies a callback. */
export const VERIFYING: GoPiece = {
  imports: IMPORTS,
  code: `${STRING_TO_SIGN}

// verify gives nil for a genuine callback.
func verify(method string, body []byte, header http.Header) error {
	der, err := readPEM("SERVER_PUBLIC_KEY_FILE")
	if err != nil {
		return err
	}
	parsed, err := x509.ParsePKIXPublicKey(der)
	if err != nil {
		return err
	}
	key, isRSA := parsed.(*rsa.PublicKey)
	kind, encoded, _ := strings.Cut(header.Get("X-Signature"), " ")
	if !isRSA || kind != "sha256" {
		return errors.New("no RSA key or no signature")
	}
	signature, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return err
	}
	text, err := stringToSign(method, "", body, header.Get("X-Nonce-Str"), header.Get("X-Timestamp"))
	if err != nil {
		return err
	}
	digest := sha256.Sum256([]byte(text))
	return rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature)
}`,
};

/** Prints imports as gofmt does. */
export function printImports(...lists: readonly (readonly string[])[]): string {
  const names = [...new Set(lists.flat())].sort();
  return `import (\n${names.map((name) => `\t"${name}"`).join("\n")}\n)`;
}
