import { z } from "zod";

const sitePath = z
  .string()
  .regex(/^\/\S*$/, "a site path such as /docs/old-page")
  .describe("Where the old address leads: the site path of a page, with `#anchor` for a section of it.");

/** An old address becomes a folder: no steps upwards, nothing that a host reads as a query or an escape. */
const oldAddress = z
  .string()
  .regex(
    /^(?=\/[^#]|\/#)(?:(?:\/(?!\.{1,2}(?:[/#]|$))[^\s/?#%\\]+)+\/?|\/(?=#))(?:#[^\s#%]+)?$/,
    "a site path such as /docs/old-page or /docs/page#old-anchor, without `..`, query and escapes",
  )
  .describe("The old address: the site path that a page had, or a page with the `#anchor` that it has lost.");

/** `content/redirects.yaml`: addresses that pages and their anchors had before. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(z.strictObject({ from: oldAddress, to: sitePath }))
    .default([])
    .describe("Old address by old address, each with the address that has taken its place."),
});
