import { latin, viewOf, type Walked } from './bytes.ts';

const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks from marker to marker to the end of the picture; what phones put behind it (films, second pictures) is not part of it. */
export function walkJpeg(bytes: Uint8Array): Walked {
  const view = viewOf(bytes);
  const walked: Walked = { width: 0, height: 0, end: null, isMoving: false, isInOnePiece: false };
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === 0xd9) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0xff;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === 0xd9) return { ...walked, end: at + 2 };
    else {
      const length = view.getUint16(at + 2);
      const next = at + 2 + length;
      if (next > bytes.length) return walked;
      if (isFrame(marker) && length >= 8) {
        walked.height = view.getUint16(at + 5);
        walked.width = view.getUint16(at + 7);
        walked.isInOnePiece = (marker & 3) === 2;
      }
      if (marker === 0xe1 && latin(bytes, at + 4, at + 8) === 'Exif') walked.exif ??= bytes.subarray(at + 10, next);
      at = marker === 0xda ? afterScan(bytes, next) : next;
    }
  }
  return walked;
}

/** The next marker behind pixels, in which 0xff is followed by 0 or by the number of a restart. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
