/** What a page is told of the reader's connection. */
export interface Connection {
  readonly effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
  readonly saveData?: boolean;
}

/** Script that makes `navigator.connection` say this; give it to `addInitScript`. */
export const connectionScript = ({ effectiveType = "4g", saveData = false }: Connection): string =>
  `Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => (${JSON.stringify({
    effectiveType,
    saveData,
  })}) });`;
