// The search's own thread: reading the index and answering queries never holds up the page.
import { createAnswer } from "./answer";
import type { FromWorker, ToWorker } from "./messages";

/** What this file uses of a worker's global; the DOM library has the page's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  readonly postMessage: (message: FromWorker) => void;
}

const scope = self as unknown as WorkerScope;
const answer = createAnswer();

scope.onmessage = ({ data }) => scope.postMessage(answer(data));
