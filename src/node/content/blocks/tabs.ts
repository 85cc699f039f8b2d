import type { Code } from "mdast";
import { createElement } from "react";
import { z } from "zod";

import { Tabs } from "../../../blocks/Tabs";
import type { TabItem } from "../../../blocks/Tabs";
import { languageChoice } from "../../../shared/tabChoices";
import { slot } from "../elementToHast";
import { parseFenceMeta } from "../fences";
import { fenceLabel, languageName } from "../highlight";
import { defineBlock } from "./BlockDefinition";

const tabProps = z.strictObject({ label: z.string().min(1), value: z.string().min(1).optional() });

/** Alternatives of one thing: code in several languages, steps on several platforms. */
export const tabBlocks = {
  CodeTabs: defineBlock({
    props: z.strictObject({ label: z.string().min(1).default("Language") }),
    build: ({ props, node, page, at }) => {
      const fences = node.children.filter((child): child is Code => (child.type as string) === "code");
      if (fences.length < 2 || fences.length !== node.children.length) {
        page.report({
          ...at,
          rule: "block-usage",
          message: "`<CodeTabs>` holds two or more fenced code blocks and nothing else",
          fix: "leave a blank line after the opening tag, between the fences and before the closing tag",
        });
      }
      const used = new Set<string>();
      const items = fences.map((fence): TabItem => {
        const language = languageName(fence.lang ?? "text") ?? "text";
        const { title } = parseFenceMeta(fence.meta ?? "").meta;
        const label = title ?? fenceLabel(language, "bash-is-curl");
        const choice = languageChoice(language);
        const value = used.has(choice) ? `${choice}-${String(used.size + 1)}` : choice;
        used.add(value);
        return { label, value, content: slot(page.toHast([fence])) };
      });
      return createElement(Tabs, { label: props.label, sync: "language", items });
    },
  }),

  Tabs: defineBlock({
    props: z.strictObject({ label: z.string().min(1).default("Choose one"), sync: z.string().min(1).optional() }),
    build: ({ props, items, page }) => {
      const used = new Set<string>();
      const tabs = items("Tab", tabProps).map((tab): TabItem => {
        const value = tab.props.value ?? tab.props.label.toLowerCase().replace(/\s+/g, "-");
        if (used.has(value)) {
          page.report({
            ...tab.at,
            rule: "block-usage",
            message: `\`<Tab>\`: another tab of the group has the value \`${value}\` too`,
            fix: 'give it another label, or a value of its own: `value="…"`',
          });
        }
        used.add(value);
        return { label: tab.props.label, value, content: slot(tab.content({ paragraph: true })) };
      });
      return createElement(Tabs, { label: props.label, sync: props.sync ?? "none", items: tabs });
    },
  }),
  Tab: defineBlock({ props: tabProps, within: "Tabs", build: () => createElement("p") }),
};
