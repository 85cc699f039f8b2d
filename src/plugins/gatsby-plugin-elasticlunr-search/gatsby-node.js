"use strict";
const { mkdir, readFile, rename, rm, writeFile } = require("node:fs/promises");
const path = require("node:path");
const { createIndex } = require("./index");

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

/** While developing: writes the search files unless they are there, as new as the nodes. */
let demand = () => Promise.resolve();

exports.onPostBootstrap = async (gatsby, options) => {
  if (process.env.gatsby_executing_command === "develop") {
    await writeOnDemand(gatsby, options);
  } else {
    await writeSearchFiles(gatsby, options);
  }
};

/**
 * Who develops waits for pages, and seldom searches: the files are written when the browser asks for one. The server
 * looks into the public folder first, so a file that an edit made old is deleted.
 */
async function writeOnDemand(gatsby, options) {
  const folder = path.join(gatsby.store.getState().program.directory, "public");
  const files = [options.files.documents, options.files.index].map((file) => path.join(folder, file));
  const remove = () => Promise.all(files.map((file) => rm(file, { force: true })));
  let isOld = true;
  let work = remove();
  const write = async () => {
    while (isOld) {
      isOld = false;
      await writeSearchFiles(gatsby, options);
    }
  };
  demand = () => {
    work = work.then(write).catch((error) => {
      isOld = true;
      gatsby.reporter.error("the search files could not be written", error);
    });
    return work;
  };
  const onNode = ({ payload }) => {
    if (!isOld && payload !== undefined && Object.hasOwn(options.resolvers, payload.internal.type)) {
      isOld = true;
      // A write that is on its way begins again, and is new then.
      work = work.then(() => (isOld ? remove() : undefined));
    }
  };
  gatsby.emitter.on("CREATE_NODE", onNode);
  gatsby.emitter.on("DELETE_NODE", onNode);
  await work;
}

exports.onCreateDevServer = ({ app, store }, options) => {
  const folder = path.join(store.getState().program.directory, "public");
  for (const file of [options.files.documents, options.files.index]) {
    app.get(`/${file}`, async (_request, response, next) => {
      await demand();
      response.sendFile(file, { root: folder, headers: { "Cache-Control": "no-cache" } }, (error) => {
        if (error) next();
      });
    });
  }
};
