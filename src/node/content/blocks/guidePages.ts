/** Pages that blocks lead to by their files, where the site has them: a page that moves needs its new file here. */
export const GUIDE_PAGES = {
  /** The whole table of error codes; short lists elsewhere link to its rows. */
  errorCodes: "docs/error-codes.mdx",
  signing: "docs/quickstart/signature-algorithm.mdx",
  token: "docs/quickstart/accesstoken/client-credentials.mdx",
  callbacks: "docs/quickstart/verify-signature.mdx",
  /** Money, dates, ids, paging and errors, under the anchor `conventions`. */
  conventions: "docs/introduction/overview.mdx",
} as const;
