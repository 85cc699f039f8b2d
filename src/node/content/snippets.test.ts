import { sourceOf } from "../../testing/fixtures/compile";
import { snippetsOf } from "./snippets";

const SCOPE = { hosts: { api: { sandbox: "https://sb.example.com" } } };

const snippetsIn = (text: string) => snippetsOf(sourceOf(text, "docs/a/b.mdx"), SCOPE);

const PAGE = `---
title: A page
---

## First {#one}

\`\`\`js title="Call it" compile
fetch("{hosts.api.sandbox}/v3", { a: {unknown.name} });
\`\`\`

<CodeTabs>

\`\`\`py run="ok"
# pay.py: needs nothing
print("ok")
\`\`\`

\`\`\`php try="sign"
<?php
// sign.php

\`\`\`

</CodeTabs>

- in a list

  \`\`\`bash title="first.sh" compile
  #!/bin/sh
  # other.sh: the title counts
  \`\`\`

\`\`\`json
{}
\`\`\`

\`\`\`js
untried()
\`\`\`
`;

test("code that says how it is tried is found wherever it stands, with its line and its file", () => {
  expect(snippetsIn(PAGE).map(({ line, language, file, trial }) => [line, language, file, trial.kind])).toEqual([
    [7, "js", null, "compile"],
    [13, "python", "pay.py", "run"],
    [18, "php", "sign.php", "try"],
    [28, "bash", "first.sh", "compile"],
  ]);
});

test("data expressions are resolved, other braces are code", () => {
  const [first] = snippetsIn(PAGE);
  expect(first?.code).toBe('fetch("https://sb.example.com/v3", { a: {unknown.name} });');
  expect(first?.contentFile).toBe("docs/a/b.mdx");
});

test.each(["// see sign.mjs", "# ../up.py", "// Version 1.2 of it", "x // sign.mjs"])("%s names no file", (line) => {
  expect(snippetsIn(`\`\`\`js compile\n${line}\n\`\`\`\n`)[0]?.file).toBeNull();
});

test("a page that can't be parsed has none", () => {
  expect(snippetsIn("```js compile\na\n```\n\n<Tab>\n")).toEqual([]);
});
