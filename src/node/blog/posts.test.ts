import { scope, spot, summary } from "../../testing/fixtures/compile";
import { SITE_YAML } from "../../testing/fixtures/project";
import { treeOf } from "../../testing/fixtures/tree";
import { loadSite } from "../config/loadSite";
import type { SiteSettings } from "../config/siteSchema";
import { readPosts } from "./posts";

const TAGS = `  tags:
    - id: "{product}"
      label: Product
    - id: pos
      label: POS
`;

function settingsOf(yaml: string): SiteSettings {
  const { site } = loadSite("content/site.yaml", yaml);
  if (site === null) {
    throw new Error("the settings of the test are faulty");
  }
  return site.settings;
}
const settings = settingsOf(SITE_YAML.replace(/ {2}tags:\n[\s\S]*?(?=home:)/, TAGS));

const post = (date: string, more = ""): string => `---\ntitle: A post\ndate: ${date}\n${more}---\nText.\n`;

const read = (files: Readonly<Record<string, string>>, options: { drafts?: boolean; others?: string[] } = {}) =>
  readPosts(treeOf(files, options.others), settings, scope, options.drafts ?? false);

describe("dates", () => {
  test.each(["2020-04-29", '"2020-04-29"', "'2020-04-29'", "2020-02-29", "2020-04-29 # a comment"])(
    "%s is a calendar day, and stays one",
    (date) => {
      const { posts, issues } = read({ "blog/a.mdx": post(date) });
      expect(issues).toEqual([]);
      expect(posts[0]?.frontMatter.date).toBe(/\d{4}-\d{2}-\d{2}/.exec(date)?.[0]);
    },
  );

  test.each([
    ["single digits", "2020-4-9"],
    ["a time", "2020-04-29T10:00:00"],
    ["a time and a zone", "2020-04-29T23:30:00+08:00"],
    ["UTC", '"2020-04-29T00:00:00Z"'],
    ["a time behind a space", "2020-04-29 10:00"],
    ["a day that the month hasn't", "2020-04-31"],
    ["a leap day of another year", "2021-02-29"],
    ["a thirteenth month", "2020-13-01"],
    ["another order", "29.04.2020"],
    ["words", "April 29, 2020"],
    ["a year alone", "2020"],
    ["nothing", ""],
    ["two digits for the year", "20-04-29"],
  ])("%s is a fault with its place", (_form, date) => {
    const { posts, issues } = read({ "blog/a.mdx": post(date) });
    expect(posts).toEqual([]);
    expect(issues.map(({ line, rule, file }) => `${file}:${line} ${rule}`)).toEqual([
      "content/blog/a.mdx:3 front-matter",
    ]);
    expect(issues[0]?.message).toContain("`date`");
  });

  test("the day in a file's name is the same day", () => {
    const { posts, issues } = read({
      "blog/2020-04-29-a.mdx": post("2020-04-29"),
      "blog/2020-04-29-b.mdx": post("2020-04-30"),
      "blog/2020-04-29.mdx": "---\ntitle: A\ndate: 2020-04-30\nslug: c\n---\n",
    });
    expect(posts).toHaveLength(3);
    expect(issues.map(({ file, line, column, rule, message }) => [`${file}:${line}:${column}`, rule, message])).toEqual(
      [
        [
          "content/blog/2020-04-29-b.mdx:3:7",
          "front-matter",
          "the date is 2020-04-30, the file's name says 2020-04-29",
        ],
      ],
    );
  });

  test("no date is a fault", () => {
    const { issues } = read({ "blog/a.mdx": "---\ntitle: A\n---\n" });
    expect(issues.map((issue) => issue.message)).toEqual(["missing key `date` (string)"]);
  });
});

test("posts come newest first; those of one day by slug, however their files are named", () => {
  const files = {
    "blog/2020-04-29-c.mdx": post("2020-04-29"),
    "blog/2020-04-29-a.mdx": post("2020-04-29", "slug: z\n"),
    "blog/b.mdx": post("2020-04-29"),
    "blog/old.mdx": post("2019-12-31"),
    "blog/new.mdx": post("2021-01-01"),
  };
  const order = ["new", "b", "c", "z", "old"];
  expect(read(files).posts.map(({ slug }) => slug)).toEqual(order);
  const backwards = Object.fromEntries(Object.entries(files).reverse());
  expect(read(backwards).posts.map(({ slug }) => slug)).toEqual(order);
});

describe("slugs", () => {
  test.each([
    ["blog/2020-04-29-welcome.mdx", "", "welcome"],
    ["blog/welcome.md", "", "welcome"],
    ["blog/2020/news/hello.mdx", "", "hello"],
    ["blog/2020-04-29-welcome.mdx", "slug: hello-there\n", "hello-there"],
  ])("%s with %j is at /blog/…", (file, more, slug) => {
    const { posts, issues } = read({ [file]: post("2020-04-29", more) });
    expect(issues).toEqual([]);
    expect(posts).toMatchObject([{ slug, route: `/blog/${slug}` }]);
  });

  test.each(["Hello", "a b", "a/b", "-a", "é"])("%j is no slug", (slug) => {
    const { issues } = read({ "blog/a.mdx": post("2020-04-29", `slug: "${slug}"\n`) });
    expect(issues.map(spot)).toEqual(["4:7 front-matter"]);
  });

  test("one slug twice: the second is reported, naming the first", () => {
    const { posts, issues } = read({
      "blog/2020-04-29-a.mdx": post("2020-04-29"),
      "blog/2021-04-29-a.mdx": post("2021-04-29"),
    });
    expect(posts).toHaveLength(1);
    expect(issues.map(summary)).toEqual([
      "content/blog/2021-04-29-a.mdx:2:1 [duplicate-doc-id] the slug `a` belongs to content/blog/2020-04-29-a.mdx too",
    ]);
  });
});

describe("tags", () => {
  test("are those of the settings, the placeholder among them", () => {
    const { posts, issues } = read({ "blog/a.mdx": post("2020-04-29", 'tags: [pos, "{product}"]\n') });
    expect(issues).toEqual([]);
    expect(posts[0]?.tags).toEqual(["pos", "zephyr"]);
  });

  test.each(["POS", "poss", "支付"])("%s is none, and the known ones are listed", (tag) => {
    const { issues } = read({ "blog/a.mdx": post("2020-04-29", `tags: ["${tag}"]\n`) });
    expect(issues.map(spot)).toEqual(["4:8 front-matter"]);
    expect(issues[0]).toMatchObject({ message: `unknown tag \`${tag}\`` });
    expect([...(issues[0]?.known ?? [])].sort()).toEqual(["pos", "zephyr"]);
    expect(issues[0]?.fix).toContain("content/site.yaml");
  });
});

describe("covers", () => {
  test("are found beside the post", () => {
    const { posts, issues } = read(
      { "blog/a.mdx": post("2020-04-29", "cover: ./a.png\n") },
      { others: ["blog/a.png"] },
    );
    expect(issues).toEqual([]);
    expect(posts[0]?.cover).toBe("blog/a.png");
  });

  test("that aren't there are reported with the nearest file", () => {
    const { issues } = read({ "blog/a.mdx": post("2020-04-29", "cover: ./A.png\n") }, { others: ["blog/a.png"] });
    expect(issues).toMatchObject([{ line: 4, column: 8, rule: "missing-asset", known: ["blog/a.png"] }]);
  });
});

test("drafts are there in a preview only", () => {
  const files = { "blog/a.mdx": post("2020-04-29", "draft: true\n") };
  expect(read(files).posts).toEqual([]);
  expect(read(files, { drafts: true }).posts).toHaveLength(1);
});
