import { faultsOf, htmlOf, spot } from "../../testing/fixtures/compile";

test.each([
  ["Text<br>text", "1:5 mdx-syntax", "write `<br />`"],
  ['<img src="./a.png">', "1:1 mdx-syntax", "write an image as `![what it shows](./file.png)`"],
  ['<img src="./a.png" />', "1:1 unknown-block", "write an image as `![what it shows](./file.png)`"],
  ["A <b>word</b>", "1:3 unknown-block", "write bold text as `**text**`"],
  ["A <i>word</i>", "1:3 unknown-block", "write emphasis as `*text*`"],
  ['A <a href="/x">word</a>', "1:3 unknown-block", "write a link as `[text](address)`"],
  ["<hr />", "1:1 unknown-block", "write a rule as `---` between blank lines"],
])("%s in MDX: what Markdown has for it", async (text, place, fix) => {
  const faults = await faultsOf(`${text}\n`);
  expect(faults.map((fault) => [spot(fault), fault.fix])).toEqual([[place, fix]]);
});

test.each([
  ["Text<br>text", "end the line with a backslash, `\\`"],
  ["A <b>word</b>", "write bold text as `**text**`"],
  ['<a href="/x">word</a>', "write a link as `[text](address)`"],
])("%s in a Markdown file: the same, but for line breaks", async (text, fix) => {
  const [fault] = await faultsOf(`${text}\n`, {}, "docs/guide/page.md");
  expect(fault?.fix).toBe(fix);
});

test("the line breaks that are told work", async () => {
  expect(await htmlOf("A<br />b\n")).toBe("<p>A<br>b</p>");
  expect(await htmlOf("A\\\nb\n", {}, "docs/guide/page.md")).toContain("<br>");
});
