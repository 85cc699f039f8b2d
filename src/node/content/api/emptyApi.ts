import type { ApiAccess } from "../../../shared/contracts/ApiModel";

/** The access of a site without an API description. */
export const emptyApi: ApiAccess = {
  call: () => null,
  schema: () => null,
  samples: () => [],
  passedRuns: () => null,
  helpers: () => [],
  callsNaming: () => [],
  callIds: () => [],
};
