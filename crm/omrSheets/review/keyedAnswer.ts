const none = -1;

/**
 * The answer after a key. A choice: 1–5 marks only it, Shift adds or removes it, 0 clears. A short number:
 * a digit is appended, a fifth digit starts over; Backspace removes the last one.
 */
export function keyedAnswer(kind: string, former: number, key: string, isShifted: boolean): number {
  if (kind === 'SHORT') return keyedNumber(former, key);
  if (key === '0' || key === 'Backspace') return none;
  if (!/^[1-5]$/.test(key)) return former;
  if (!isShifted) return Number(key);
  const marked = new Set(former < 0 ? '' : String(former));
  if (!marked.delete(key)) marked.add(key);
  return marked.size === 0 ? none : Number([...marked].sort().join(''));
}

function keyedNumber(former: number, key: string): number {
  const digits = former < 0 ? '' : String(former);
  if (key === 'Backspace') return digits.length < 2 ? none : Number(digits.slice(0, -1));
  return Number(digits.length >= 4 ? key : digits + key);
}
