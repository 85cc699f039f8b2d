import type { Issue, Place } from "../issues";

/** What search engines show of a description, in characters. */
export const LONGEST_DESCRIPTION = 160;

/** How a page shows in lists, tabs and search results. */
export interface Preview {
  readonly file: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly draft?: boolean | undefined;
  readonly locate: (path: readonly PropertyKey[]) => Place;
}

/** What is wrong with previews that stand beside one another: each tells its page by a title and description of its own. */
export function previewIssues(previews: readonly Preview[]): Issue[] {
  // Of two, it is the draft that is to change.
  const published = previews.filter(({ draft }) => draft !== true);
  const drafts = previews.filter(({ draft }) => draft === true);
  const files = { title: new Map<string, string>(), description: new Map<string, string>() };
  return [...published, ...drafts].flatMap((preview) => {
    const { file, locate, description = "" } = preview;
    const twins = (["title", "description"] as const).flatMap((key): Issue[] => {
      const text = preview[key] ?? "";
      const name = text.trim().toLowerCase();
      const twin = name === "" ? undefined : files[key].get(name);
      files[key].set(name, twin ?? file);
      return twin === undefined
        ? []
        : [
            {
              ...locate([key]),
              rule: "page-preview",
              message: `${twin} has this ${key} too: \`${text}\``,
              fix: `give each page a ${key} that tells it from the other, in lists and search results`,
            },
          ];
    });
    return description.length > LONGEST_DESCRIPTION ? [...twins, tooLong(description, locate)] : twins;
  });
}

const tooLong = ({ length }: string, locate: Preview["locate"]): Issue => ({
  ...locate(["description"]),
  rule: "page-preview",
  message: `the description has ${String(length)} characters; search results show ${String(LONGEST_DESCRIPTION)}`,
  fix: "say in one sentence what the page is for, and leave the rest to the page",
});
