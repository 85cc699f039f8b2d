export type { SampleContext } from "./SampleContext";
export { helpersOf, sampleFiles, samplesOf } from "./samplesOf";
