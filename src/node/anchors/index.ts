export { formatLock, parseLock, writtenAddress } from "./AnchorsLock";
export type { AnchorsLock, LockedPage } from "./AnchorsLock";
export { checkLock } from "./checkLock";
export { lockWith } from "./lockWith";
export type { PublicAddresses } from "./PublicAddresses";
