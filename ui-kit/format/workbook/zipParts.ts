// Offsets are those of PKWARE's APPNOTE 6.3: 4.3.12 central directory header, 4.3.14 to 4.3.16 its end, 4.5.3 sizes of 64 bits.
const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const locatorLength = 20;
const entryLength = 46;
const extra64 = 1;
const commentLimit = 0xffff;
const sentinel = 0xffffffff;
/** Deflate cannot do better than this. */
const bestRatio = 1032;

/** What a ZIP archive says of itself. */
export interface ZipParts {
  /** Paths of its parts. */
  names: string[];
  /** Bytes its parts unpack to; a part that does not state its size counts as its maximum. */
  size: number;
}

/** The parts of a ZIP archive by its central directory, before unpacking. Null when this is no archive. */
export function zipParts(bytes: Uint8Array): ZipParts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(view);
  if (directory === null) return null;
  const parts: ZipParts = { names: [], size: 0 };
  let { at } = directory;
  for (let { count } = directory; count > 0; count--) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const size = entrySize(view, at, at + entryLength + nameLength, extraLength);
    if (size === null) return null;
    parts.size += size;
    parts.names.push(new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)));
    at += entryLength + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Where the directory begins and how many parts it lists. */
function findDirectory(view: DataView): { at: number; count: number } | null {
  const end = findEnd(view);
  if (end === null) return null;
  const locator = end - locatorLength;
  const is64 = locator >= 0 && view.getUint32(locator, true) === locatorSignature;
  const end64 = is64 ? wide(view, locator + 8) : 0;
  if (end64 === null) return null;
  if (!is64 || end64 + 56 > view.byteLength || view.getUint32(end64, true) !== end64Signature) {
    return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
  }
  const [at, count] = [wide(view, end64 + 48), wide(view, end64 + 32)];
  return at === null || count === null ? null : { at, count };
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - commentLimit); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

function entrySize(view: DataView, at: number, extra: number, extraLength: number): number | null {
  const sizeComesLater = (view.getUint16(at + 8, true) & 8) !== 0;
  const packed = view.getUint32(at + 20, true);
  const unpacked = view.getUint32(at + 24, true);
  // The first of the sizes of 64 bits is the unpacked one.
  if (unpacked === sentinel) return extraSize(view, extra, extra + extraLength);
  if (packed === sentinel || (sizeComesLater && packed === 0)) return null;
  return unpacked || packed * bestRatio;
}

function extraSize(view: DataView, from: number, to: number): number | null {
  for (let at = from; at + 12 <= Math.min(to, view.byteLength); at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === extra64) return wide(view, at + 4);
  }
  return null;
}

/** A number of 64 bits; null beyond what a file can hold. */
function wide(view: DataView, at: number): number | null {
  if (at + 8 > view.byteLength) return null;
  const value = Number(view.getBigUint64(at, true));
  return Number.isSafeInteger(value) ? value : null;
}
