/** Bytes as letters of latin-1. */
export const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** A view for numbers, wherever the bytes lie in their buffer. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** What a walk through the parts of a picture found. */
export interface Walked {
  width: number;
  height: number;
  /** Where the picture ends, in bytes; null when it is cut off. */
  end: number | null;
  /** Whether it has several frames. */
  isMoving: boolean;
  /** Whether a decoder needs all of its pixels in memory at once. */
  isInOnePiece: boolean;
  /** What a camera wrote into it, as TIFF; undefined without. */
  exif?: Uint8Array | undefined;
}
