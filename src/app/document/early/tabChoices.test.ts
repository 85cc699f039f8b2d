import { EARLY_TAB_CHOICES } from "./tabChoices";

describe("the reader's choices stand on <html> before anything is painted", () => {
  const root = document.documentElement;
  const realSheet = window.CSSStyleSheet;
  const replaceSync = jest.fn<unknown, [string]>();
  beforeEach(() => {
    window.localStorage.clear();
    window.history.replaceState(null, "", "/");
    root.removeAttribute("data-tabs-language");
    root.removeAttribute("data-tabs-environment");
    replaceSync.mockReset();
    window.CSSStyleSheet = jest.fn(() => ({ replaceSync })) as unknown as typeof CSSStyleSheet;
    Object.assign(document, { adoptedStyleSheets: [] });
  });
  afterAll(() => {
    window.CSSStyleSheet = realSheet;
  });

  test("as stored", () => {
    window.localStorage.setItem("tabs.language", "java");
    window.localStorage.setItem("tabs.environment", "production");
    runScript(EARLY_TAB_CHOICES);
    expect(root).toHaveAttribute("data-tabs-language", "java");
    expect(root).toHaveAttribute("data-tabs-environment", "production");
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(replaceSync.mock.calls[0]?.[0]).toContain(
      '[data-tabs-language] .tabs[data-sync=language]:has(>[data-value="java"])>.tab-panel{display:none}',
    );
  });

  test("as the address says, which wins", () => {
    window.localStorage.setItem("tabs.language", "java");
    window.history.replaceState(null, "", "/?lang=php");
    runScript(EARLY_TAB_CHOICES);
    expect(root).toHaveAttribute("data-tabs-language", "php");
  });

  test.each(["a|b", '"]{}', "", "|", "java|go"])("unless it is no word: %s", (value) => {
    window.localStorage.setItem("tabs.language", value);
    window.history.replaceState(null, "", `/?lang=${encodeURIComponent(value)}`);
    runScript(EARLY_TAB_CHOICES);
    expect(root).not.toHaveAttribute("data-tabs-language");
    expect(replaceSync).not.toHaveBeenCalled();
  });

  test("without storage and without style sheets made by script", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    window.CSSStyleSheet = undefined as unknown as typeof CSSStyleSheet;
    window.history.replaceState(null, "", "/?lang=go&env=nowhere");
    runScript(EARLY_TAB_CHOICES);
    expect(root).toHaveAttribute("data-tabs-language", "go");
    expect(root).toHaveAttribute("data-tabs-environment", "nowhere");
  });
});

function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}
