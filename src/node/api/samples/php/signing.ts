/** A body of one's own holds no half surrogate pairs. */
const ENCODE = `    $json = json_encode(sorted($value ?? new stdClass()), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
`;

/** A body that came: whoever sent it. */
const ENCODE_STRICTLY = `    $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;
    $json = json_encode(sorted($value ?? new stdClass()), $flags);
`;

const stringToSign = (encode: string) => `// Sorts the keys at every depth.
function sorted(mixed $value): mixed
{
    if (is_array($value)) {
        return array_map('sorted', $value);
    }
    if (!is_object($value)) {
        return $value;
    }
    $members = array_map('sorted', get_object_vars($value));
    ksort($members, SORT_STRING);
    return (object) $members;
}

// A body as it is signed.
function canonical(string $body): string
{
    $value = $body === '' ? null : json_decode($body, false, 512, JSON_THROW_ON_ERROR);
${encode}    return str_replace(['<', '>', '&'], ['\\u003c', '\\u003e', '\\u0026'], $json);
}

// The text that a signature covers. A callback's has no URL.
function string_to_sign(string $method, string $url, string $json, string $nonce, string $timestamp): string
{
    return implode('&', array_filter([
        $json === '{}' ? '' : 'data=' . base64_encode($json),
        'method=' . strtolower($method),
        "nonceStr=$nonce",
        $url === '' ? '' : "requestUrl=$url",
        'signType=sha256',
        "timestamp=$timestamp",
    ]));
}`;

/** Signs a request. */
export const SIGNING = `${stringToSign(ENCODE)}

function signed_headers(string $method, string $url, string $body = ''): array
{
    [$nonce, $timestamp] = [bin2hex(random_bytes(16)), (string) time()];
    $text = string_to_sign($method, $url, canonical($body), $nonce, $timestamp);
    $key = openssl_pkey_get_private(file_get_contents(getenv('PRIVATE_KEY_FILE')));
    openssl_sign($text, $signature, $key, OPENSSL_ALGO_SHA256);
    return [
        'X-Signature: sha256 ' . base64_encode($signature),
        "X-Nonce-Str: $nonce",
        "X-Timestamp: $timestamp",
    ];
}
`;

/** Verifies a callback. */
export const VERIFYING = `${stringToSign(ENCODE_STRICTLY)}

// The body as it was signed; null where the callback isn't genuine.
// Work with it alone: of two equal keys in a body parsers take different ones.
function verified(string $method, string $body, array $server): ?string
{
    [$type, $signature] = explode(' ', $server['HTTP_X_SIGNATURE'] ?? '', 2) + ['', ''];
    [$nonce, $timestamp] = [$server['HTTP_X_NONCE_STR'] ?? '', $server['HTTP_X_TIMESTAMP'] ?? ''];
    try {
        $json = canonical($body);
    } catch (JsonException) {
        return null;
    }
    $text = string_to_sign($method, '', $json, $nonce, $timestamp);
    $key = file_get_contents(getenv('SERVER_PUBLIC_KEY_FILE'));
    $bytes = (string) base64_decode($signature, true);
    $genuine = $type === 'sha256' && openssl_verify($text, $bytes, $key, OPENSSL_ALGO_SHA256) === 1;
    return $genuine ? $json : null;
}
`;
