import { folderOf } from "../../testing/fixtures/folder";
import { SITE } from "../../testing/fixtures/project";
import { gatsbyConfig } from "./config";

afterEach(() => {
  Reflect.deleteProperty(process.env, "PATH_PREFIX");
});

const optionsOf = (root: string, name: string): unknown =>
  gatsbyConfig(root).plugins?.flatMap((plugin) =>
    typeof plugin === "object" && plugin.resolve === name ? [plugin.options] : [],
  )[0];

test("plugins get the content folder and the site's accent colour", () => {
  const root = folderOf(SITE);
  expect(optionsOf(root, "gatsby-source-filesystem")).toEqual({ name: "content", path: `${root}/content` });
  expect(optionsOf(root, "gatsby-plugin-nprogress")).toEqual({ color: "#123456", showSpinner: false });
  expect(gatsbyConfig(root)).toMatchObject({ siteMetadata: { siteUrl: "https://docs.zephyr.example.com" } });
});

test.each([
  ["", undefined],
  ["/portal", "/portal"],
])("PATH_PREFIX=%j is the prefix %j", (value, pathPrefix) => {
  process.env["PATH_PREFIX"] = value;
  expect(gatsbyConfig(folderOf(SITE)).pathPrefix).toBe(pathPrefix);
});

test.each([
  ["is missing", {}],
  ["is no YAML", { "content/site.yaml": "product: [" }],
])("a site.yaml that %s is left to the report of the run", (_fault, files) => {
  expect(optionsOf(folderOf(files), "gatsby-plugin-nprogress")).toEqual({
    color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
    showSpinner: false,
  });
});
