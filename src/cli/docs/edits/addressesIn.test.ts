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

test("with Windows line ends the places are those of the file", () => {
  expect(found("---\r\ntitle: A\r\n---\r\n\r\nText\r\n\r\n[b](./b.mdx)\r\n")).toEqual(["./b.mdx"]);
});

test("a file that can't be parsed is named with the place", () => {
  expect(() => found("---\ntitle: A\n---\n\n<Card>\n")).toThrow(/^content\/docs\/a\.mdx:5:1: /);
});
