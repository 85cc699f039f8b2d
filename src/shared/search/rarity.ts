/** What a word says: more, the fewer documents have it. */
export const rarity = (frequency: number, count: number): number => Math.log(1 + count / (1 + frequency));
