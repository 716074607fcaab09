export type FileKind = 'pdf' | 'heic' | 'picture';

/** Number of first bytes that identify a file's kind. */
export const telling = 1024;

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by its first bytes, because names can be wrong. All but PDF and HEIC goes to the picture decoder. */
export function kindOf(beginning: Uint8Array): FileKind {
  const text = new TextDecoder('latin1').decode(beginning);
  if (text.slice(0, telling).includes('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'heic';
  return 'picture';
}
