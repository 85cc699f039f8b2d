import { splitFrontMatter } from "../content";
import type { ParsedPage } from "../content";
import type { Issue } from "../issues";
import { frontMatterAlts } from "./frontMatterAlts";
import type { Glossary } from "./Glossary";
import { bareHost, hostsIn } from "./hosts/hostsIn";
import type { KnownHosts } from "./hosts/KnownHosts";
import { linkTextFault } from "./linkText";
import { pageParts } from "./PageParts";
import type { PageParts } from "./PageParts";
import { pointsIn } from "../content/pointsIn";
import { PROGRAM_LANGUAGES } from "../content/snippets";
import { Ranges } from "./Ranges";
import { termIssue } from "./termIssue";
import { untriedCode } from "./untriedCode";
import type { UntriedFence } from "./untriedCode";
import { frontMatterTerms } from "./yamlTerms";

/** What pages are checked against. */
export interface PageRules {
  readonly glossary: Glossary;
  readonly hosts: KnownHosts;
  /** Whether the default locale is English: only then the words of links are known. */
  readonly isEnglish: boolean;
  /** Whether code in a programming language has to say how it is tried. */
  readonly isTried: boolean;
}

/** Checks a page's words, link texts and example hosts. Translations have words of their own. */
export function lintPage(page: ParsedPage, { glossary, hosts, isEnglish, isTried }: PageRules): Issue[] {
  const { source, body, tree } = page;
  const parts = pageParts(tree);
  const isDefault = !source.contentFile.startsWith("i18n/");
  const pointAt = pointsIn(body);
  const place = (offset: number) => ({ file: source.file, ...pointAt(offset) });
  const prose = new Ranges(parts.prose);
  const { yaml } = splitFrontMatter(source.text);
  return [
    ...frontMatterAlts(source.file, yaml),
    ...parts.links.flatMap(({ start, text, hasSilentImage }): Issue[] => {
      const fault = hasSilentImage && text.trim() === "" ? null : linkTextFault(text, isEnglish && isDefault);
      return fault === null
        ? []
        : [{ ...place(start), rule: "link-text", message: `the link ${fault.message}`, fix: fault.fix }];
    }),
    ...(isDefault
      ? [
          ...frontMatterTerms(source.file, yaml, glossary),
          ...glossary
            .find(body)
            .filter(({ offset }) => prose.has(offset))
            .map((hit) => termIssue(hit, place(hit.offset))),
        ]
      : []),
    ...(isTried ? untriedCode(tree) : []).map((fence) => untriedIssue(fence, place(fence.offset))),
    ...hostsOf(parts, body)
      .filter(({ host }) => !hosts.has(host))
      .map(({ host, offset }) => hosts.issue(host, place(offset))),
  ];
}

function untriedIssue({ language, isTagged }: UntriedFence, at: Pick<Issue, "file" | "line" | "column">): Issue {
  return isTagged
    ? {
        ...at,
        rule: "untried-code",
        message: `nobody tries this code: \`${language}\` is no language of programs`,
        known: PROGRAM_LANGUAGES,
        fix: "remove what says how it is tried, or name the program's language",
      }
    : {
        ...at,
        rule: "untried-code",
        message: `nobody tries this code: the fence says \`${language}\`, and not how`,
        known: ['run="text it prints"', 'try="name of a trial"', "compile"],
        fix: "add one of these behind the language, or write `text` if it is no program",
      };
}

/** Hosts in code and in attributes: links and prose may name whom they like. */
function hostsOf(parts: PageParts, body: string): { readonly host: string; readonly offset: number }[] {
  const examples = new Ranges([...parts.code, ...parts.attributes]);
  const inCode = hostsIn(body).filter(({ offset }) => examples.has(offset));
  const bare = parts.code.flatMap(({ inline, start }) => {
    const host = inline === null ? null : bareHost(inline);
    return host === null ? [] : [{ host, offset: start }];
  });
  return [...inCode, ...bare];
}
