// Gatsby compiles CSS Modules as ES modules (`import * as styles`). identity-obj-proxy gives empty
// names in that form, since it doesn't call itself an ES module: this one does.
const classNames: Record<string, unknown> = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === "__esModule") return true;
      if (name === "default") return classNames;
      return typeof name === "string" ? name : undefined;
    },
  },
);

module.exports = classNames;
