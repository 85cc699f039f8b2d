import { readTokens } from "./readTokens";

const tokens = (text: string) => readTokens(text).map((token) => token.text);

test.each([
  ["/v3/payment/quickpay", ["v3", "payment", "quickpay", "v3paymentquickpay"]],
  ["/v3/store/{storeId}", ["v3", "store", "store", "id", "v3storestoreid"]],
  ["orderId", ["order", "id", "orderid"]],
  ["X-Signature", ["x", "signature", "xsignature"]],
  ["set.notification.webhook", ["set", "notification", "webhook", "setnotificationwebhook"]],
  ["MERCHANT_NOT_FOUND", ["merchant", "not", "found", "merchantnotfound"]],
  ["access_", ["access"]],
  ["_token", ["token"]],
  ["eKYC", ["ekyc"]],
  ["OAuth2", ["oauth", "2", "oauth2"]],
  ["MyKad", ["my", "kad", "mykad"]],
  ["addressLine1", ["address", "line", "1", "addressline1"]],
  ["HTTPServer", ["http", "server", "httpserver"]],
  ["MB2U0227:B2C", ["mb2u0227", "b2c", "mb2u0227b2c"]],
  ["0001 401 12.50", ["0001", "401", "12", "50", "1250"]],
  ["the a is", ["the", "a", "is"]],
  ["Café ＡＢＣ", ["cafe", "abc"]],
  ["payer's what’s don't", ["payer", "what", "dont"]],
  ["支付方式", ["支付", "付方", "方式"]],
  ["支", ["支"]],
  ["API支付", ["api", "支付", "api支付"]],
  ["결제", ["결제"]],
  ["الدفع", ["الدفع"]],
  ["", []],
  ["* + - ~ ^ : \\ <b>", ["b"]],
])("%j is read as %j", (text, expected) => {
  expect(tokens(text)).toEqual(expected);
});

test("a token's place is the text that it was read from", () => {
  const text = "Send the café-Code: orderId (支付方式) of MERCHANT_NOT_FOUND.";
  const pieces = readTokens(text).map(({ start, end }) => text.slice(start, end));
  expect(pieces).toEqual([
    ...["Send", "the", "café", "Code", "café-Code", "order", "Id", "orderId"],
    ...["支付", "付方", "方式", "of", "MERCHANT", "NOT", "FOUND", "MERCHANT_NOT_FOUND"],
  ]);
});

test("an address of many parts is found by its parts alone", () => {
  expect(readTokens("https://a.b.c.d.e.f.g.h/i").filter(({ whole }) => whole)).toEqual([]);
});
