/** Bytes of latin-1 letters. */
export const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Pieces one behind another. */
export const joined = (...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(pieces));

/** A box as films and HEIC have them. */
export function boxOf(name: string, content: Uint8Array): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return joined(size, letters(name), content);
}

/** A segment of a JPEG. */
export function segmentOf(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return joined(Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content);
}

/** Puts segments behind the first marker of a JPEG, where cameras write what they know. */
export const withSegments = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** An archive without files: the end of a ZIP, with a comment. */
export const emptyZip = (comment = '') =>
  joined(letters('PK\x05\x06'), new Uint8Array(16), Uint8Array.of(comment.length, 0), letters(comment));
