import { SigningFault } from "../SigningFault";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Tags of ASN.1 that keys are made of. */
export const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  sequence: 0x30,
} as const;

const broken = (): SigningFault =>
  new SigningFault(
    "key-broken",
    "The key's content is damaged: it doesn't have the structure of a key. Export it again.",
  );

/** Reads DER values one after the other; lengths have to be right and minimal. */
export class DerReader {
  private at = 0;

  constructor(private readonly bytes: Bytes) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  /** Tag of the next value; undefined at the end. */
  get tag(): number | undefined {
    return this.bytes[this.at];
  }

  /** The content of the next value, which has this tag. */
  read(tag: number): Bytes {
    if (this.tag !== tag) throw broken();
    let at = this.at + 1;
    let length = this.bytes[at++] ?? 0;
    if (length > 0x7f) {
      const count = length & 0x7f;
      length = 0;
      if (count < 1 || count > 3) throw broken();
      for (let index = 0; index < count; index += 1) length = length * 256 + (this.bytes[at++] ?? 0);
      if (length < (count === 1 ? 0x80 : 256 ** (count - 1))) throw broken();
    }
    if (at + length > this.bytes.length) throw broken();
    this.at = at + length;
    return this.bytes.slice(at, this.at);
  }

  sequence(): DerReader {
    return new DerReader(this.read(TAG.sequence));
  }

  /** A whole number that isn't negative. */
  integer(): bigint {
    const bytes = this.read(TAG.integer);
    const [first = 0x80, second = 0x80] = bytes;
    if (first > 0x7f || (first === 0 && bytes.length > 1 && second < 0x80)) throw broken();
    return bigOf(bytes);
  }

  end(): void {
    if (!this.isAtEnd) throw broken();
  }
}

export function bigOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${hexOf(bytes) || "0"}`);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a number, as many as asked for. */
export function bytesOfBig(value: bigint, length: number): Bytes {
  const hex = value.toString(16).padStart(length * 2, "0");
  return Uint8Array.from({ length }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Writes one DER value. */
export function derOf(tag: number, ...contents: readonly Uint8Array[]): Bytes {
  const length = contents.reduce((sum, { length: one }) => sum + one, 0);
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const whole = new Uint8Array(1 + size.length + length);
  whole.set([tag, ...size]);
  let at = 1 + size.length;
  for (const content of contents) {
    whole.set(content, at);
    at += content.length;
  }
  return whole;
}

/** Writes a whole number that isn't negative. */
export function derInteger(value: bigint): Bytes {
  const hex = value.toString(16);
  return derOf(TAG.integer, bytesOfBig(value, Math.floor(hex.length / 2) + (hex.length % 2 || hex > "8" ? 1 : 0)));
}
