import { searchTitle } from "./searchTitle";

test.each([
  ["", "Search"],
  ["?q=", "Search"],
  ["?q=+&area=Payments", "Search"],
  ["?q=+refund+rules%20&page=2", "refund rules - Search"],
  ["?q=%3Cb%3E", "<b> - Search"],
  [`?q=${"a".repeat(60)}`, `${"a".repeat(60)} - Search`],
  [`?q=${encodeURIComponent("💳".repeat(61))}`, `${"💳".repeat(60)}… - Search`],
])("the address %s has the title %s", (query, title) => expect(searchTitle(query)).toBe(title));
