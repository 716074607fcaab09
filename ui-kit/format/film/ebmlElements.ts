import type { Ask, Got } from './film.ts';

/** The next element: its id, its size (Infinity for one without, -1 where its head is cut) and the bytes of its head. Null at the end. */
export function* nextElement(): Generator<Ask, { id: number; size: number; read: number } | null, Got> {
  const first = yield { take: 1 };
  if (first.missing > 0) return null;
  const length = widthOf(first.bytes[0]!);
  if (length > 4) return null;
  const rest = yield { take: length };
  if (rest.missing > 0) return { id: 0, size: -1, read: length };
  const number = [...first.bytes, ...rest.bytes.subarray(0, length - 1)].reduce((sum, byte) => sum * 256 + byte, 0);
  const mark = rest.bytes[length - 1]!;
  const width = widthOf(mark);
  if (width > 8) return null;
  const more = yield { take: width - 1 };
  if (more.missing > 0) return { id: number, size: -1, read: length + width };
  return { id: number, size: sizeOf([mark, ...more.bytes], width), read: length + width };
}

const widthOf = (first: number): number => Math.clz32(first) - 23;

/** A size in as many bytes; one of ones alone is unknown. */
function sizeOf([first = 0, ...rest]: readonly number[], width: number): number {
  const low = first & (0xff >> width);
  if (low === 0xff >> width && rest.every((byte) => byte === 255)) return Infinity;
  return rest.reduce((sum, byte) => sum * 256 + byte, low);
}

/** The elements in one that is in memory, the last of each id; `all` hears of each. */
export function children(bytes: Uint8Array, all: (id: number, body: Uint8Array) => void = () => undefined) {
  const found = new Map<number, Uint8Array>();
  for (let at = 0; at < bytes.length;) {
    const length = widthOf(bytes[at]!);
    const number = bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
    const width = widthOf(bytes[at + length] ?? 0);
    if (length > 4 || width > 8) break;
    const from = at + length + width;
    const size = sizeOf([...bytes.subarray(at + length, from)], width);
    if (size === Infinity || from + size > bytes.length) break;
    found.set(number, bytes.subarray(from, from + size));
    all(number, bytes.subarray(from, from + size));
    at = from + size;
  }
  return found;
}

/** An unsigned number. */
export const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** A text, without what fills it up. */
export const textOf = (bytes: Uint8Array | undefined): string =>
  String.fromCharCode(...(bytes ?? [])).replace(/\0+$/, '');

/** A number of 4 or 8 bytes; 0 for none. */
export function floatOf(bytes: Uint8Array | undefined): number {
  if (!bytes) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const value = bytes.length === 4 ? view.getFloat32(0) : bytes.length === 8 ? view.getFloat64(0) : 0;
  return Number.isFinite(value) ? value : 0;
}
