// Offsets are those of PKWARE's APPNOTE 6.3: 4.3.12 central directory header, 4.3.16 end of central directory.
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const commentLimit = 0xffff;
const sentinel = 0xffffffff;
/** Deflate cannot do better than this. */
const bestRatio = 1032;

/**
 * Bytes the parts of a ZIP archive unpack to, by its central directory, before unpacking. A part that does
 * not state its size counts as its maximum. Null when this is no archive, or a ZIP64 one.
 */
export function zipSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    const size = entrySize(view, at);
    if (size === null) return null;
    total += size;
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - commentLimit); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

function entrySize(view: DataView, at: number): number | null {
  const sizeComesLater = (view.getUint16(at + 8, true) & 8) !== 0;
  const packed = view.getUint32(at + 20, true);
  const unpacked = view.getUint32(at + 24, true);
  if (packed === sentinel || unpacked === sentinel || (sizeComesLater && packed === 0)) return null;
  return unpacked || packed * bestRatio;
}
