/**
 * What looks at signatures and strings that are there. A chunk of its own, so that neither it nor the rest of the
 * workbench is heavy; it is asked for as soon as the workbench shows, so that using it needs no request.
 */
export { ComparePanel } from "./ComparePanel";
export { VerifyPanel } from "./VerifyPanel";
