/** Bytes of latin-1 letters. */
export const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Pieces one behind another. */
export function joined(...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0);
  return all;
}

/** A number of four bytes, the largest first. */
export const fourBytes = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** A box as films and HEIC have them. */
export const boxOf = (name: string, content: Uint8Array): Uint8Array =>
  joined(fourBytes(8 + content.length), letters(name), content);

/** A segment of a JPEG. */
export function segmentOf(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return joined(Uint8Array.of(0xff, marker, length >> 8, length), content);
}

/** Puts segments behind the first marker of a JPEG, where cameras write what they know. */
export const withSegments = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** What a camera held on its side writes: EXIF that says how the picture is to be turned, 1 to 8. */
export const turnedBy = (turn: number) =>
  segmentOf(
    0xe1,
    joined(letters('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'), Uint8Array.of(turn, 0, 0, 0, 0, 0, 0)),
  );

/** A grey JPEG of any size in few bytes: each block of 8 × 8 takes two bits. */
export function flatJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const oneCode = (table: number) => segmentOf(0xc4, joined(Uint8Array.of(table, 1), new Uint8Array(16)));
  return joined(
    Uint8Array.of(0xff, 0xd8),
    segmentOf(0xdb, joined(Uint8Array.of(0), new Uint8Array(64).fill(1))),
    segmentOf(0xc0, Uint8Array.of(8, height >> 8, height, width >> 8, width, 1, 1, 0x11, 0)),
    oneCode(0x00),
    oneCode(0x10),
    segmentOf(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    new Uint8Array(Math.ceil(blocks / 4)),
    Uint8Array.of(0xff, 0xd9),
  );
}

/** An archive without files: the end of a ZIP, with a comment. */
export const emptyZip = (comment = '') =>
  joined(letters('PK\x05\x06'), new Uint8Array(16), Uint8Array.of(comment.length, 0), letters(comment));
