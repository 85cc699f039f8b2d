import { checkDocId } from "./docId";

test.each(["guide", "sms/send-reminder", "{product}-logo", "v2/1.0", "größe", "console", "a".repeat(200)])(
  "%s can be an id",
  (id) => {
    expect(() => checkDocId(id)).not.toThrow();
  },
);

test.each([
  ["sms/x.mdx", "Did you mean `sms/x`?"],
  ["x.MD", "Did you mean `x`?"],
  ["content/docs/sms/x", "Did you mean `sms/x`?"],
  ["./content/docs/sms/x.mdx", "Did you mean `sms/x`?"],
  ["sms/con", "`con` can't be a part of an id: Windows keeps that name for a device."],
  ["LPT1.x/a", "`LPT1.x` can't be a part of an id"],
  ["a:b", "Windows takes no file with `:`"],
  ["a|b", "Windows takes no file with `:`"],
  ["a*", "Windows takes no file with `:`"],
  ["a./b", "`a.` can't be a part of an id: Windows drops a dot"],
  ["sms/a\u200Bb", "`a\\u{200b}b` can't be a part of an id: it has a sign that nobody sees."],
  ["-x", "for an option"],
  ["sms/-x", "for an option"],
  ["a".repeat(201), "a name has at most 200 bytes"],
  ["ö".repeat(101), "a name has at most 200 bytes"],
  ["", "can't be an id"],
  ["a//b", "can't be an id"],
])("%j is refused", (id, message) => {
  expect(() => checkDocId(id)).toThrow(message);
});
