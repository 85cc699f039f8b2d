import { parseYaml } from "../config/parseYaml";
import type { YamlSource } from "../config/parseYaml";
import type { Issue } from "../issues";
import type { Glossary } from "./Glossary";
import { mayBeProse } from "./mayBeProse";
import { Ranges } from "./Ranges";
import type { Range } from "./Ranges";
import { termIssue } from "./termIssue";
import { yamlTexts } from "./yamlTexts";

const FRONT_MATTER: ReadonlySet<string> = new Set(["title", "description", "sidebarLabel", "alt", "coverAlt"]);

/** A key whose values are texts, each under a key of its own: `{ TILL: By the cashier. }`. */
const MAP_OF_TEXTS = "x-enumDescriptions";

/** Keys whose texts readers read, by the files that have them. */
const PROSE_KEYS: readonly (readonly [files: RegExp, keys: ReadonlySet<string>])[] = [
  [/^api\//, new Set(["description", "summary", "note", MAP_OF_TEXTS])],
  [/^data\//, new Set(["meaning", "fix", "note", "title"])],
  [/^(?:versions\/[^/]+\/)?sidebar\.ya?ml$/, new Set(["category", "label"])],
  [/^site\.ya?ml$/, new Set(["tagline", "description", "label", "title", "text"])],
];

/** Keys of OpenAPI and JSON Schema below which values stand: whatever they say, it isn't prose. */
const VALUES: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);

/** Keys below which authors choose the keys: a field may be called `default`, and a response is. */
const NAMES: ReadonlySet<string> = new Set(["properties", "patternProperties", "responses", "schemas"]);

/** Words in front matter that the glossary has others for. */
export function frontMatterTerms(file: string, yaml: string, glossary: Glossary): Issue[] {
  return termsIn({ file, text: yaml, linesBefore: 1 }, glossary, FRONT_MATTER);
}

/** The same in a YAML file of the default locale; `path` is relative to the content folder. */
export function yamlTerms(file: string, path: string, text: string, glossary: Glossary): Issue[] {
  const keys = PROSE_KEYS.find(([files]) => files.test(path))?.[1];
  return keys === undefined ? [] : termsIn({ file, text }, glossary, keys);
}

/** As many words as are looked up in their lines; with more, parsing the file is less work. */
const FEW = 100;

function isProse(path: readonly string[], keys: ReadonlySet<string>): boolean {
  const last = path.length - 1;
  const isWord = (index: number): boolean => index === 0 || !NAMES.has(path[index - 1] ?? "");
  return (
    !path.some((key, index) => VALUES.has(key) && isWord(index)) &&
    ((keys.has(path[last] ?? "") && isWord(last)) || (path[last - 1] === MAP_OF_TEXTS && keys.has(MAP_OF_TEXTS)))
  );
}

function termsIn(source: YamlSource, glossary: Glossary, keys: ReadonlySet<string>): Issue[] {
  // Most files have none, and needn't be parsed once more.
  const hits = glossary.find(source.text);
  if (hits.length <= FEW && !hits.some(({ offset, end }) => mayBeProse(source.text, offset, end, keys))) {
    return [];
  }
  const { document, place, issues } = parseYaml(source);
  if (issues.length > 0) {
    return []; // said where the file is validated
  }
  const texts = new Ranges(yamlTexts(document).filter(({ path }) => isProse(path, keys)));
  const codes = new Map<number, Ranges>();
  return hits.flatMap((hit) => {
    const text = texts.find(hit.offset);
    if (text === undefined) {
      return [];
    }
    const code = codes.get(text.start) ?? codeIn(source.text, text);
    codes.set(text.start, code);
    return code.has(hit.offset) ? [] : [termIssue(hit, place(hit.offset))];
  });
}

/** Code and bold in a text: what stands between two of their signs, and behind one that nothing closes. */
function codeIn(source: string, { start, end }: Range): Ranges {
  return new Ranges(
    [/`/g, /\*\*/g].flatMap((sign) => {
      const signs = [...source.slice(start, end).matchAll(sign)].map(({ index }) => start + index);
      return signs.flatMap((at, index) => (index % 2 === 0 ? [{ start: at, end: signs[index + 1] ?? end }] : []));
    }),
  );
}
