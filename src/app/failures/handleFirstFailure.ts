import { askServer } from "./askServer";
import { isMarked, markReload } from "./reloadMarks";
import { showFirstFailure } from "./showFirstFailure";

/**
 * The document's own page can't be loaded: its HTML is all there is. One full load may mend that (a deploy that was
 * under way, a network that blinked); after it, or while the server can't be reached, the reader gets the error and
 * decides.
 */
export async function handleFirstFailure(path: string, error: Error, reload: () => void): Promise<void> {
  console.warn(`Could not load the code or data of ${path}.`, error);
  const show = (message: string): void => {
    showFirstFailure(message, () => void retry());
  };
  const retry = async (): Promise<void> => {
    if ((await askServer(path)) === null) {
      show(`The server can't be reached: ${error.message}`);
    } else {
      reload();
    }
  };
  if (isMarked(path)) {
    show(error.message);
    return;
  }
  if ((await askServer(path)) === null) {
    show(`The server can't be reached: ${error.message}`);
    return;
  }
  markReload(path);
  reload();
}
