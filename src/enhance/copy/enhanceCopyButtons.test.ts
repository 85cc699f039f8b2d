import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";

import { enhanceCopyButtons } from "./enhanceCopyButtons";

const block = (name: string, code: string, attributes = "") =>
  `<figure class="code" ${attributes}><figcaption class="code-head"><span>${name}</span></figcaption>
  <pre tabindex="0"><code>${code}</code></pre></figure>`;

function setUp(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const user = userEvent.setup();
  const remove = enhanceCopyButtons(document.getElementById("root")!);
  return { user, remove };
}

test("copies the code byte for byte, blank lines included", async () => {
  const lines = ["a", "", "", "b"].map((line) => `<span class="line"><span class="tk-string">${line}</span></span>`);
  const { user } = setUp(block("Request", lines.join("\n")));
  await user.click(screen.getByRole("button", { name: "Copy Request" }));
  expect(await navigator.clipboard.readText()).toBe("a\n\n\nb");
  expect(screen.getByRole("button", { name: "Copied Request" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Code copied");
});

test("says so when the browser refuses", async () => {
  const { user } = setUp(block("JSON", "{}"));
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy JSON" }));
  expect(await screen.findByRole("button", { name: "Copy failed JSON" })).toBeInTheDocument();
});

test("blocks that ask for none have no button", () => {
  setUp(block("Output", "done", 'data-no-copy=""'));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("leaves the content as it found it", () => {
  const html = block("JSON", "{}");
  const { remove } = setUp(html);
  remove();
  expect(document.getElementById("root")!.innerHTML).toBe(
    Object.assign(document.createElement("div"), { innerHTML: html }).innerHTML,
  );
});
