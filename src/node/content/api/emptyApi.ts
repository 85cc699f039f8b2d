import type { ApiAccess } from "../../../shared/contracts/ApiModel";

/** The access of a site without an API description. */
export const emptyApi: ApiAccess = {
  call: () => null,
  schema: () => null,
  samples: () => [],
  helpers: () => [],
  callsNaming: () => [],
  callIds: () => [],
};
