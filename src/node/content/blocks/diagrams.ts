import { createElement } from "react";
import { z } from "zod";

import { Sequence } from "../../../blocks/Sequence";
import { NEW_STATE, States } from "../../../blocks/States";
import { nearest } from "../../../shared/nearest";
import { layoutSequence } from "../diagrams/sequence";
import { layoutStates } from "../diagrams/states";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { defineBlock } from "./BlockDefinition";

const text = z.string().min(1);

/** A name alone, or with marks. */
const state = z.preprocess(
  (value) => (typeof value === "string" ? { name: value } : value),
  z.strictObject({
    name: text,
    initial: z.boolean().optional(),
    final: z.boolean().optional(),
    several: z.boolean().optional(),
  }),
);

/** A fault of a diagram that leaves the rest of it as it is. */
function fault(page: PageContext, at: Point, message: string, fix: string, known: readonly string[] = []): void {
  page.report({ ...at, rule: "block-usage", message, known: [...known], fix });
}

/** Pictures drawn at build time, each with a text that says the same. */
export const diagramBlocks = {
  Sequence: defineBlock({
    props: z.strictObject({
      title: text,
      actors: z.array(text).min(2).max(4),
      steps: z
        .array(
          z.strictObject({
            from: text,
            to: text,
            label: text,
            note: text.optional(),
            reply: z.boolean().optional(),
          }),
        )
        .min(1),
    }),
    build: ({ props: { title, actors, steps }, page, at }) => {
      const unknown = steps.flatMap(({ from, to }) => [from, to]).filter((actor) => !actors.includes(actor));
      for (const actor of new Set(unknown)) {
        fault(
          page,
          at,
          `\`<Sequence>\`: step names \`${actor}\`, which is not among the actors`,
          "use the actors' names in `from` and `to`",
          nearest(actor, actors, 4),
        );
      }
      const id = page.slugger.slug(`sequence ${title}`);
      return createElement(Sequence, { id, title, steps, drawing: layoutSequence(actors, steps) });
    },
  }),

  States: defineBlock({
    props: z.strictObject({
      title: text,
      states: z.array(state).min(2),
      transitions: z
        .array(
          z.strictObject({
            from: text,
            to: text,
            by: text.optional(),
            note: text.optional(),
            href: text.optional(),
          }),
        )
        .min(1),
    }),
    build: ({ props: { title, states, transitions }, page, at }) => {
      const names = states.map(({ name }) => name);
      const ends = transitions.flatMap(({ from, to }) => [...(from === NEW_STATE ? [] : [from]), to]);
      for (const name of new Set(ends.filter((end) => !names.includes(end)))) {
        fault(
          page,
          at,
          `\`<States>\`: a transition names \`${name}\`, which is not among the states`,
          `use the states' names in \`from\` and \`to\`; \`from: "${NEW_STATE}"\` is the start`,
          nearest(name, names, 4),
        );
      }
      for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index || !ends.includes(one)))) {
        const isTwin = names.indexOf(name) !== names.lastIndexOf(name);
        fault(
          page,
          at,
          `\`<States>\`: ${isTwin ? `two states are called \`${name}\`` : `no transition names the state \`${name}\``}`,
          isTwin ? "list it once" : "add a transition from or to it, or remove it",
        );
      }
      const id = page.slugger.slug(`states ${title}`);
      const rows = transitions.map(({ from, to, by, note, href }) => ({
        from,
        to,
        by,
        note,
        href: href === undefined ? undefined : page.href(href, at),
      }));
      const unique = states.filter(({ name }, index) => names.indexOf(name) === index);
      return createElement(States, {
        id,
        title,
        states: unique,
        transitions: rows,
        drawing: layoutStates(unique, transitions),
      });
    },
  }),
};
