import { z } from "zod";

import { plainWords } from "../../shared/search/plainWords";

/** `search.synonyms`: words that readers type, each with how the site says it. */
export const synonyms = z
  .record(z.string(), z.array(z.string().min(1)).min(1, "a synonym needs at least one way to say it"))
  .superRefine((all, context) => {
    // Queries are compared as plain words: any other form would never be found.
    for (const said of Object.keys(all).filter((name) => name !== plainWords(name))) {
      context.addIssue({
        code: "custom",
        path: [said],
        message: `\`${said}\` is not how a query is read`,
        params: { fix: `write it as plain words: \`${plainWords(said)}\`` },
      });
    }
  })
  .meta({
    description: "What readers type, in small letters without hyphens, each with how these pages say it.",
    examples: [{ "log in": ["sign in", "authorization code"] }],
  });
