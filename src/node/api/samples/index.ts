export type { SampleContext } from "./SampleContext";
export { formatSamplesLock, parseSamplesLock, sampleDigest, SAMPLES_LOCK } from "./SamplesLock";
export type { LockedRun, SamplesLock } from "./SamplesLock";
export { helpersOf, sampleFiles, samplesOf } from "./samplesOf";
export { tokenCallsOf } from "./tokenCalls";
