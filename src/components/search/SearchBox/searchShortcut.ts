/** Whether a key opens the search: Ctrl+K or Command+K anywhere, `/` where nothing is being typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey || event.isComposing) {
    return false;
  }
  if (event.metaKey || event.ctrlKey) {
    return event.metaKey !== event.ctrlKey && event.key.toLowerCase() === "k";
  }
  return event.key === "/" && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
