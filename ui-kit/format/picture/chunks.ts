import { latin, viewOf, type Walked } from './bytes.ts';

const empty: Walked = { width: 0, height: 0, end: null, isMoving: false, isInOnePiece: true };

/** Walks the chunks of a PNG to its last. */
export function walkPng(bytes: Uint8Array): Walked {
  const view = viewOf(bytes);
  const walked = { ...empty };
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, name] = [view.getUint32(at), latin(bytes, at + 4, at + 8)];
    const next = at + 12 + length;
    if (next > bytes.length) return walked;
    if (name === 'IHDR' && length === 13) {
      [walked.width, walked.height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      walked.isInOnePiece = bytes[at + 20] === 1;
    }
    if (name === 'acTL') walked.isMoving = true;
    if (name === 'eXIf') walked.exif = bytes.subarray(at + 8, next - 4);
    if (name === 'IEND') return { ...walked, end: next };
    at = next;
  }
  return walked;
}

/** Walks the chunks of a WebP, whose length is said at its beginning. */
export function walkWebp(bytes: Uint8Array): Walked {
  const view = viewOf(bytes);
  const walked = { ...empty };
  const end = view.getUint32(4, true) + 8;
  for (let at = 12; at + 8 <= Math.min(end, bytes.length);) {
    const [name, length, data] = [latin(bytes, at, at + 4), view.getUint32(at + 4, true), at + 8];
    if (data + Math.min(length, 10) > bytes.length) return walked;
    if (name === 'VP8X') {
      walked.isMoving = ((bytes[data] ?? 0) & 2) > 0;
      walked.width = 1 + (view.getUint32(data + 3, true) >>> 8);
      walked.height = 1 + (view.getUint32(data + 6, true) >>> 8);
    } else if (name === 'VP8 ' && walked.width === 0) {
      walked.width = view.getUint16(data + 6, true) & 0x3fff;
      walked.height = view.getUint16(data + 8, true) & 0x3fff;
    } else if (name === 'VP8L' && walked.width === 0) {
      const bits = view.getUint32(data + 1, true);
      [walked.width, walked.height] = [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
    } else if (name === 'EXIF') walked.exif = bytes.subarray(data, data + length);
    at = data + length + (length % 2);
  }
  return end <= bytes.length ? { ...walked, end } : walked;
}

/** Walks the blocks of a GIF. */
export function walkGif(bytes: Uint8Array): Walked {
  const view = viewOf(bytes);
  if (bytes.length < 13) return empty;
  const walked = { ...empty, width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const table = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  for (let at = 13 + table(bytes[10]); at < bytes.length;) {
    const block = bytes[at];
    if (block === 0x3b) return { ...walked, isMoving: frames > 1, end: at + 1 };
    if (block === 0x2c) {
      frames += 1;
      at += 11 + table(bytes[at + 9]);
    } else if (block === 0x21) at += 2;
    else return walked;
    while (bytes[at]) at += 1 + bytes[at]!;
    at += 1;
  }
  return walked;
}
