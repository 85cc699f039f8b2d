/** Whether this page may write to the clipboard at all: not when it was served without https. */
export const canCopy = (): boolean => "clipboard" in navigator;

/** Puts `text` on the clipboard, byte for byte. Resolves to whether it worked: browsers may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
