import { hasAnchor } from "./hasAnchor";

const PAGE = `<!doctype html><title>T</title><h1 id="top-of">A</h1><p id='a b'>x</p><A NAME=old>y</A>
  <h2 id="caf\u00e9">z</h2><input name="field"><script>document.write('<i id="made">')</script><!-- <b id="off"> -->`;

test.each([
  ["#top-of", "present"],
  ["#a%20b", "present"],
  ["#old", "present"],
  ["#caf%C3%A9", "present"],
  ["", "present"],
  ["#", "present"],
  ["#top", "present"],
  ["#:~:text=anything", "present"],
  ["#old:~:text=anything", "present"],
  ["#Old", "missing"],
  ["#field", "missing"],
  ["#made", "missing"],
  ["#off", "missing"],
  ["#100%", "missing"],
  ["#/route", "unknown"],
  ["#!route", "unknown"],
])("%s is %s", (hash, expected) => {
  expect(hasAnchor(PAGE, hash)).toBe(expected);
});

test("of a page whose headings have no ids nothing is known", () => {
  expect(hasAnchor('<h1>A</h1><div id="root">', "#a")).toBe("unknown");
  expect(hasAnchor("", "#a")).toBe("unknown");
});
