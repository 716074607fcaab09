export type FileKind = 'pdf' | 'heic' | 'picture';

/** Bytes of a file's beginning that tell its kind. */
export const telling = 1024;

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** What a file is by its first bytes; names lie. What is no PDF and no HEIC is left to the decoder of pictures. */
export function kindOf(beginning: Uint8Array): FileKind {
  const text = new TextDecoder('latin1').decode(beginning);
  if (text.slice(0, telling).includes('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'heic';
  return 'picture';
}
