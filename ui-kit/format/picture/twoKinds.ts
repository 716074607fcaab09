import { latin, viewOf } from './bytes.ts';

/** The longest end of a ZIP archive, in bytes. */
const archiveEnd = 22 + 0xffff;
const page = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;

/**
 * What else a picture opens as: a program that looks only at one end of it would take it for that. The films and second pictures that
 * phones put behind a photograph are none.
 * @param end where the picture ends, in bytes
 */
export function otherKind(bytes: Uint8Array, end: number): 'ZIP' | 'PDF' | 'HTML' | null {
  const head = latin(bytes, 0, 1024);
  if (head.includes('%PDF-')) return 'PDF';
  if (page.test(head) || page.test(latin(bytes, end, end + 4096))) return 'HTML';
  const view = viewOf(bytes);
  for (let at = Math.max(0, bytes.length - archiveEnd); at + 22 <= bytes.length; at++) {
    if (bytes[at] !== 0x50 || view.getUint32(at) !== 0x504b0506) continue;
    if (at + 22 + view.getUint16(at + 20, true) === bytes.length) return 'ZIP';
  }
  return null;
}
