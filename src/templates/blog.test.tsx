import { render } from "@testing-library/react";

import { pageProps } from "../testing/fixtures/pageProps";
import { POST } from "../testing/fixtures/pages";
import BlogArchiveTemplate from "./blogArchive";
import BlogIndexTemplate from "./blogIndex";
import BlogPostTemplate from "./blogPost";
import BlogTagTemplate from "./blogTag";
import BlogTagsTemplate from "./blogTags";

const TAG = { path: "/blog/tags/acme-pay", label: "Acme Pay", description: "Posts.", posts: [POST] };
const OTHER = { title: "Older post", path: "/blog/older" };

test("blog index: markup", () => {
  const data = {
    siteConfig: { blog: { title: "Blog", description: "News." } },
    allBlogPost: { nodes: [POST, { ...POST, path: OTHER.path, title: OTHER.title, cover: null, description: null }] },
  };
  expect(render(<BlogIndexTemplate {...pageProps(data, {})} />).container).toMatchSnapshot();
});

test("blog archive: markup", () => {
  const data = { allBlogPost: { nodes: [POST] } };
  expect(render(<BlogArchiveTemplate {...pageProps(data, {})} />).container).toMatchSnapshot();
});

test("blog tags: markup", () => {
  const data = { allBlogTag: { nodes: [TAG, { ...TAG, path: "/blog/tags/pos", label: "POS", posts: [] }] } };
  expect(render(<BlogTagsTemplate {...pageProps(data, {})} />).container).toMatchSnapshot();
});

test("blog tag: markup", () => {
  expect(render(<BlogTagTemplate {...pageProps({ tag: TAG }, {})} />).container).toMatchSnapshot();
});

test("blog post: markup", () => {
  const props = pageProps({ post: POST, previous: OTHER, next: OTHER }, { previousId: "a", nextId: null });
  expect(render(<BlogPostTemplate {...props} />).container).toMatchSnapshot();
});
