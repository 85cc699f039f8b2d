import type { CheckedCall } from "../../../node/api";
import { nearest } from "../../../shared/nearest";
import { MockError } from "./MockError";

/** Where a request leads: the calls that share one address, and the values of the path's parameters, decoded. */
export interface Route {
  readonly calls: readonly [CheckedCall, ...CheckedCall[]];
  readonly path: ReadonlyMap<string, string>;
}

interface Template {
  readonly path: string;
  readonly segments: readonly string[];
  readonly methods: Map<string, [CheckedCall, ...CheckedCall[]]>;
}

const nameOf = (segment: string): string | undefined => /^\{(.+)\}$/.exec(segment)?.[1];

/** The addresses of the description. */
export class Routes {
  readonly #templates = new Map<string, Template>();

  constructor(calls: readonly CheckedCall[]) {
    for (const checked of calls) {
      const { path, method } = checked.call;
      const template: Template = this.#templates.get(path) ?? { path, segments: path.split("/"), methods: new Map() };
      this.#templates.set(path, template);
      const there = template.methods.get(method);
      if (there === undefined) {
        template.methods.set(method, [checked]);
      } else {
        there.push(checked);
      }
    }
  }

  /** Finds the calls of an address. Throws a MockError that names what is near. */
  find(method: string, path: string): Route {
    const segments = path.split("/");
    const matching = [...this.#templates.values()]
      .filter((template) => fits(template, segments))
      // A path without parameters goes before one with them: `/member/check` is no member.
      .sort((a, b) => a.segments.filter(nameOf).length - b.segments.filter(nameOf).length);
    const [template] = matching;
    if (template === undefined) {
      throw this.#unknown(method, path, segments);
    }
    const calls = template.methods.get(method);
    if (calls === undefined) {
      const known = [...template.methods.keys()];
      throw new MockError("METHOD_NOT_ALLOWED", `${template.path} takes ${known.join(" and ")}, not ${method}.`, {
        headers: { Allow: known.join(", ") },
      });
    }
    const values = template.segments.flatMap((segment, index) => {
      const name = nameOf(segment);
      return name === undefined ? [] : [[name, decode(segments[index] ?? "")] as const];
    });
    return { calls, path: new Map(values) };
  }

  #unknown(method: string, path: string, segments: readonly string[]): MockError {
    const shown = new Map(
      [...this.#templates.values()].map((template) => [filled(template, segments), template] as const),
    );
    const near = nearest(path, shown.keys(), 3).flatMap((one) => {
      const template = shown.get(one);
      return template === undefined ? [] : [`${[...template.methods.keys()].join("/")} ${template.path}`];
    });
    const hint = near.length === 0 ? "" : ` Near to it: ${near.join(", ")}.`;
    return new MockError("API_ENDPOINT_NOT_FOUND", `No call is described for ${method} ${path}.${hint}`);
  }
}

function fits({ segments: own }: Template, segments: readonly string[]): boolean {
  return (
    own.length === segments.length &&
    own.every((segment, index) => {
      const value = segments[index] ?? "";
      return nameOf(segment) === undefined ? segment === value : value !== "";
    })
  );
}

/** A template with the values that a path has where the template has parameters. */
function filled({ segments: own }: Template, segments: readonly string[]): string {
  const same = own.length === segments.length;
  return own.map((segment, index) => (same && nameOf(segment) !== undefined ? segments[index] : segment)).join("/");
}

/** Decodes a part of a URL. Throws a MockError on percent signs that stand for nothing, and on bytes that are no UTF-8. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MockError(
      "MOCK_BAD_URL",
      `\`${text}\` can't be decoded: behind each \`%\` stand two hexadecimal digits, and the bytes are UTF-8.`,
    );
  }
}
