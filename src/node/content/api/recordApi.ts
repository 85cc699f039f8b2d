import type { ApiAccess } from "../../../shared/contracts/ApiModel";

/**
 * The same access, which notes each question by the key of its answer's digest. The list of all ids isn't noted: it
 * is for messages only, and pages with issues are never reused.
 */
export function recordApi(api: ApiAccess, note: (key: string) => void): ApiAccess {
  return {
    call: (id) => {
      note(`call:${id}`);
      return api.call(id);
    },
    schema: (name) => {
      note(`schema:${name}`);
      return api.schema(name);
    },
    samples: (id) => {
      note(`samples:${id}`);
      return api.samples(id);
    },
    passedRuns: (id) => {
      note(`runs:${id}`);
      return api.passedRuns(id);
    },
    helpers: (id) => {
      note(`helpers:${id}`);
      return api.helpers(id);
    },
    callsNaming: (code) => {
      note(`error:${code}`);
      return api.callsNaming(code);
    },
    callIds: () => api.callIds(),
  };
}
