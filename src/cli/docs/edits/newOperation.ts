import { nearestFirst } from "../../../shared/nearest";
import { CommandError } from "../Command";
import { areasOf, knownAnswer, knownParameter, mostFrequent, tagsOfApi } from "./ApiText";
import type { Method, WrittenOperation } from "./ApiText";
import type { ContentTree } from "../../../node/content";

/** What an author says of a new call. */
export interface NewOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly page: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string | undefined;
  /** Descriptions of the parameters of the path, by name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The operation as the description writes it, with everything that can be known of it, and nothing else. */
export function operationSkeleton(
  call: NewOperation,
  area: string,
  operations: readonly WrittenOperation[],
  tree: ContentTree,
): object {
  const parameters = [...call.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) =>
    parameterOf(name, call, operations),
  );
  const { success, failure } = knownAnswer(operations, area, tree);
  // Any object would be that of a failed call as well: without a known code the result stands alone.
  const schema = success === null ? { type: "object" } : failure === null ? success : { oneOf: [success, failure] };
  return {
    operationId: call.id,
    summary: call.summary,
    description: call.description,
    tags: [tagOf(call, area, operations, tree)],
    "x-page": call.page,
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: {
      default: {
        description: "The result, or what went wrong.",
        content: { "application/json": { schema } },
      },
    },
  };
}

function parameterOf(name: string, { parameters }: NewOperation, operations: readonly WrittenOperation[]): object {
  const own = parameters.get(name);
  const known = knownParameter(operations, name);
  if (own === undefined && known !== null) {
    return known;
  }
  if (own === undefined) {
    throw new CommandError(
      `The path parameter \`${name}\` is in no other call: say what it is with \`--param="${name}: Id of the …"\`.`,
    );
  }
  const example = `EXAMPLE_${name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/\W+/g, "_")
    .toUpperCase()}`;
  return { name, in: "path", required: true, description: own, schema: { type: "string" }, example };
}

/** The tag that is asked for, else that of most calls of the area. */
function tagOf(
  { tag }: NewOperation,
  area: string,
  operations: readonly WrittenOperation[],
  tree: ContentTree,
): string {
  const known = tagsOfApi(tree);
  const used = operations
    .filter((operation) => operation.area === area)
    .flatMap(({ value }) => (Array.isArray(value["tags"]) ? (value["tags"] as readonly unknown[]).map(String) : []));
  const wanted = tag ?? mostFrequent(used, (one) => one);
  if (wanted === null) {
    throw new CommandError(
      `No call of ${area} has a tag to follow: name one with --tag. There are ${known.join(", ")}.`,
    );
  }
  if (!known.includes(wanted)) {
    throw new CommandError(
      `openapi.yaml has no tag \`${wanted}\`; there are ${nearestFirst(wanted, known).join(", ")}.`,
    );
  }
  return wanted;
}

/** The file that the call belongs into: the one that is asked for, else that of the calls with the most similar paths. */
export function areaOf(
  written: string | undefined,
  path: string,
  operations: readonly WrittenOperation[],
  tree: ContentTree,
): string {
  const areas = areasOf(tree);
  if (written !== undefined) {
    const area = areas.find((one) => one === written || one.replace(/\.ya?ml$/, "") === written);
    if (area === undefined) {
      throw new CommandError(
        `content/api has no file \`${written}\`; there are ${nearestFirst(written, areas).join(", ")}.`,
      );
    }
    return area;
  }
  const parts = path.split("/");
  const shared = (other: string): number => {
    const others = other.split("/");
    const end = parts.findIndex((part, index) => part !== others[index]);
    return end === -1 ? parts.length : end;
  };
  // The leading slash and the version of the API are no resemblance.
  const most = Math.max(...operations.map((operation) => shared(operation.path)), 0);
  const like = operations.filter((operation) => shared(operation.path) === most).map(({ area }) => area);
  const [area, ...others] = [...new Set(like)];
  if (most < 3 || area === undefined || others.length > 0) {
    throw new CommandError(`Say which file of content/api the call belongs into, with --area: ${areas.join(", ")}.`);
  }
  return area;
}
