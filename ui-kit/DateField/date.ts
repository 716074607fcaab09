import dayjs from 'dayjs';
import { todayInSeoul } from '../format/time/date.ts';

/**
 * Typed text → `YYYY-MM-DD`: `2025-03-02`, `20250302`, `250302`, `2025. 3. 2.`, and without a year `3/2`, `0302` in the
 * year of `today`, a date in Seoul. `null` when there is no such day.
 */
export function parseDate(text: string, today: string = todayInSeoul()): string | null {
  const plain = text.normalize('NFKC').trim();
  const parts = plain.match(/\d+/g);
  if (!parts || /[^\d\s./년월일-]/.test(plain)) return null;
  const [year, month, day] = splitParts(parts, today.slice(0, 4));
  if (year === undefined || month === undefined || day === undefined) return null;
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = dayjs(full);
  return full.length === 10 && date.isValid() && date.format('YYYY-MM-DD') === full ? full : null;
}

function splitParts(parts: string[], thisYear: string): (string | undefined)[] {
  if (parts.length === 3) return parts;
  if (parts.length === 2) return [thisYear, ...parts];
  const [digits = ''] = parts;
  if (digits.length === 4) return [thisYear, digits.slice(0, 2), digits.slice(2)];
  if (digits.length !== 6 && digits.length !== 8) return [];
  return [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)];
}
