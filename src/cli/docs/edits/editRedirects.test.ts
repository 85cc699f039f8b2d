import { editRedirects } from "./editRedirects";

const moved = { from: "/docs/a", to: "/docs/b" };

test("the first redirect makes the file", () => {
  expect(editRedirects(null, [moved])).toBe("redirects:\n  - from: /docs/a\n    to: /docs/b\n");
  expect(editRedirects("redirects: []\n", [moved])).toBe("redirects:\n  - from: /docs/a\n    to: /docs/b\n");
});

test("no chain comes about, an address that is a page again leads nowhere, and all else stays as it is", () => {
  const text = `# Old addresses.
redirects:
  - from: /docs/older # a note
    to: "/docs/a#x"
  - from: /docs/b
    to: /docs/a
  - { from: /docs/else, to: /docs/c }
`;
  expect(editRedirects(text, [moved])).toBe(`# Old addresses.
redirects:
  - from: /docs/older # a note
    to: "/docs/b#x"
  - { from: /docs/else, to: /docs/c }
  - from: /docs/a
    to: /docs/b
`);
});

test("done twice it is the same as once, and what YAML would misread stands in quotes", () => {
  const add = [{ from: "/docs/{product} b", to: "/docs/c#d" }];
  const once = editRedirects("redirects:\n", add);
  expect(once).toBe('redirects:\n  - from: "/docs/{product} b"\n    to: /docs/c#d\n');
  expect(editRedirects(once, add)).toBe(once);
});
