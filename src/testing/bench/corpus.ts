import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A deterministic corpus of API-reference pages: five sections, five tables and eight code blocks a page, links among
 * the pages, and always eight top-level sidebar categories, nested below. Two runs give the same bytes.
 */
const PAGES_A_GROUP = 25;
const TOP_CATEGORIES = 8;

const ROOTS =
  "pay order token voucher reward member store merchant wallet card refund settle sign verify batch point notify plugin branch terminal cashier receipt coupon ledger payout balance limit quota client secret scope grant bearer header digest nonce status pending success failed expired cancel retry webhook event queue device kiosk printer barcode camera selfie liveness passport visa enrol account profile setting address country currency amount fee tax total item quantity category price image label period schedule report export import archive filter sort page cursor".split(
    " ",
  );
const ENDINGS = ["", "ing", "ed", "s", "er", "Id", "At", "Type", "Code"];

/** Linear congruential generator: the same numbers on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** How many groups (folders) the pages fill. */
export const groupsOf = (pages: number): number => Math.ceil(pages / PAGES_A_GROUP);

/** The pages of a group, of a corpus of `pages`. */
export const pagesOfGroup = (group: number, pages: number): number[] =>
  Array.from({ length: Math.min(PAGES_A_GROUP, pages - group * PAGES_A_GROUP) }, (_, at) => group * PAGES_A_GROUP + at);

/** Doc id of page `index`. */
export const docIdOf = (index: number): string => `g${String(Math.floor(index / PAGES_A_GROUP))}/p${String(index)}`;

function writer(random: () => number) {
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(random() ** skew * list.length)] as T;
  const words = [
    ...ROOTS.flatMap((root) => ENDINGS.map((ending) => root + ending)),
    ...Array.from({ length: 1500 }, () => `w${Math.floor(random() * 1e6).toString(36)}`),
  ];
  const word = (): string => pick(words, 2.2);
  const sentence = (length: number): string => {
    const text = Array.from({ length }, word).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string =>
    Array.from({ length: 3 + Math.floor(random() * 3) }, () => sentence(8 + Math.floor(random() * 10))).join(" ");

  return (index: number, pages: number): string => {
    // Each piece takes its words in the order in which they stand on the page.
    const section = (number: number): string => {
      const pieces = [
        `## ${word()} ${word()} ${String(number)}\n\n${paragraph()}`,
        `| Field | Type | Required | Description |\n| --- | --- | --- | --- |\n${rows()}`,
        `### ${word()} detail ${String(number)}`,
        `${see(Math.floor(random() * pages))} ${paragraph()}`,
        `\`\`\`json\n${JSON.stringify({ [word()]: word(), id: index, nested: { [word()]: [1, 2, number], [word()]: "x" } }, null, 2)}\n\`\`\``,
      ];
      if (number % 2 === 0) {
        pieces.push(
          `\`\`\`bash\ncurl -X POST https://open.example.com/v3/${word()} \\\n  -H 'Authorization: Bearer TOKEN' \\\n  -d '{"amount": 100}'\n\`\`\``,
        );
      }
      return `${pieces.join("\n\n")}\n\n`;
    };
    const rows = (): string =>
      Array.from({ length: 7 }, () => `| \`${word()}\` | string | yes | ${sentence(6)} |`).join("\n");
    const see = (target: number): string => `See [page ${String(target)}](../${docIdOf(target)}.md).`;
    const title = `${word()} ${word()} ${String(index)}`;
    return `---\ntitle: ${title}\ndescription: ${sentence(10)}\n---\n\n${paragraph()}\n\n${[0, 1, 2, 3, 4].map(section).join("")}`;
  };
}

const SITE = `product: { name: Bench, slug: bench }
site:
  title: Bench
  tagline: A corpus.
  description: A corpus.
  url: https://docs.example.com
  accent: "#0b5fff"
navbar:
  title: Bench
  items:
    - { type: doc, label: Docs, id: g0/p0 }
footer:
  style: row
  copyright: None.
versions:
  - { name: current, label: Next, mainDoc: g0/p0, path: "" }
blog: { title: Blog, description: None. }
home: { title: Bench, tagline: A corpus. }
`;

/** The pages that stand alone in a top-level category: with fewer groups than categories, the last pages do. */
const lonePages = (pages: number): number => Math.max(0, TOP_CATEGORIES - groupsOf(pages));

function sidebar(pages: number): string {
  const grouped = pages - lonePages(pages);
  const lines = ["sidebar:"];
  for (let top = 0; top < TOP_CATEGORIES; top += 1) {
    lines.push(`  - category: Area ${String(top)}`, "    items:");
    if (top >= groupsOf(pages)) {
      lines.push(`      - ${docIdOf(pages - TOP_CATEGORIES + top)}`);
    }
    for (let group = top; group < groupsOf(pages); group += TOP_CATEGORIES) {
      lines.push(`      - category: Group ${String(group)}`, "        items:");
      lines.push(...pagesOfGroup(group, grouped).map((page) => `          - ${docIdOf(page)}`));
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Writes a content folder with `pages` docs to `folder`, replacing what is there. */
export function writeCorpus(folder: string, pages: number): void {
  rmSync(folder, { recursive: true, force: true });
  const page = writer(randomNumbers(42));
  for (let index = 0; index < pages; index += 1) {
    const file = path.join(folder, "docs", `${docIdOf(index)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page(index, pages));
  }
  writeFileSync(path.join(folder, "site.yaml"), SITE);
  writeFileSync(path.join(folder, "sidebar.yaml"), sidebar(pages));
}
