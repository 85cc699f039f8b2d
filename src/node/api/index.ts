export type { Bundle } from "./bundle";
export { digestCall, digestSchema } from "./digestCall";
export { loadApi } from "./loadApi";
export type { ApiModel, ApiSource, LoadedApi } from "./loadApi";
export { apiNodes } from "./nodes";
export type { ErrorCatalogue } from "./nodes";
export { readRequestChecks } from "./requestChecks";
export type { CheckedCall, CheckedParameter, RequestChecks, RequestFault } from "./requestChecks";
export { apiTypes } from "./schema";
