import type { Parsed } from '../../../students/import/read/cells.ts';

/** A date: 2026-09-01, 26.9.1, 2026년 9월 1일, 20260901. */
export function parseDate(text: string): Parsed<string | null> {
  const word = text.normalize('NFKC').trim();
  if (word === '') return { value: null };
  const [, year = '', month = '', day = ''] =
    /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[일.]?(?:\s*\(?[월화수목금토일]?\)?)?(?:\s+\d{2}:\d{2})?$/.exec(
      word,
    ) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(word) ??
    [];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isReal && date >= '1950-01-01' && date < '2100-01-01'
    ? { value: date }
    : { reason: '날짜를 알 수 없습니다. 2026-09-01처럼 적어 주세요.' };
}

/** Two dates: 2026.9.1~2026.12.20, 2026.9.1~12.20; the second may be missing. */
export function parseTerm(text: string): Parsed<{ startsOn: string | null; endsOn: string | null }> {
  const [first = '', last = ''] = text.normalize('NFKC').split(/\s*[~∼–]\s*/);
  const startsOn = parseDate(first);
  if ('reason' in startsOn) return startsOn;
  const isShort = /^\d{1,2}\s*[-./월]\s*\d{1,2}\s*[일.]?$/.test(last);
  const endsOn = parseDate(isShort ? `${startsOn.value?.slice(0, 4)}.${last}` : last);
  if ('reason' in endsOn) return endsOn;
  return { value: { startsOn: startsOn.value, endsOn: endsOn.value } };
}

/** A number with its unit, such as 20명 or 16주. */
export function parseCount(text: string, most: number): Parsed<number | null> {
  const word = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  if (word === '') return { value: null };
  const count = Number(/^(\d{1,4})(?:명|주|주차|주간)?$/.exec(word)?.[1] ?? Number.NaN);
  return count >= 1 && count <= most
    ? { value: count }
    : { reason: `1–${most.toLocaleString('ko')} 사이의 수로 적어 주세요.` };
}
