import { withCount, type KeyRow } from './keyRows.ts';

/** The key's answers as one run of digits; a question without a single digit as its answer is a dot. */
export function digitsOf(rows: readonly KeyRow[]): string {
  const digits = rows.map(({ answer, kind }) => (kind === 'CHOICE' ? digitOf(answer) : '.')).join('');
  return digits.replace(/\.+$/, '');
}

/** What may be typed into the run: choices, and a dot, 0 or a blank to leave a question as it is. Blanks between groups of five are no letters. */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/0/g, '.')
    .replace(/[^1-5.]/g, '');
}

/** The run in groups of five, as keys are printed: `31245 1.352`. */
export function groupedDigits(digits: string): string {
  return digits.replace(/(.{5})(?=.)/g, '$1 ');
}

/** The key with the run's answers; a longer run adds questions, a shorter one leaves the rest as it is. */
export function withDigits(rows: readonly KeyRow[], digits: string, total?: number): KeyRow[] {
  return withCount(rows, Math.min(100, Math.max(rows.length, digits.length)), total).map((row, at) => {
    const digit = digits[at];
    return digit === undefined || digit === '.' || row.kind !== 'CHOICE' ? row : { ...row, answer: digit };
  });
}

const CIRCLED = '①②③④⑤';

function digitOf(answer: string): string {
  const at = CIRCLED.indexOf(answer);
  if (answer.length === 1 && at >= 0) return String(at + 1);
  return /^[1-5]$/.test(answer) ? answer : '.';
}
