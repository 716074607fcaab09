import type { Parsed } from '../../../students/import/read/cells.ts';

/** When a lecture meets in a week. */
export interface Hours {
  /** ISO: 1 is Monday. */
  weekday: number;
  /** `HH:MM`. */
  startsAt: string;
  endsAt: string;
}

const letters = '월화수목금토일';

/** The weekdays of a text, ISO: 월수, 월/수, 월~금, 평일, 매주 화요일; null where it says something else. */
export function parseDays(text: string): number[] | null {
  const word = text
    .normalize('NFKC')
    .replaceAll(/매주|[()[\]{}]/g, '')
    .replaceAll('요일', '')
    .replaceAll('평일', '월~금')
    .replaceAll('주말', '토일')
    .replaceAll('매일', '월~일')
    .replaceAll(/([월화수목금토일])\s*[~-]\s*([월화수목금토일])/g, (_, first: string, last: string) =>
      letters.slice(letters.indexOf(first), letters.indexOf(last) + 1),
    )
    .replaceAll(/[\s,·./&+와및:|]/g, '');
  if (!/^[월화수목금토일]+$/.test(word)) return null;
  return [...new Set(Array.from(word, (letter) => letters.indexOf(letter) + 1))].sort();
}

const clock = String.raw`(오전|오후|am|pm)?\s*(\d{1,2})(?:(?::|시\s*)(\d{2})?분?|시)?(반)?`;
const span = new RegExp(String.raw`${clock}\s*(?:~|-|–|—|∼|부터)\s*${clock}(?:까지)?`, 'gi');

/**
 * The weekly hours of a text: 월수 18:00~20:00, 월 6시-8시 / 토 10:00~13:00; days that stand elsewhere are `days`. An hour from 1 to 7 that does
 * not say 오전 is in the afternoon, as lessons are.
 */
export function parseHours(text: string, days: readonly number[] = []): Parsed<Hours[]> {
  const line = text.normalize('NFKC');
  const found: Hours[] = [];
  let at = 0;
  let isGuessed = false;
  for (const match of line.matchAll(span)) {
    const before = line.slice(at, match.index).replaceAll(/[\s,/·;|)\]}]+$|^[\s,/·;|)\]}]+/g, '');
    at = match.index + match[0].length;
    const named = before === '' ? days : parseDays(before);
    const from = minutes(match.slice(1, 5), 0);
    if (named === null || named.length === 0 || from === null) return wrong;
    const to = minutes(match.slice(5, 9), from.at);
    if (to === null || to.at <= from.at) return wrong;
    isGuessed ||= from.isGuessed;
    found.push(...named.map((weekday) => ({ weekday, startsAt: timeOf(from.at), endsAt: timeOf(to.at) })));
  }
  if (found.length === 0 || line.slice(at).replaceAll(/[\s,/·;|)\]}]/g, '') !== '') return wrong;
  return isGuessed ? { value: found, note: `‘${text}’은 오후로 읽었습니다` } : { value: found };
}

/** Minutes of a time of the day, after another one; null where there is none. */
function minutes(
  [half, hour = '', minute, halfPast]: readonly (string | undefined)[],
  after: number,
): { at: number; isGuessed: boolean } | null {
  const hours = Number(hour);
  const past = halfPast ? 30 : Number(minute ?? 0);
  if (hours > 24 || past > 59) return null;
  const isPm = /오후|pm/i.test(half ?? '');
  const isAm = /오전|am/i.test(half ?? '');
  const isGuessed = !isPm && !isAm && after === 0 && hours >= 1 && hours <= 7;
  const at = ((isPm && hours < 12) || isGuessed ? hours + 12 : hours) * 60 + past;
  if (at <= after && !isAm && at + 720 > after && at + 720 < 1440) return { at: at + 720, isGuessed: false };
  return at < 1440 ? { at, isGuessed } : null;
}

const timeOf = (at: number): string =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const wrong = { reason: '요일과 시간을 알 수 없습니다. ‘월수 18:00~20:00’처럼 적어 주세요.' };
