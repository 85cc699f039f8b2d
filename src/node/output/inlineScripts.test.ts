import { inlineScripts } from "./inlineScripts";

test.each([
  ["each in its place", "<script>a</script><p>text</p><script id=x>b</script>", ["a", "b"]],
  ["none with an address", '<script src="/a.js" async></script><script>a</script>', ["a"]],
  [
    "kinds of scripts",
    '<script type="module">a</script><script type="">b</script><script type=importmap>{}</script>',
    ["a", "b", "{}"],
  ],
  [
    "JavaScript by its names",
    '<script type="text/javascript">a</script><script type=" application/javascript; x">b</script>',
    ["a", "b"],
  ],
  ["no data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["in whatever case", "<SCRIPT>a</SCRIPT >", ["a"]],
  ["across lines, which a browser reads as LF", "<script\n>a\r\nb\rc\n</script>", ["a\nb\nc\n"]],
  [
    "with tags in their text",
    "<script>document.title = '<b>' + \"<p a='>\"</script><script>b</script>",
    ["document.title = '<b>' + \"<p a='>\"", "b"],
  ],
  ["none in a comment", "<!-- <script>a</script> --><script>b</script>", ["b"]],
  ["none in an attribute", "<p data-code=\"<script>a</script>\" title='<script>'>x</p><script>b</script>", ["b"]],
  [
    "none in texts",
    "<title><script>a</script></title><textarea><script>b</script></textarea><style>/*<script>*/</style><script>c</script>",
    ["c"],
  ],
  ["with attributes that only look like an address", '<script data-src="/a" title=" src=x">a</script>', ["a"]],
  ["empty ones too", "<script></script>", [""]],
])("scripts of a page: %s", (_what, html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});
