import { withDetails } from ".";

const details = {
  folder: "/site/content",
  label: "content",
  editUrl: "https://git.example.com/edit/main/",
  dates: new Map([["docs/a.mdx", "2024-01-02T04:30:00.000Z"]]),
};
const docPage = (file: string) => ({
  type: "DocPage",
  id: file,
  fields: { title: "A", absolutePath: `/site/content/${file}` },
});

test("a docs page says when its source was changed and where it is edited", () => {
  const [page, other] = withDetails([docPage("docs/a.mdx"), docPage("i18n/ar/docs/a.mdx")], details);
  expect(page?.fields).toEqual({
    title: "A",
    absolutePath: "/site/content/docs/a.mdx",
    lastUpdated: "2024-01-02T04:30:00.000Z",
    editUrl: "https://git.example.com/edit/main/content/docs/a.mdx",
  });
  expect(other?.fields).toMatchObject({
    lastUpdated: null,
    editUrl: "https://git.example.com/edit/main/content/i18n/ar/docs/a.mdx",
  });
});

test("nodes of other kinds stay as they are", () => {
  const post = { type: "BlogPost", id: "welcome", fields: { absolutePath: "/site/content/blog/welcome.mdx" } };
  expect(withDetails([post], details)[0]).toBe(post);
});
