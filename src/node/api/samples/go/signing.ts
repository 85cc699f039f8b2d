/** A piece of Go: the packages that it imports and its code. */
export interface GoPiece {
  readonly imports: readonly string[];
  readonly code: string;
}

/** Of a body that came: whoever sent it. */
const CHECK = `	if !json.Valid(body) { // A decoder doesn't look at what follows the value.
		return nil, errors.New("the body is not JSON")
	}
`;

const stringToSign = (check: string) => `// canonical is a body as it is signed.
func canonical(body []byte) ([]byte, error) {
	if len(body) == 0 {
		return []byte("{}"), nil
	}
${check}	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return nil, err
	}
	if value == nil {
		return []byte("{}"), nil
	}
	return json.Marshal(value) // It sorts the keys at every depth and escapes < > &.
}

// stringToSign is the text that a signature covers. A callback's has no URL.
func stringToSign(method, url string, body []byte, nonce, timestamp string) string {
	var parts []string
	if string(body) != "{}" {
		parts = append(parts, "data="+base64.StdEncoding.EncodeToString(body))
	}
	parts = append(parts, "method="+strings.ToLower(method), "nonceStr="+nonce)
	if url != "" {
		parts = append(parts, "requestUrl="+url)
	}
	return strings.Join(append(parts, "signType=sha256", "timestamp="+timestamp), "&")
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
  code: `${stringToSign("")}

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
	body, err = canonical(body)
	if err != nil {
		return err
	}
	text := stringToSign(request.Method, request.URL.String(), body, nonce, timestamp)
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
  code: `${stringToSign(CHECK)}

// verify gives the body as it was signed, and an error where the callback isn't genuine.
// Work with it alone: of two equal keys in a body parsers take different ones.
func verify(method string, body []byte, header http.Header) ([]byte, error) {
	der, err := readPEM("SERVER_PUBLIC_KEY_FILE")
	if err != nil {
		return nil, err
	}
	parsed, err := x509.ParsePKIXPublicKey(der)
	if err != nil {
		return nil, err
	}
	key, isRSA := parsed.(*rsa.PublicKey)
	kind, encoded, _ := strings.Cut(header.Get("X-Signature"), " ")
	if !isRSA || kind != "sha256" {
		return nil, errors.New("no RSA key or no signature")
	}
	signature, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return nil, err
	}
	event, err := canonical(body)
	if err != nil {
		return nil, err
	}
	text := stringToSign(method, "", event, header.Get("X-Nonce-Str"), header.Get("X-Timestamp"))
	digest := sha256.Sum256([]byte(text))
	if err := rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature); err != nil {
		return nil, err
	}
	return event, nil
}`,
};

/** Prints imports as gofmt does. */
export function printImports(...lists: readonly (readonly string[])[]): string {
  const names = [...new Set(lists.flat())].sort();
  return `import (\n${names.map((name) => `\t"${name}"`).join("\n")}\n)`;
}
