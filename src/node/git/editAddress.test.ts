import { editAddress } from "./editAddress";

test.each([
  [
    "https://git.example.com/edit/main/",
    "content",
    "docs/a.mdx",
    "https://git.example.com/edit/main/content/docs/a.mdx",
  ],
  [
    "https://git.example.com/edit/main",
    "content",
    "docs/a.mdx",
    "https://git.example.com/edit/main/content/docs/a.mdx",
  ],
  [
    "https://git.example.com/",
    "content",
    "docs/ü b/{product}#.mdx",
    "https://git.example.com/content/docs/%C3%BC%20b/%7Bproduct%7D%23.mdx",
  ],
  ["https://git.example.com/", "../content", "docs/a.mdx", "https://git.example.com/docs/a.mdx"],
  ["https://git.example.com/", ".", "docs/a.mdx", "https://git.example.com/docs/a.mdx"],
])("%s with %s/%s is %s", (url, label, file, address) => {
  expect(editAddress(url, label, file)).toBe(address);
});

test("without an address in the settings there is none", () => {
  expect(editAddress(null, "content", "docs/a.mdx")).toBeNull();
});
