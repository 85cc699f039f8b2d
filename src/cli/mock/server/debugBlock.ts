import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { base64Of } from "../../../shared/signing/base64";
import type { JsonNode } from "../../../shared/signing/json/JsonNode";
import { CANONICAL, printJson } from "../../../shared/signing/json/printJson";
import type { MessageHeaders } from "../../../shared/signing/messageHeaders";
import { utf8Of } from "../../../shared/signing/utf8";

/**
 * The debug block of a refused signature, as quickstart/signature-algorithm describes it: five stages of the mock's own
 * construction, and a verdict on each header. What the stages are is not published; these are the rules' own steps.
 */
export function debugBlock(
  { body, root, stringToSign }: { body: string; root: JsonNode | null; stringToSign: string },
  { signature, nonceStr, timestamp }: MessageHeaders,
): JsonValue {
  const sorted = root === null ? "" : printJson(root, { ...CANONICAL, escaped: null });
  const canonical = root === null ? "" : printJson(root, CANONICAL);
  const hasData = stringToSign.startsWith("data=");
  const stages = [
    [body, "The body as it came."],
    [sorted, "Keys sorted at every depth, compact."],
    [canonical, "`<`, `>` and `&` escaped."],
    [
      hasData ? base64Of(utf8Of(canonical)) : "",
      hasData ? "As base64: `data`." : "No body, `null` or `{}`: there is no `data`.",
    ],
    [stringToSign, "The string to sign."],
  ] as const;
  const verdict = (currentValue: string, isValid: boolean, remark: string) => ({ currentValue, isValid, remark });
  return {
    preVerifyContent: Object.fromEntries(
      stages.map(([content, remark], index) => [`step${index + 1}`, { content, remark }]),
    ),
    requestHeader: {
      "X-Nonce-Str": verdict(nonceStr, true, "It can stand in the string to sign."),
      "X-Signature": verdict(signature, false, "It doesn't verify over the string of step5 with the public key."),
      "X-Timestamp": verdict(timestamp, true, "Within 120 seconds."),
    },
  };
}
