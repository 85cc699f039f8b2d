// Storage as hostile browsers have it: the text of scripts that run before a page's own.

/** `blocked`: reading `localStorage` throws; `throws`: each of its methods does; `full`: writing does. */
export type StorageMode = "blocked" | "throws" | "full";

const error = (name: string): string => `new DOMException("by the test", "${name}")`;

const METHODS = ["getItem", "setItem", "removeItem", "clear", "key"];
const methodsThrow = (methods: readonly string[], name: string): string =>
  methods.map((method) => `Storage.prototype.${method} = function () { throw ${error(name)}; };`).join("\n");

/** Script that puts both storages of a page into a mode. */
export const STORAGE_SCRIPTS: Readonly<Record<StorageMode, string>> = {
  blocked: ["localStorage", "sessionStorage"]
    .map(
      (name) =>
        `Object.defineProperty(window, "${name}", { configurable: true, get() { throw ${error("SecurityError")}; } });`,
    )
    .join("\n"),
  throws: methodsThrow(METHODS, "SecurityError"),
  full: methodsThrow(["setItem"], "QuotaExceededError"),
};
