import path from "node:path";

import { LONGEST_DESCRIPTION } from "../../../node/content/previews";
import { nearestFirst } from "../../../shared/nearest";
import { CommandError } from "../Command";
import type { Arguments, Command } from "../Command";
import { addOperation, addPathReference } from "../edits/addOperation";
import { METHODS, writtenOperations } from "../edits/ApiText";
import type { Method, WrittenOperation } from "../edits/ApiText";
import { DRY_RUN } from "../edits/carryOut";
import { carryOutProven } from "../edits/carryOutProven";
import { checkDocId, refuseCaseTwin } from "../edits/docId";
import { frontMatterText } from "../edits/frontMatterText";
import { filesOfDoc } from "../edits/moveDoc";
import { areaOf, operationSkeleton } from "../edits/newOperation";
import type { NewOperation } from "../edits/newOperation";
import type { FileChange } from "../edits/Plan";
import { soundContent } from "../edits/soundContent";
import type { SoundProject } from "../edits/soundContent";
import { lineEndOf } from "../edits/textPlaces";
import { listOption, neededOption, textOption } from "../options";
import { entryChange, entryPlace, PLACE_DETAILS, PLACE_OPTIONS, PLACE_USAGE } from "./newDoc";

/** Describes a call of the API, shows it on its page, and starts the page where it isn't there. */
export const newEndpoint: Command = {
  usage: `new endpoint <operationId> --method=${METHODS.join("|").toUpperCase()} --path=/v3/… --page=<id> --summary="…" --description="…" [--area=<file>] [--tag=<name>] [--param="name: …"]… ${PLACE_USAGE}`,
  summary: "start a call of the API: its description, its page and its entry in the sidebar",
  details: [
    "The call goes into the file of content/api whose calls have the most similar paths, or into that of --area, with the tag of most calls there. Parameters of the path are described as in other calls; --param describes a new one.",
    "Call and page are part of the site and of openapi.json from the next build on: write them on a branch. A page that is there gets the call at its end. A new page shows nothing else: say on it when to use the call and what goes wrong, and write the fields of request and answer into the YAML.",
    PLACE_DETAILS,
  ],
  example:
    'new endpoint cancelSms --method=POST --path=/v3/sms/cancel --page=sms/cancel-sms --summary="Cancel a text message" --description="Use it to stop a message that was not sent yet."',
  options: {
    method: { type: "string" },
    path: { type: "string" },
    page: { type: "string" },
    summary: { type: "string" },
    description: { type: "string" },
    area: { type: "string" },
    tag: { type: "string" },
    param: { type: "string", multiple: true },
    ...PLACE_OPTIONS,
    ...DRY_RUN,
  },
  positionals: [1, 1],
  run: async (args, place) => {
    const call = readCall(args);
    const entry = entryPlace(args);
    const project = await soundContent(place, "a new call can't be checked against the others");
    const { tree } = project;
    if (!tree.texts.has("api/openapi.yaml")) {
      throw new CommandError(`There is no ${tree.label}/api/openapi.yaml to add a call to.`);
    }
    const operations = writtenOperations(tree);
    if (isThere(call, operations)) {
      place.print("Nothing to do: the call is described.");
      return 0;
    }
    const area = areaOf(textOption(args, "area"), call.path, operations, tree);
    const skeleton = operationSkeleton(call, area, operations, tree);
    const edit = (name: string, after: (text: string, file: string) => string): FileChange => {
      const file = path.posix.join(tree.label, name);
      const before = tree.texts.get(name) ?? "";
      return { path: file, before, after: after(before, file) };
    };
    const changes = [
      edit(`api/${area}`, (text, file) => addOperation(text, call.path, call.method, skeleton, file)),
      edit("api/openapi.yaml", (text, file) => addPathReference(text, call.path, area, file)),
      ...pageChanges(project, call, () => entryChange(project, call.page, entry)),
    ];
    await carryOutProven({ changes }, project, args, place);
    place.print(
      `\nLeft to its author: the fields of request and answer under \`${call.id}\` in ${tree.label}/api/${area}, its error codes (\`x-errors\`), and prose on the page ${call.page}. All of it is public with the next build.`,
    );
    return 0;
  },
};

function readCall(args: Arguments): NewOperation {
  const [id = ""] = args.positionals;
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) {
    throw new CommandError(
      `\`${id}\` can't be the id of a call: use letters and digits, a small one first, as \`sendSms\`.`,
    );
  }
  const written = neededOption(args, "method", "POST");
  const method: Method | undefined = METHODS.find((one) => one === written.toLowerCase());
  if (method === undefined) {
    const known = nearestFirst(written.toLowerCase(), METHODS).map((one) => one.toUpperCase());
    throw new CommandError(`There is no method \`${written}\`; there are ${known.join(", ")}.`);
  }
  const page = neededOption(args, "page", "sms/send-sms");
  checkDocId(page);
  const apiPath = neededOption(args, "path", "/v3/sms");
  if (!/^\/\S*$/.test(apiPath)) {
    throw new CommandError(`\`${apiPath}\` can't be the path of a call: it begins with \`/\` and has no spaces.`);
  }
  const parameters = listOption(args, "param").map((text) => {
    const [, name = "", words = ""] = /^\s*([\w.-]+)\s*:\s*(\S.*)$/.exec(text) ?? [];
    if (!apiPath.includes(`{${name}}`) || name === "") {
      throw new CommandError(
        `\`--param=${text}\` describes no parameter of ${apiPath}: write \`--param="name: What it is."\`.`,
      );
    }
    return [name, words.trim()] as const;
  });
  return {
    ...{ id, method, page, path: apiPath, parameters: new Map(parameters), tag: textOption(args, "tag") },
    summary: neededOption(args, "summary", '"Send a text message"'),
    description: neededOption(args, "description", '"When to use the call, and what comes back."'),
  };
}

/** Whether the very call is described already. Throws where its id, or its method and path, are another call's. */
function isThere(call: NewOperation, operations: readonly WrittenOperation[]): boolean {
  const twin = operations.find(
    ({ path: other, method, value }) =>
      value["operationId"] === call.id || (other === call.path && method === call.method),
  );
  if (twin === undefined) {
    return false;
  }
  const isSame =
    twin.value["operationId"] === call.id &&
    twin.path === call.path &&
    twin.method === call.method &&
    twin.value["x-page"] === call.page;
  if (!isSame) {
    throw new CommandError(
      `content/api/${twin.area} has \`${String(twin.value["operationId"])}\` already: ${twin.method.toUpperCase()} ${twin.path}, on the page ${String(twin.value["x-page"])}.`,
    );
  }
  return true;
}

/** The page with the call: a new one with its entry in the sidebar, or the call at the end of one that is there. */
function pageChanges(project: SoundProject, call: NewOperation, entry: () => readonly FileChange[]): FileChange[] {
  const { tree, site } = project;
  const [existing] = filesOfDoc(project, site, call.page);
  const file = `docs/${call.page}.mdx`;
  if (existing === undefined) {
    refuseCaseTwin(call.page, tree);
    const { summary: title, description } = call;
    const head = frontMatterText({
      title,
      description: description.length > LONGEST_DESCRIPTION ? undefined : description,
      kind: "endpoint",
    });
    const after = `${head}\n<Operation id="${call.id}" heading={false} />\n`;
    return [{ path: path.posix.join(tree.label, file), before: null, after }, ...entry()];
  }
  if (existing !== file) {
    throw new CommandError(
      `${path.posix.join(tree.label, existing)} is plain Markdown, which has no blocks: make it \`.mdx\`.`,
    );
  }
  const before = tree.texts.get(file) ?? "";
  const lineEnd = lineEndOf(before);
  const body = before.replace(/\s+$/, "");
  const after = `${body}${lineEnd}${lineEnd}<Operation id="${call.id}" />${lineEnd}`;
  return [{ path: path.posix.join(tree.label, file), before, after }];
}
