import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RowFilter } from "./RowFilter";

const CODES = ["INVALID_SIGNATURE", "INVALID_TOKEN", "STORE_NOT_FOUND"];

beforeEach(() => {
  window.history.replaceState(null, "", "/docs/error-codes");
  document.body.innerHTML = `<table id="codes"><thead><tr><th>Code</th></tr></thead><tbody>${CODES.map(
    (code) => `<tr id="${code}"><td>${code}</td></tr>`,
  ).join("")}</tbody></table>`;
});

const shown = () => CODES.filter((code) => !document.getElementById(code)!.hidden);
const show = () => {
  render(<RowFilter target="codes" label="Error codes" />);
  return screen.getByRole("searchbox", { name: "Filter error codes" });
};

test("shows the rows that hold every word, and says how many", async () => {
  const field = show();
  expect(shown()).toEqual(CODES);
  await userEvent.type(field, "invalid SIGN");
  expect(shown()).toEqual(["INVALID_SIGNATURE"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3 rows");
});

test("Escape clears", async () => {
  const field = show();
  await userEvent.type(field, "store{Escape}");
  expect(field).toHaveValue("");
  expect(shown()).toEqual(CODES);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("the row that the address names always shows", async () => {
  const field = show();
  await userEvent.type(field, "store");
  window.history.replaceState(null, "", "#INVALID_TOKEN");
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(shown()).toEqual(["INVALID_TOKEN", "STORE_NOT_FOUND"]);
});
