import { OtherBuildError } from "../shared/search/packDocuments";
import { readSearchData, type SearchData } from "../shared/search/SearchData";
import { search } from "../shared/search/search";
import type { FromWorker, ToWorker } from "./messages";

/** What the worker does with a message; a function of its own, so that it can be used without one. */
export function createAnswer(): (message: ToWorker) => FromWorker {
  let data: SearchData | null = null;
  return (message) => {
    if (message.type === "load") {
      try {
        const [documents, index] = [message.documents, message.index].map((buffer) => new TextDecoder().decode(buffer));
        data = readSearchData(documents ?? "", index ?? "");
        return { type: "loaded" };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { type: "failed", message, otherBuild: error instanceof OtherBuildError };
      }
    }
    if (data === null) {
      throw new Error("a search was asked for before the files were read");
    }
    return { type: "found", id: message.id, result: search(message.request, data) };
  };
}
