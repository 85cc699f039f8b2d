import { z } from "zod";

const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), "no spaces at its ends");

const entry = z.strictObject({
  term: text.describe("How the thing is called everywhere."),
  not: z
    .array(text)
    .min(1, "a term needs at least one way not to say it")
    .describe("What it must not be called. A word that differs from the term in case alone counts as written."),
  except: z
    .array(text)
    .default([])
    .meta({ description: "Phrases in which such a word is right.", examples: [["web shop"]] }),
  matchCase: z.boolean().default(false).describe("Whether the wrong words count as they are written only."),
  note: text.optional().describe("One line for authors, said with the fault."),
});

/** `content/glossary.yaml`: the words of the site, and the ones that authors are likely to write instead. */
export const glossarySchema = z
  .strictObject({ terms: z.array(entry).describe("The words of the site.") })
  .superRefine(({ terms }, context) => {
    const report = (path: readonly PropertyKey[], message: string, fix: string): void => {
      context.addIssue({ code: "custom", path: [...path], message, params: { fix } });
    };
    const names = new Set(terms.map(({ term }) => term));
    const owners = new Map<string, string>();
    terms.forEach(({ term, not, except }, index) => {
      if (terms.findIndex((other) => other.term === term) < index) {
        report(["terms", index, "term"], "another entry has the same term", "make one entry of the two");
      }
      not.forEach((variant, at) => {
        const path = ["terms", index, "not", at];
        const owner = owners.get(variant);
        if (names.has(variant)) {
          report(path, "it is a term itself", "remove it, or take the other entry out");
        } else if (owner !== undefined) {
          report(path, `it stands at \`${owner}\` too`, "decide for one of the two terms");
        }
        owners.set(variant, term);
      });
      except.forEach((phrase, at) => {
        if (!not.some((variant) => phrase.toLowerCase().includes(variant.toLowerCase()))) {
          report(["terms", index, "except", at], "none of the words in `not` is in it", "remove it, or correct it");
        }
      });
    });
  });

export type GlossaryEntry = z.output<typeof entry>;
