const NUMBER = /^-?\d+(\.\d+)?$/;

/** `1200` → `1,200`; anything but a number → ''. */
export function formatNumber(value: unknown): string {
  return typeof value === 'number' && !Number.isNaN(value)
    ? value.toLocaleString('ko', { maximumFractionDigits: 10 })
    : '';
}

/** Typed text → number; empty → null; not a number, or too many decimals → NaN. Full-width digits count as digits. */
export function parseNumber(text: string, decimals = 0): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  if (plain === '') return null;
  if (!NUMBER.test(plain)) return Number.NaN;
  const fraction = plain.split('.')[1] ?? '';
  return fraction.length > decimals ? Number.NaN : Number(plain);
}
