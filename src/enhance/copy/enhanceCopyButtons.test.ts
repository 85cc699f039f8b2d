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

describe("a block that shows a part of a program", () => {
  const part = (name: string) => block("Node.js", "part", `data-program="/samples/${name}.mjs"`);
  const answer = (ok: boolean, type: string, text: string) =>
    ({ ok, headers: new Headers({ "content-type": type }), text: () => Promise.resolve(text) }) as Response;
  const realFetch = window.fetch;
  const serve = (get: () => Promise<Response>) => {
    window.fetch = jest.fn(get);
  };
  afterEach(() => {
    window.fetch = realFetch;
  });

  test("gives the complete program, and says so", async () => {
    serve(() => Promise.resolve(answer(true, "text/javascript", "all\n\nof it\n")));
    const { user } = setUp(part("whole"));
    await user.click(screen.getByRole("button", { name: "Copy complete program: Node.js" }));
    expect(await screen.findByText("Complete program copied")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("all\n\nof it\n");
    await user.click(screen.getByRole("button"));
    expect(window.fetch).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => Promise<Response>]>([
    ["the network fails", () => Promise.reject(new Error("offline"))],
    ["the file is gone", () => Promise.resolve(answer(false, "text/plain", "no"))],
    ["a page stands there", () => Promise.resolve(answer(true, "text/html; charset=utf-8", "<!doctype html>"))],
  ])("gives what it shows, and says so, when %s", async (reason, get) => {
    serve(get);
    const { user } = setUp(part(reason.replace(/ /g, "-")));
    await user.click(screen.getByRole("button"));
    expect(await screen.findByRole("button", { name: /^Copied this part/ })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("part");
    expect(screen.getByRole("status")).toHaveTextContent("could not be loaded: the part shown here is copied");
  });
});
