/** Whether a key opens the search: Ctrl+K or Command+K anywhere, `/` where nothing is being typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) {
    return false;
  }
  if (event.metaKey || event.ctrlKey) {
    return event.metaKey !== event.ctrlKey && !event.shiftKey && event.key.toLowerCase() === "k";
  }
  // With Shift or without: many keyboards (German, French, Nordic) have `/` on the upper half of another key.
  return event.key === "/" && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
