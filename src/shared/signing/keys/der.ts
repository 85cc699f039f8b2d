import { bytesOfHex, hexOf } from "../hex";
import { refuse } from "../SigningFault";

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

const broken = (): never => refuse("key-broken/structure");
/** What is read has to be what is written: then its lengths are right and minimal. */
function requireSame(written: Bytes, read: Bytes): void {
  if (hexOf(written) !== hexOf(read)) broken();
}

/** Reads DER values one after the other; lengths have to be right and minimal. */
export class DerReader {
  declare private at: number;
  declare private readonly bytes: Bytes;

  constructor(bytes: Bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  /** The content of the next value, which has this tag. */
  read(tag: number): Bytes {
    const rest = this.bytes.slice(this.at);
    // In keys of the other format numbers stand where these have sequences, and the other way round.
    if (rest[0] === (tag ^ TAG.integer ^ TAG.sequence)) refuse("pem-broken/format");
    const first = rest[1] ?? 0;
    const start = first < 0x80 ? 2 : first - 0x80 + 2;
    const length = start === 2 ? first : Number(bigOf(rest.slice(2, start)));
    const content = rest.slice(start, start + length);
    requireSame(derOf(tag, content), rest.slice(0, start + length));
    this.at += start + length;
    return content;
  }

  /** The content of DER that is one sequence and nothing behind it. */
  static ofSequence(der: Bytes): DerReader {
    const outer = new DerReader(der);
    const inner = outer.sequence();
    outer.end();
    return inner;
  }

  sequence(): DerReader {
    return new DerReader(this.read(TAG.sequence));
  }

  /** A whole number that isn't negative. */
  integer(): bigint {
    const bytes = this.read(TAG.integer);
    const value = bigOf(bytes);
    requireSame(derInteger(value), derOf(TAG.integer, bytes));
    return value;
  }

  end(): void {
    if (!this.isAtEnd) broken();
  }
}

export const bigOf = (bytes: Uint8Array): bigint => BigInt(`0x0${hexOf(bytes)}`);

/** The bytes of a number, as many as asked for. */
export const bytesOfBig = (value: bigint, length: number): Bytes =>
  bytesOfHex(value.toString(16).padStart(length * 2, "0"));

/** Writes one DER value. */
export function derOf(tag: number, ...contents: readonly Uint8Array[]): Bytes {
  const content = contents.flatMap((one) => [...one]);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Uint8Array.from([tag, ...size, ...content]);
}

/** Writes a whole number that isn't negative: with a zero in front where its first bit would say so. */
export function derInteger(value: bigint): Bytes {
  const hex = value.toString(16);
  return derOf(TAG.integer, bytesOfBig(value, Math.floor(hex.length / 2) + (hex.length % 2 || hex > "8" ? 1 : 0)));
}
