export { searchOptions } from "./searchOptions";
