import type { ByteRange } from '../ports/storage.ts';

/**
 * The byte range of a Range header. Null for the whole content: no header, several ranges, or an invalid one.
 * `unsatisfiable` when it begins after the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'unsatisfiable';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
