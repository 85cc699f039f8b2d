import { anchorPart, callAnchor, schemaAnchor } from "./apiAnchors";

test.each([
  ["issueVoucher", "issue-voucher"],
  ["queryByOrderID", "query-by-order-id"],
  ["verifyMyKADImage", "verify-my-kad-image"],
  ["get2FACode", "get2-fa-code"],
  ["oauth.token", "oauth-token"],
])("the call %s has the anchor %s", (id, anchor) => {
  expect(callAnchor(id)).toBe(anchor);
});

test.each([
  ["batchKey", "batchKey"],
  ["__proto__", "__proto__"],
  ["lines[].title", "lines-title"],
  ["$ref/a b", "ref-a-b"],
])("the field %s is %s in an anchor", (name, part) => {
  expect(anchorPart(name)).toBe(part);
});

test("schemas keep their names", () => {
  expect(schemaAnchor("VoucherBatch")).toBe("schema-VoucherBatch");
});
