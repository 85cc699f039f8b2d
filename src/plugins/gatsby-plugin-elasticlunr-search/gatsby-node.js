"use strict";
const { mkdir, readFile, rename, writeFile } = require("node:fs/promises");
const path = require("node:path");
const { createIndex } = require("./index");

/** Edits come as several nodes; the files are written this many ms after the last. */
const DEBOUNCE_MS = 200;

/**
 * Writes the files anew from all nodes there are. Nothing is kept between runs: an index that is, is the old one after
 * an edit.
 *
 * @param {import("gatsby").ParentSpanPluginArgs} gatsby
 * @param {import("./index").PluginOptions<unknown>} options
 */
async function writeSearchFiles({ getNodesByType, store }, options) {
  const nodesOf = (type) => getNodesByType(type);
  const documents = Object.entries(options.resolvers)
    .flatMap(([type, resolve]) =>
      nodesOf(type)
        .filter((node) => options.filter?.(node) ?? true)
        .flatMap((node) => resolve(node, nodesOf)),
    )
    .sort(options.compare);
  const index = createIndex(documents.map(options.fieldsOf), options);
  const texts = options.write(documents, index);
  const folder = path.join(store.getState().program.directory, "public");
  await writeWhole(path.join(folder, options.files.documents), texts.documents);
  await writeWhole(path.join(folder, options.files.index), texts.index);
}

/** A reader of the developing site never sees half a file. */
async function writeWhole(file, text) {
  if ((await readFile(file, "utf8").catch(() => null)) !== text) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }
}

exports.onPostBootstrap = async (gatsby, options) => {
  await writeSearchFiles(gatsby, options);
  if (process.env.gatsby_executing_command === "develop") {
    followEdits(gatsby, options);
  }
};

/** While developing, an edit, a new page and a deleted one show in search after a save. */
function followEdits(gatsby, options) {
  let timer = null;
  let writing = Promise.resolve();
  const onNode = ({ payload }) => {
    if (payload !== undefined && Object.hasOwn(options.resolvers, payload.internal.type)) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        writing = writing
          .then(() => writeSearchFiles(gatsby, options))
          .catch((error) => gatsby.reporter.error("the search files could not be written", error));
      }, DEBOUNCE_MS);
    }
  };
  gatsby.emitter.on("CREATE_NODE", onNode);
  gatsby.emitter.on("DELETE_NODE", onNode);
}
