import { latin, viewOf, type Walked } from './bytes.ts';

interface Box {
  name: string;
  data: number;
  end: number;
}

/** Walks the boxes of a HEIC or AVIF; the largest picture that it describes is the one that is shown. */
export function walkHeif(bytes: Uint8Array): Walked {
  const walked: Walked = { width: 0, height: 0, end: null, isMoving: false, isInOnePiece: true };
  let end = 0;
  for (const box of boxesOf(bytes, 0, bytes.length)) {
    end = box.end;
    if (box.name === 'meta' && box.end <= bytes.length) describe(bytes, { ...box, data: box.data + 4 }, walked);
  }
  walked.exif = exifOf(bytes);
  return end > 0 && end <= bytes.length ? { ...walked, end } : walked;
}

function describe(bytes: Uint8Array, parent: Box, walked: Walked): void {
  const view = viewOf(bytes);
  for (const box of boxesOf(bytes, parent.data, parent.end)) {
    if (box.name === 'iprp' || box.name === 'ipco') describe(bytes, box, walked);
    if (box.name !== 'ispe' || box.data + 12 > box.end) continue;
    const [width, height] = [view.getUint32(box.data + 4), view.getUint32(box.data + 8)];
    if (width * height > walked.width * walked.height) Object.assign(walked, { width, height });
  }
}

function* boxesOf(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    if (size < 8) return;
    yield { name: latin(bytes, at + 4, at + 8), data: at + (isLong ? 16 : 8), end: at + size };
    at += size;
  }
}

/** The facts of the camera lie behind the pictures, where a box says; their first bytes are enough to find them. */
function exifOf(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = bytes.indexOf(0x45); at >= 0 && at < bytes.length; at = bytes.indexOf(0x45, at + 1)) {
    if (latin(bytes, at, at + 6) === 'Exif\0\0') return bytes.subarray(at + 6);
  }
  return undefined;
}
