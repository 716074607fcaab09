import { crc32 } from 'node:zlib';

/** How a program writes its archives. */
export interface ZipHabits {
  /** Sizes in 64 bits, as programs write that do not know how much will come. */
  is64?: boolean;
  /** Sizes behind the content instead of before it. */
  sizesBehind?: boolean;
  /** What stands before the archive. */
  before?: string;
}

// Layouts are those of PKWARE's APPNOTE 6.3.

/** An archive of texts and bytes, nothing in it compressed. */
export function zip(parts: Record<string, string | Uint8Array>, habits: ZipHabits = {}): Uint8Array {
  const { is64 = false, sizesBehind = false, before = '' } = habits;
  const flags = 0x0800 | (sizesBehind ? 8 : 0);
  const written: Uint8Array[] = [new TextEncoder().encode(before)];
  const entries: Uint8Array[] = [];
  let at = written[0]!.byteLength;
  const put = (bytes: Uint8Array) => {
    written.push(bytes);
    at += bytes.byteLength;
  };
  for (const [path, content] of Object.entries(parts)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const name = new TextEncoder().encode(path);
    const [sum, size, start] = [crc32(bytes), bytes.byteLength, at];
    const wide = is64 ? fields([2, 1], [2, 24], [8, size], [8, size], [8, start]) : new Uint8Array();
    const sizes: Field[] = is64 ? [[4, 0xffff_ffff], [4, 0xffff_ffff]] : [[4, size], [4, size]]; // prettier-ignore
    const known: Field[] = sizesBehind ? [[4, 0], [4, 0], [4, 0]] : [[4, sum], ...sizes]; // prettier-ignore
    const local = is64 && !sizesBehind ? fields([2, 1], [2, 16], [8, size], [8, size]) : new Uint8Array();
    put(fields([4, 0x04034b50], [2, 45], [2, flags], [2, 0], [4, 0], ...known, [2, name.length], [2, local.length]));
    put(name);
    put(local);
    put(bytes);
    if (sizesBehind) put(fields([4, 0x08074b50], [4, sum], [is64 ? 8 : 4, size], [is64 ? 8 : 4, size]));
    const head = fields([4, 0x02014b50], [2, 45], [2, 45], [2, flags], [2, 0], [4, 0], [4, sum], ...sizes);
    const rest = fields([2, name.length], [2, wide.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, is64 ? 0xffff_ffff : start]); // prettier-ignore
    entries.push(head, rest, name, wide);
  }
  const start = at;
  for (const bytes of entries) put(bytes);
  const count = Object.keys(parts).length;
  put(fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, at - start], [4, start], [2, 0]));
  return join(written);
}

type Field = [bytes: number, value: number];

/** Whole numbers, low byte first. */
function fields(...all: Field[]): Uint8Array {
  return Uint8Array.from(all.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256))); // prettier-ignore
}

/** Bytes one after another. */
function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
