import { loadFiles, SITE_YAML } from "../../testing/fixtures/project";

const post = (date: string, title: string, more = "", body = "Text.\n"): string =>
  `---\ntitle: ${title}\ndate: ${date}\n${more}---\n${body}`;

const FILES = {
  "content/site.yaml": SITE_YAML.replace("home:", "    - id: pos\n      label: Point of sale\nhome:"),
  "content/blog/2020-04-29-welcome.mdx": post(
    "2020-04-29",
    "Welcome",
    'tags: ["{product}", pos]\ncover: ./c.svg\ncoverAlt: A till\n',
  ),
  "content/blog/2021-01-01-news.mdx": post(
    "2021-01-01",
    "News",
    "tags: [pos]\ndescription: D\n",
    `${"word ".repeat(660)}\n`,
  ),
  "content/blog/2021-01-01-more.mdx": post("2021-01-01", "More"),
  "content/blog/c.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
};

async function blog(files: Readonly<Record<string, string>> = FILES) {
  const { nodes, pages, issues, tree } = await loadFiles(files);
  const fieldsOf = (type: string, id: string) =>
    nodes.find((node) => node.type === type && node.id === id)?.fields ?? {};
  return { fieldsOf, pages, issues, tree };
}

test("a post carries its day in both forms, whatever the time zone", async () => {
  const before = process.env["TZ"];
  try {
    for (const zone of ["Pacific/Pago_Pago", "UTC", "Pacific/Kiritimati"]) {
      process.env["TZ"] = zone;
      const { fieldsOf, issues } = await blog();
      expect(issues).toEqual([]);
      expect(fieldsOf("BlogPost", "welcome")).toMatchObject({ date: "2020-04-29", dateLabel: "April 29, 2020" });
    }
  } finally {
    process.env["TZ"] = before;
  }
});

test("a post carries what lists and its page show", async () => {
  const { fieldsOf, tree } = await blog();
  expect(fieldsOf("BlogPost", "welcome")).toMatchObject({
    path: "/blog/welcome",
    title: "Welcome",
    description: null,
    tagKeys: ["zephyr", "pos"],
    readingMinutes: 1,
    cover: `${tree.folder}/blog/c.svg`,
    coverAlt: "A till",
    html: "<p>Text.</p>",
  });
  expect(fieldsOf("BlogPost", "news")).toMatchObject({ readingMinutes: 3, description: "D", cover: null });
});

test("a tag lists its posts, newest first; one without posts has none", async () => {
  const { fieldsOf } = await blog();
  expect(fieldsOf("BlogTag", "pos")).toMatchObject({
    path: "/blog/tags/pos",
    label: "Point of sale",
    postKeys: ["news", "welcome"],
  });
  expect(fieldsOf("BlogTag", "zephyr")).toMatchObject({ label: "Zephyr", postKeys: ["welcome"] });
});

test("every list, tag and post is a page; previous is the older post", async () => {
  const { pages } = await blog();
  const posts = pages.filter(({ path }) => path.startsWith("/blog"));
  expect(posts.map(({ path, template }) => `${template} ${path}`)).toEqual([
    "blogIndex /blog",
    "blogArchive /blog/archive",
    "blogTags /blog/tags",
    "blogTag /blog/tags/zephyr",
    "blogTag /blog/tags/pos",
    "blogPost /blog/more",
    "blogPost /blog/news",
    "blogPost /blog/welcome",
  ]);
  expect(posts.find(({ path }) => path === "/blog/news")?.nodes).toEqual({
    id: { type: "BlogPost", id: "news" },
    previousId: { type: "BlogPost", id: "welcome" },
    nextId: { type: "BlogPost", id: "more" },
  });
});

test("a site without posts has its lists all the same", async () => {
  const { pages, issues } = await blog({});
  expect(issues).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/blog", "/blog/archive", "/blog/tags/zephyr"]),
  );
});

test("a tag is no address of its own", async () => {
  const tags = '  tags:\n    - id: "../x"\n      label: A\nhome:';
  const { issues } = await blog({ "content/site.yaml": SITE_YAML.replace(/ {2}tags:[\s\S]*home:/, tags) });
  expect(issues[0]).toMatchObject({ rule: "config-shape", file: "content/site.yaml" });
});

test.each([["{product}", "zephyr"]])("tags %s and %s have one address: both are named", async (first, second) => {
  const tags = `  tags:\n    - id: "${first}"\n      label: A\n    - id: "${second}"\n      label: B\nhome:`;
  const { issues } = await blog({ "content/site.yaml": SITE_YAML.replace(/ {2}tags:[\s\S]*home:/, tags) });
  expect(issues).toMatchObject([{ rule: "duplicate-route", file: "content/site.yaml" }]);
  expect(issues[0]?.message).toContain(`/blog/tags/${second}`);
});
