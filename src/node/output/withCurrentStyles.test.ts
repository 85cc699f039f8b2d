import { styleSheetsOf, withCurrentStyles } from "./withCurrentStyles";

const page = (href: string) => `<head><link rel="stylesheet" href="${href}"/><link rel="icon" href="/a.svg"/></head>`;
const sheets = styleSheetsOf(["/app-1.js", "/styles.ffff.css", "/component---blog.eeee.css"]);

test.each(["", "/portal"])(
  "a page of an earlier build links the style sheets of this one, each by its name, under the prefix %j",
  (prefix) => {
    const both = (styles: string, blog: string) =>
      page(`${prefix}/styles.${styles}.css`) + page(`${prefix}/component---blog.${blog}.css`);
    expect(withCurrentStyles(both("0a1b2c", "3d"), sheets)).toBe(both("ffff", "eeee"));
  },
);

test("other style sheets, and pages of a build without styles, stay as they are", () => {
  expect(withCurrentStyles(page("/print.css"), sheets)).toBe(page("/print.css"));
  expect(withCurrentStyles(page("/other.0a.css"), sheets)).toBe(page("/other.0a.css"));
  expect(withCurrentStyles(page("/styles.0a.css"), new Map())).toBe(page("/styles.0a.css"));
});

test("they are found among the bundles", () => {
  expect([...sheets]).toEqual([
    ["styles", "/styles.ffff.css"],
    ["component---blog", "/component---blog.eeee.css"],
  ]);
});
