import { attributesOf, startTags } from ".";

const namesOf = (html: string, scripting = true) => [...startTags(html, { scripting })].map(({ name }) => name);

test("start tags in their order, none of comments, end tags and texts", () => {
  expect(namesOf("<!DOCTYPE html><P><b>x</b><!-- <i> --><br/><title><u></title><img alt='a>b <s>'></P>")).toEqual([
    ...["p", "b", "br", "title", "img"],
  ]);
});

test("what is in `noscript` is read without scripts only", () => {
  const html = "<noscript><a href=/x>x</a></noscript><p>";
  expect(namesOf(html)).toEqual(["noscript", "p"]);
  expect(namesOf(html, false)).toEqual(["noscript", "a", "p"]);
});

test("two readings at once don't disturb one another", () => {
  const tags = startTags("<a><b><c>", { scripting: true });
  tags.next();
  expect(namesOf("<x><y>")).toEqual(["x", "y"]);
  expect([...tags].map(({ name }) => name)).toEqual(["b", "c"]);
});

test("attributes in every form, their signs decoded", () => {
  expect([...attributesOf(` href="/a?b=1&amp;c=&#x27;2&#39;" DATA-x='"' hidden id=z/`)]).toEqual([
    ["href", "/a?b=1&c='2'"],
    ["data-x", '"'],
    ["hidden", ""],
    ["id", "z/"],
  ]);
});
