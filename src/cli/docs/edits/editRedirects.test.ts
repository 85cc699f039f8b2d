import { parse } from "yaml";

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

const ENTRY = "{ from: /docs/a, to: /docs/b }";

test.each([
  ["redirects:\n- from: /x\n  to: /y\n", "redirects:\n- from: /x\n  to: /y\n- from: /docs/a\n  to: /docs/b\n"],
  [
    "redirects:\n    - from: /x # note\n      to: /y # note\n\n# End.\n",
    "redirects:\n    - from: /x # note\n      to: /y # note\n    - from: /docs/a\n      to: /docs/b\n\n# End.\n",
  ],
  ["redirects: [{ from: /x, to: /y }]", `redirects: [{ from: /x, to: /y }, ${ENTRY}]`],
  ["redirects: [{ from: /x, to: /y }, ] # all\n", `redirects: [{ from: /x, to: /y }, ${ENTRY}, ] # all\n`],
  ["redirects: [] # none yet\n", "redirects: # none yet\n  - from: /docs/a\n    to: /docs/b\n"],
  ["redirects: []", "redirects:\n  - from: /docs/a\n    to: /docs/b\n"],
  ['"redirects": []\n', '"redirects":\n  - from: /docs/a\n    to: /docs/b\n'],
  ["redirects:\n  []\n", `redirects:\n  [${ENTRY}]\n`],
  ["{ redirects: [] }\n", `{ redirects: [${ENTRY}] }\n`],
  ["redirects: null\n", "redirects:\n  - from: /docs/a\n    to: /docs/b\n"],
  [
    "---\nredirects:\n  - { from: /x, to: /y }\n...\n",
    "---\nredirects:\n  - { from: /x, to: /y }\n  - from: /docs/a\n    to: /docs/b\n...\n",
  ],
  [
    "redirects:\r\n  - { from: /x, to: /y }",
    "redirects:\r\n  - { from: /x, to: /y }\r\n  - from: /docs/a\r\n    to: /docs/b\r\n",
  ],
  ["# none\n", "# none\nredirects:\n  - from: /docs/a\n    to: /docs/b\n"],
])("%j goes on as it is written", (text, expected) => {
  const after = editRedirects(text, [moved]);
  expect(after).toBe(expected);
  const { redirects } = parse(after) as { readonly redirects: readonly unknown[] };
  expect(redirects.at(-1)).toEqual(moved);
});

test("in brackets, addresses that are taken again go alone", () => {
  const text = "redirects: [{ from: /docs/b, to: /x }, { from: /docs/b/, to: /x }, { from: /x, to: /y }] # all\n";
  expect(editRedirects(text, [moved])).toBe(`redirects: [{ from: /x, to: /y }, ${ENTRY}] # all\n`);
});
