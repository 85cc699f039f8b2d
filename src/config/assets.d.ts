// Types of the files that webpack turns into modules.

// Gatsby compiles CSS Modules as ES modules: `import * as styles from "./Thing.module.css"`.
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

// Global style sheets are imported for their effect only.
declare module "*.css";

declare module "*.svg" {
  const url: string;
  export default url;
}
