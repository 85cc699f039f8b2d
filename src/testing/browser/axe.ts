// axe-core on a page as it stands.
import { readFileSync } from "node:fs";

import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA: all rules of the levels A and AA of its versions. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What axe counts among its best practices, but the site promises: one main landmark, unique names, no skipped levels. */
const FURTHER = [
  "landmark-unique",
  "landmark-one-main",
  "landmark-no-duplicate-main",
  "region",
  "skip-link",
  "tabindex",
];

/** What axe finds wrong on a page, one line a rule with the places; empty on a good page. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${SOURCE} }`);
  const results = await page.evaluate(
    ({ tags, further }) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const rules = [...tool.getRules(tags).map(({ ruleId }) => ruleId), ...further];
      // Without frames and without a second request for each style sheet: there are none to look into.
      return tool.run(document, {
        runOnly: { type: "rule", values: rules },
        resultTypes: ["violations"],
        iframes: false,
        preload: false,
      });
    },
    { tags: TAGS, further: FURTHER },
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(" "))
        .join(", ")}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ""}`,
  );
}
