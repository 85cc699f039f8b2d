import type { RootContent } from "mdast";
import { createElement, Fragment } from "react";
import { z } from "zod";

import { Button } from "../../../blocks/Button";
import { Cards } from "../../../blocks/Cards";
import { Caveat, CAVEAT_KINDS } from "../../../blocks/Caveat";
import { Island } from "../../../blocks/Island";
import { Steps } from "../../../blocks/Steps";
import { nearest } from "../../../shared/nearest";
import { slot } from "../elementToHast";
import { defineBlock } from "./BlockDefinition";
import { COMPANIONS } from "./companions";

const text = z.string().min(1);
const cardProps = z.strictObject({ title: text, href: text });

/** Blocks of running text. */
export const proseBlocks = {
  Steps: defineBlock({
    props: z.strictObject({}),
    build: ({ content, node, at, page }) => {
      const [only, ...others] = node.children as readonly RootContent[];
      if (only?.type !== "list" || only.ordered !== true || others.length > 0) {
        page.report({
          ...at,
          rule: "block-usage",
          message: "`<Steps>` holds one ordered list and nothing else",
          fix: "number the steps `1.`, `2.`, … and indent what belongs to a step by three spaces",
        });
      }
      return createElement(Steps, null, slot(content()));
    },
  }),

  Cards: defineBlock({
    props: z.strictObject({}),
    build: ({ items, page }) =>
      createElement(Cards, {
        items: items("Card", cardProps).map((card) => ({
          title: card.props.title,
          href: page.href(card.props.href, card.at),
          content: slot(card.content({ paragraph: true })),
        })),
      }),
  }),
  Card: defineBlock({ props: cardProps, within: "Cards", build: () => createElement("p") }),

  Button: defineBlock({
    props: z.strictObject({ href: text }),
    build: ({ props, line, page, at }) => createElement(Button, { href: page.href(props.href, at) }, slot(line())),
  }),

  Caveat: defineBlock({
    props: z.strictObject({ kind: z.enum(CAVEAT_KINDS) }),
    build: ({ props, line }) => createElement(Caveat, { kind: props.kind }, slot(line())),
  }),

  Island: defineBlock({
    props: z.strictObject({ name: text, props: z.record(z.string(), z.unknown()).default({}) }),
    build: ({ props, content, page, at }) => {
      const known = page.inputs.islandNames;
      if (!known.includes(props.name)) {
        page.report({
          ...at,
          rule: "unknown-island",
          message: `there is no island \`${props.name}\``,
          known: nearest(props.name, known, known.length),
          fix: "use a name from src/islands/registry.ts",
        });
      }
      const companion = page.islands.has(props.name) ? undefined : COMPANIONS[props.name];
      page.islands.add(props.name);
      return createElement(
        Fragment,
        null,
        createElement(Island, { name: props.name, props: props.props }, slot(content())),
        companion?.(),
      );
    },
  }),
};
