import { linkTextFault } from "./linkText";

const messageOf = (text: string, words = true) => linkTextFault(text, words)?.message ?? null;

test.each([
  ...["here", "Here", "click here", "Click  here!", "this page", "This page.", "link", "the link", "read more"],
  ...["Read more…", "more", "Learn more →", "(details)", "“here”", "see below", "this\nguide", "continue reading"],
])("%j says nothing alone", (text) => {
  expect(messageOf(text)).toBe(`says nothing alone: \`${text.replace(/\s+/g, " ")}\``);
});

test.each([
  ...["Error codes", "More error codes", "Read more about refunds", "this page of the portal", "Here Maps"],
  ...["support", "GitHub", "query the transaction", "{product.name} logo", "FAQ", "Linkage"],
])("%j says where it leads", (text) => {
  expect(messageOf(text)).toBeNull();
});

test.each(["", "  ", "\n"])("a link needs a text: %j", (text) => {
  expect(messageOf(text)).toBe("has no text");
});

test.each(["https://shop.example.com/a", "http://example.com", "www.example.com"])("%s is no text", (text) => {
  expect(linkTextFault(text, true)).toEqual({
    message: `shows a bare address, \`${text}\``,
    fix: "name what it leads to: `[Name](address)`; an address that readers have to type or copy is code",
  });
});

test.each(["../error-codes.mdx", "guide/start.md", "start.md#first"])("%s is the name of a file", (text) => {
  expect(messageOf(text)).toBe(`shows the name of a file, \`${text}\``);
});

test("words are judged in English only; what has none, or an address, is wrong in any language", () => {
  expect(messageOf("here", false)).toBeNull();
  expect(messageOf(" ", false)).toBe("has no text");
  expect(messageOf("https://example.com", false)).toBe("shows a bare address, `https://example.com`");
});
