const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Text of an attribute or a title as React and the compiler write it. */
export function decodeEntities(text: string): string {
  return text.includes("&")
    ? text.replace(
        /&(?:(amp|lt|gt|quot)|#x([0-9a-f]+)|#(\d+));/gi,
        (_sign, name?: string, hex?: string, code?: string) =>
          name === undefined
            ? String.fromCodePoint(hex === undefined ? Number(code) : parseInt(hex, 16))
            : (SIGNS[name.toLowerCase()] ?? ""),
      )
    : text;
}
