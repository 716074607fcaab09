/** A text as bytes, and the header with their number: with its length a short answer is not compressed and goes out in one piece, which no proxy can cut. */
export function measured(text: string): { bytes: Uint8Array<ArrayBuffer>; length: { 'content-length': string } } {
  const bytes = new TextEncoder().encode(text);
  return { bytes, length: { 'content-length': `${bytes.byteLength}` } };
}
