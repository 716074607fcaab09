import type { PageReading } from '../page/read.ts';
import type { Truth } from './sheet.node.ts';

/** Figures of one condition. */
export interface Score {
  pages: number;
  /** Pages that could not be read. */
  unread: number;
  fields: number;
  right: number;
  /** Wrong without a flag. */
  silent: number;
  /** Student numbers wrong without any flag. */
  silentNumbers: number;
  /** Fields that do not have two marks, and how many of them were flagged. */
  plain: number;
  flagged: number;
  /** Marks of options, and how many were read correctly. */
  bubbles: number;
  bubblesRight: number;
  readMs: number;
  decodeMs: number;
}

export const emptyScore = (): Score => ({
  pages: 0,
  unread: 0,
  fields: 0,
  right: 0,
  silent: 0,
  silentNumbers: 0,
  plain: 0,
  flagged: 0,
  bubbles: 0,
  bubblesRight: 0,
  readMs: 0,
  decodeMs: 0,
});

/** Adds one page; `miss` is called for every silent error. */
export function scorePage(score: Score, truths: readonly Truth[], reading: PageReading, miss: (text: string) => void) {
  score.pages++;
  score.fields += truths.length;
  if (reading.state === 'rejected') {
    score.unread++;
    return;
  }
  let silentNumber = false;
  for (const { id, value } of truths) {
    const read = reading.fields[id]!;
    const same = String(read.value) === String(value);
    const double = Array.isArray(value);
    score.bubbles += read.marks.length;
    score.bubblesRight += read.marks.length - different(read.value, value);
    if (same) score.right++;
    if (!double) score.plain++;
    if (read.flagged && !double) score.flagged++;
    if (same || read.flagged) continue;
    score.silent++;
    silentNumber ||= id.startsWith('s');
    miss(`${id}: '${String(value)}' read as '${String(read.value)}' [${read.marks.join(' ')}]`);
  }
  if (silentNumber) score.silentNumbers++;
}

function different(read: string | string[], truth: string | string[]): number {
  const a = new Set([read].flat().filter(Boolean));
  const b = new Set([truth].flat().filter(Boolean));
  return a.symmetricDifference(b).size;
}

export function addScores(a: Score, b: Score): Score {
  const sum = { ...a };
  for (const key of Object.keys(sum) as (keyof Score)[]) sum[key] += b[key];
  return sum;
}
