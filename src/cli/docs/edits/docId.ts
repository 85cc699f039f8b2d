import path from "node:path";

import { nearest } from "../../../shared/nearest";
import type { ContentTree } from "../../../node/content";
import { CommandError } from "../Command";

/** What an address can hold without escapes, and no step upwards. */
const DOC_ID = /^(?!.*(?:^|\/)\.)[^\s/#?%\\<>"]+(?:\/[^\s/#?%\\<>"]+)*$/;

/** A file system takes names of 255 bytes: the ending and what a build adds have to fit too. */
const LONGEST_NAME = 200;

/** Why a part of an id can't be the name of a file and a part of an address everywhere. */
const UNFIT: readonly (readonly [test: (name: string) => boolean, why: string])[] = [
  [(name) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name), "Windows keeps that name for a device"],
  [(name) => /[:|*]/.test(name), "Windows takes no file with `:`, `|` or `*` in its name"],
  [(name) => name.endsWith("."), "Windows drops a dot at the end of a name"],
  [(name) => /[\p{Cc}\p{Cf}]/u.test(name), "it has a sign that nobody sees"],
  [(name) => name.startsWith("-"), "commands take a name with `-` at its start for an option"],
  [
    (name) => Buffer.byteLength(name) > LONGEST_NAME,
    `a name has at most ${String(LONGEST_NAME)} bytes, as files of longer ones can't be written`,
  ],
];

/** Throws unless the text can be the id of a page. */
export function checkDocId(docId: string): void {
  const meant = docId.replace(/^(?:\.?\/)?content\/docs\//, "").replace(/\.mdx?$/i, "");
  if (meant !== docId) {
    throw new CommandError(
      `\`${docId}\` can't be an id: it is a path below content/docs, without an ending. Did you mean \`${meant}\`?`,
    );
  }
  if (!DOC_ID.test(docId)) {
    throw new CommandError(
      `\`${docId}\` can't be an id: it is a path such as \`sms/send-reminder\`, without an ending.`,
    );
  }
  if (docId.endsWith("/index")) {
    throw new CommandError(
      `\`${docId}\` can't be an id: a folder's \`index\` has the folder's. Did you mean \`${docId.slice(0, -"/index".length)}\`?`,
    );
  }
  for (const name of docId.split("/")) {
    const why = UNFIT.find(([test]) => test(name))?.[1];
    if (why !== undefined) {
      // A sign that nobody sees is shown by its number.
      const shown = name.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
      throw new CommandError(`\`${shown}\` can't be a part of an id: ${why}.`);
    }
  }
}

/** Throws where a file of the docs has this id in other letter case: on some computers the two are one file. */
export function refuseCaseTwin(docId: string, { files, label }: ContentTree): void {
  const wanted = `docs/${docId}`.toLowerCase();
  const twin = files.find((file) => file.replace(/(?:\/index)?\.mdx?$/i, "").toLowerCase() === wanted);
  if (twin !== undefined) {
    throw new CommandError(
      `\`${docId}\` differs from ${path.posix.join(label, twin)} in case alone: on some computers they are one file.`,
    );
  }
}

/** Says that a page isn't there, and which are that it may be. */
export function noSuchDoc(docId: string, { texts }: ContentTree): CommandError {
  const ids = [...texts.keys()].flatMap((file) => /^docs\/(.+?)(?:\/index)?\.mdx?$/.exec(file)?.[1] ?? []);
  const near = nearest(docId, ids);
  return new CommandError(
    `There is no page \`${docId}\`.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}`,
  );
}
