import { textWidth, wrapText } from "./text";

test("wide letters take more room than narrow ones, and bold ones more than others", () => {
  expect(textWidth("WWW", 10)).toBeGreaterThan(2.5 * textWidth("iii", 10));
  expect(textWidth("pay", 10, "bold")).toBeGreaterThan(textWidth("pay", 10));
  expect(textWidth("支付", 10)).toBeGreaterThan(20);
});

test.each([
  ["short text", "pay", 100, ["pay"]],
  ["nothing", "", 100, [""]],
  [
    "text at spaces, in lines of about the same length",
    "scan the wallet or read the card",
    130,
    ["scan the wallet", "or read the card"],
  ],
  [
    "an address after its slashes",
    "POST /v3/payment/terminal/quickpay",
    130,
    ["POST", "/v3/payment/", "terminal/quickpay"],
  ],
  ["a code after its underscores", "WAITING_FOR_PAYMENT", 100, ["WAITING_", "FOR_", "PAYMENT"]],
  ["a word without signs anywhere", "mmmmmmmm", 40, ["mmm", "mmm", "mm"]],
])("%s", (_kind, text, width, lines) => {
  expect(wrapText(text, width, 13)).toEqual(lines);
});

test("no line is wider than asked, and no character is lost", () => {
  const text = "GET /v3/payment/transaction/order/ORDER-2025-0001 while the outcome is open";
  for (let width = 40; width < 400; width += 7) {
    const lines = wrapText(text, width, 13);
    expect(lines.filter((line) => textWidth(line, 13) > width)).toEqual([]);
    expect(lines.join("").replace(/ /g, "")).toBe(text.replace(/ /g, ""));
  }
});
