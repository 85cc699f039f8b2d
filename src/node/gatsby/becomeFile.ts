/** What webpack knows of a module that it is about to make. */
interface ModuleData {
  /** From the time on that its file is known. */
  createData?: { resource?: string; request?: string; userRequest?: string; loaders?: readonly unknown[] };
}

/** webpack's NormalModuleReplacementPlugin, as Gatsby hands it to its hooks: it goes by the path of a module's file. */
export type Replace = (resource: RegExp, change: (data: ModuleData) => void) => unknown;

/**
 * Makes a module another one, by name too: given another file alone, it keeps its own name, under which webpack's
 * cache has what an earlier build made of it.
 */
export const becomeFile =
  (file: string) =>
  ({ createData }: ModuleData): void => {
    if (createData !== undefined) {
      Object.assign(createData, { resource: file, request: file, userRequest: file, loaders: [] });
    }
  };
