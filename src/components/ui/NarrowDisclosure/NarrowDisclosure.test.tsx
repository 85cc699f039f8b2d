import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { NarrowDisclosure } from "./NarrowDisclosure";

const details = () => screen.getByText("On this page").closest("details");

test("the panel is in the document while the control is closed", () => {
  render(
    <NarrowDisclosure label="On this page">
      <a href="#a">A</a>
    </NarrowDisclosure>,
  );
  expect(details()).not.toHaveAttribute("open");
  expect(screen.getByRole("link", { name: "A" })).toBeInTheDocument();
});

test("choosing a link closes the panel", async () => {
  render(
    <NarrowDisclosure label="On this page">
      <a href="#a">A</a>
    </NarrowDisclosure>,
  );
  await userEvent.click(screen.getByText("On this page"));
  expect(details()).toHaveAttribute("open");
  await userEvent.click(screen.getByRole("link", { name: "A" }));
  expect(details()).not.toHaveAttribute("open");
});
