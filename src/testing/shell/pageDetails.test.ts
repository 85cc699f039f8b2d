// The line below an article: where its source is edited, and when it was last changed.
import { openPage, shipped } from "./harness";

test("a docs page leads to its source [docs.edit-link]", async () => {
  const { page } = await openPage(shipped, "/docs/quickstart/signature-algorithm");
  const link = page.locator("main").getByRole("link", { name: "Edit this page" });
  expect(await link.getAttribute("href")).toMatch(/\/edit\/main\/content\/docs\/quickstart\/signature-algorithm\.mdx$/);
});

test.each(["Pacific/Honolulu", "Asia/Kuala_Lumpur"])(
  "the day of the last change is the same in %s; without git there is none [docs.last-updated]",
  async (timezone) => {
    const { page, log } = await openPage(shipped, "/docs/bank-code", { timezone });
    const time = page
      .locator("main")
      .getByText(/^Last updated on/)
      .locator("time");
    const said = await time.evaluateAll((times) =>
      times.map((element) => [element.textContent, element.getAttribute("datetime")] as const),
    );
    for (const [text, instant] of said) {
      const utc = new Date(instant ?? "").toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
      expect(text).toBe(utc);
    }
    expect(said.length).toBeLessThanOrEqual(1);
    expect(log.problems()).toEqual([]);
  },
);
