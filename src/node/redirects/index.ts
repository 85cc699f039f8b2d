export { loadRedirects } from "./loadRedirects";
export type { Redirect } from "./loadRedirects";
export { writeRedirects } from "./writeRedirects";
