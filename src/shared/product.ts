/**
 * `{product}` stands for the provider's slug in file names, doc ids, the sidebar, redirects and lock files.
 * It is resolved last, so that one setting renames everything.
 */
export const PRODUCT_PLACEHOLDER = "{product}";

/** `value` with every `{product}` replaced by the slug. */
export function resolveProduct(value: string, slug: string): string {
  return value.split(PRODUCT_PLACEHOLDER).join(slug);
}
