import { latin, viewOf } from './bytes.ts';

/** What matters of the facts that a camera wrote. */
export interface CameraFacts {
  /** How the picture is to be turned, 1 to 8; 1 as it is. */
  turn: number;
  /** Whether they say anything else: of the camera, the hour, the place. */
  hasFacts: boolean;
  /** Whether they say where it was taken. */
  hasPlace: boolean;
}

/** Maker, model, software, hour, artist, and the directories of the camera and of the place. */
const cameraTags = new Set([0x010f, 0x0110, 0x0131, 0x0132, 0x013b, 0x8769, 0x8825]);

/** Reads the first directory of EXIF, as TIFF; what is broken says nothing. */
export function readExif(given: Uint8Array | undefined): CameraFacts {
  const facts = { turn: 1, hasFacts: false, hasPlace: false };
  const tiff = given && latin(given, 0, 6) === 'Exif\0\0' ? given.subarray(6) : given;
  if (!tiff || tiff.length < 14) return facts;
  const [view, isLittle] = [viewOf(tiff), latin(tiff, 0, 2) === 'II'];
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return facts;
  for (let left = view.getUint16(directory, isLittle), at = directory + 2; left > 0 && at + 12 <= tiff.length; left--) {
    const tag = view.getUint16(at, isLittle);
    if (tag === 0x0112) facts.turn = view.getUint16(at + 8, isLittle) || 1;
    if (tag === 0x8825) facts.hasPlace = true;
    if (cameraTags.has(tag)) facts.hasFacts = true;
    at += 12;
  }
  return facts;
}
