export { lastCommits } from "./lastCommits";
export type { LastCommits } from "./lastCommits";
export { withDetails } from "./withDetails";
