/**
 * Signs a request, and without a URL a test callback. `tr` rather than \`\${1,,}\`: macOS has bash 3.2.
 */
export const SIGNING = `# signed_headers METHOD URL [JSON]: prints the headers. A callback's signature has no URL.
signed_headers() {
  local json nonce timestamp text signature
  json=$(jq -cS . <<<"\${3:-null}" | sed 's/</\\\\u003c/g; s/>/\\\\u003e/g; s/&/\\\\u0026/g')
  nonce=$(openssl rand -hex 16)
  timestamp=$(date +%s)
  text="method=$(tr '[:upper:]' '[:lower:]' <<<"$1")&nonceStr=$nonce"
  text="$text\${2:+&requestUrl=$2}&signType=sha256&timestamp=$timestamp"
  if [[ $json != null && $json != "{}" ]]; then
    text="data=$(printf %s "$json" | openssl base64 -A)&$text"
  fi
  signature=$(printf %s "$text" | openssl dgst -sha256 -sign "$PRIVATE_KEY_FILE" | openssl base64 -A)
  printf '%s\\n' "X-Signature: sha256 $signature" "X-Nonce-Str: $nonce" "X-Timestamp: $timestamp"
}
`;
