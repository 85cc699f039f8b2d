/** The Unix time in seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);
