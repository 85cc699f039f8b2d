import { render, screen, within } from "@testing-library/react";

import { PostIndex } from "./PostIndex";

test("posts by year, in the order given", () => {
  render(
    <PostIndex
      posts={[
        { path: "/blog/c", title: "C", date: "2021-01-01", dateLabel: "January 1, 2021" },
        { path: "/blog/b", title: "B", date: "2020-12-31", dateLabel: "December 31, 2020" },
        { path: "/blog/welcome", title: "Welcome", date: "2020-04-29", dateLabel: "April 29, 2020" },
      ]}
    />,
  );
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["2021", "2020"]);
  const year = screen.getByRole("region", { name: "2020" });
  expect(
    within(year)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["B", "Welcome"]);
  expect(within(year).getByText("April 29, 2020")).toHaveAttribute("datetime", "2020-04-29");
});
