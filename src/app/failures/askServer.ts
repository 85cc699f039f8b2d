/**
 * The status that the server gives for an address, past every cache; null when it can't be reached. Tells a failure
 * that a full load may mend from one that would cost the reader the page they have.
 */
export async function askServer(address: string): Promise<number | null> {
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return status;
  } catch {
    return null;
  }
}
