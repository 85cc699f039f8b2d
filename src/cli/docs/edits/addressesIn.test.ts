import { addressesIn } from "./addressesIn";

const found = (text: string, file = "content/docs/a.mdx") =>
  addressesIn(file, text).map(({ address, start, end }) => {
    expect(text.slice(start, end)).toBe(address);
    return address;
  });

test("addresses of links, images, definitions and blocks, each at its place", () => {
  expect(
    found(
      [
        "---",
        "title: A",
        "gallery:",
        "  - image: ./logo.png",
        "    alt: Logo",
        "---",
        "",
        "## Part {#part}",
        "",
        '[./b.mdx](./b.mdx#x) and [*stressed* `](code)` text](/docs/c) ![a [b] c](./p.png "T") ',
        "",
        "- a list",
        "",
        "  [in it](<./with space.mdx>) [ref][d]",
        "",
        "[d]: ../d.mdx 'Title'",
        "",
        '<Card title="href" href="./e.mdx">',
        "",
        "Text with [f](f.mdx).",
        "",
        "</Card>",
        "",
        "`[no](./no.mdx)`",
        "",
        "```md",
        "[no](./no.mdx)",
        "```",
      ].join("\n"),
    ),
  ).toEqual(["./logo.png", "./b.mdx#x", "/docs/c", "./p.png", "./with space.mdx", "../d.mdx", "./e.mdx", "f.mdx"]);
});

test("links in the data of blocks are found, texts beside them aren't", () => {
  const data = 'transitions={[{ by: "href: no", href: "./b.mdx" }, { href: \'./c.mdx#d\' }, { href: `/e/${x}` }]}';
  expect(found(`<States title="S" ${data} />\n`)).toEqual(["./b.mdx", "./c.mdx#d"]);
});

test("pictures and links are told apart", () => {
  const roles = addressesIn("a.mdx", '---\ncover: ./c.png\n---\n\n[a](b) ![c](d)\n\n<Card href="e" />\n').map(
    ({ address, role }) => `${address} ${role}`,
  );
  expect(roles).toEqual(["./c.png image", "b link", "d image", "e link"]);
});

test("a byte order mark and Windows line ends count in the places", () => {
  expect(found("\uFEFF[a](./a.mdx)\r\n")).toEqual(["./a.mdx"]);
  expect(found("\uFEFF---\r\ncover: ./c.png\r\n---\r\n[a](./a.mdx)")).toEqual(["./c.png", "./a.mdx"]);
});

test("with Windows line ends the places are those of the file", () => {
  expect(found("---\r\ntitle: A\r\n---\r\n\r\nText\r\n\r\n[b](./b.mdx)\r\n")).toEqual(["./b.mdx"]);
});

test("a file that can't be parsed is named with the place", () => {
  expect(() => found("---\ntitle: A\n---\n\n<Card>\n")).toThrow(/^content\/docs\/a\.mdx:5:1: /);
});
