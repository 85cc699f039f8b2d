import { styleSheetOf, withCurrentStyles } from "./withCurrentStyles";

const page = (href: string) => `<head><link rel="stylesheet" href="${href}"/><link rel="icon" href="/a.svg"/></head>`;

test.each(["", "/portal"])(
  "a page of an earlier build links the style sheet of this one, under the prefix %j",
  (prefix) => {
    expect(withCurrentStyles(page(`${prefix}/styles.0a1b2c.css`), "/styles.ffff.css")).toBe(
      page(`${prefix}/styles.ffff.css`),
    );
  },
);

test("other style sheets, and pages of a build without styles, stay as they are", () => {
  expect(withCurrentStyles(page("/print.css"), "/styles.ffff.css")).toBe(page("/print.css"));
  expect(withCurrentStyles(page("/styles.0a.css"), null)).toBe(page("/styles.0a.css"));
});

test("it is found among the bundles", () => {
  expect(styleSheetOf(["/app-1.js", "/styles.0a1b.css"])).toBe("/styles.0a1b.css");
  expect(styleSheetOf(["/app-1.js"])).toBeNull();
});
