import { parse } from "./parse";

/** What the parser says of a text, each as `line:column [rule] message`. */
function faultsOf(body: string): string[] {
  const faults: string[] = [];
  parse(body, "mdx", ({ line, column, rule, message }) => {
    faults.push(`${String(line)}:${String(column)} [${rule}] ${message}`);
  });
  return faults;
}

const ENDLESS = (tag: string): string =>
  `[markdown-form] the fence has no end where its code ends: \`${tag}\` behind it is code as well`;
const tabs = (first: string, second = "Text"): string =>
  `<Tabs>\n<Tab label="a">\n\n${first}\n\n</Tab>\n<Tab label="b">\n\n${second}\n\n</Tab>\n</Tabs>\n`;

test.each([
  ["the last fence", tabs("```json\n{}"), `4:1 ${ENDLESS("</Tab>")}`],
  ["another sign", tabs("~~~json\n{}\n```"), `4:1 ${ENDLESS("</Tab>")}`],
  ["no blank line", '<Tab label="a">\n```json\n{}\n</Tab>\n\nRest', `2:1 ${ENDLESS("</Tab>")}`],
  ["the second tab", tabs("Text", "```json\n{}"), `9:1 ${ENDLESS("</Tab>")}`],
  ["one that the next fence ends", tabs("```\n{}", "```\nls\n```"), `4:1 ${ENDLESS("</Tab>")}`],
  [
    "the next fence, and the tag of the next tab",
    `${tabs("```\n{}", "Text")}\n\`\`\`\nls\n`,
    `4:1 ${ENDLESS("</Tab>")}`,
  ],
  [
    "one that holds the opening tag",
    'Text\n\n```json\n{}\n\n<Tab label="a">\n\n```bash\nls\n```\n\n</Tab>',
    `3:1 ${ENDLESS("<Tab>")}`,
  ],
  ["a quote", '> <Tab label="a">\n> ```json\n> {}\n> </Tab>\n\nRest', `2:3 ${ENDLESS("</Tab>")}`],
])("a fence without an end is told instead of the tag that it holds: %s", (_what, body, fault) => {
  expect(faultsOf(body)).toEqual([fault]);
});

test.each([
  ["no fence", '<Tab label="a">\n\nText\n', "1:1 [mdx-syntax] Expected a closing tag for `<Tab>` (1:1-1:16)"],
  [
    "a fence that shows such a tag",
    '<Tabs>\n<Tab label="a">\n\n```xml\n<Tab>\n</Tab>\n```\n\n</Tabs>\n',
    "9:1 [mdx-syntax] Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Tab>` (2:1-2:16)",
  ],
  [
    "a fence before it",
    '```xml\n</Tab>\n```\n\n<Tab label="a">\n',
    "5:1 [mdx-syntax] Expected a closing tag for `<Tab>` (5:1-5:16)",
  ],
])("a tag without its other half is told where no fence has it: %s", (_what, body, fault) => {
  expect(faultsOf(body)).toEqual([fault]);
});
