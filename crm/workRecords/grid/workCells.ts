import { parseTime } from '#ui-kit/TimeField/time.ts';

/**
 * A day as people write it, as `YYYY-MM-DD`: `2026-03-02`, `2026.3.2`, `20260302`, `26.3.2`, `3/2(월)`, `3월 2일`, or Excel's number of the day.
 * Null for several days, and for a year of two digits that is not near: `11/3/26` is American.
 * @param month the month on screen; a day without its year is in the year nearest to it
 */
export function parseDay(text: string, month: string): string | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(weekdayBehind, '')
    .replace(/(?<=\d{2}[-./]\s?\d{1,2}[-./]\s?\d{1,2})[T ]\s*(?:오[전후] ?)?\d{1,2}:\d{2}(?::\d{2})?$/, '');
  const [year = 0, shown = 0] = month.split('-').map(Number);
  if (/^[45]\d{4}$/.test(plain)) return new Date((Number(plain) - excelEpoch) * 86_400_000).toISOString().slice(0, 10);
  const whole =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4}|\d{2})[-./년 ]+(\d{1,2})[-./월 ]+(\d{1,2})(?:일|\.)?$/.exec(plain);
  if (whole) {
    const told = Number(whole[1]?.padStart(4, '20'));
    const isNear = whole[1]?.length === 4 || Math.abs(told - year) <= 2;
    return isNear ? realDay(told, Number(whole[2]), Number(whole[3])) : null;
  }
  const short = /^(\d{1,2})[-./월 ]+(\d{1,2})(?:일|\.)?$/.exec(plain.replaceAll(' ', ''));
  if (!short) return null;
  const ahead = Number(short[1]) - shown;
  return realDay(ahead > 6 ? year - 1 : ahead < -6 ? year + 1 : year, Number(short[1]), Number(short[2]));
}

const weekdayBehind = /\s*(?:\(([월화수목금토일])(?:요일)?\)|([월화수목금토일])요일|(?<=\d[일.]? )([월화수목금토일]))$/;

/** The weekday that stands behind a day, or is a text alone: 화. */
export function parseWeekday(text: string): string | null {
  const [, ...found] = weekdayBehind.exec(text.trim()) ?? /^([월화수목금토일])(?:요일)?$/.exec(text.trim()) ?? [];
  return found.find((one) => one !== undefined) ?? null;
}

/** The number that Excel has for 1 January 1970. */
const excelEpoch = 25_569;

function realDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
  return isReal ? text : null;
}

/** A time of day, with what a cell says of its day. */
export interface ReadClock {
  /** `HH:mm`. */
  time: string;
  /** `YYYY-MM-DD`, where the cell has it. */
  day: string | null;
  /** Whether the cell says that it is of the day after: 24:00, 25:30, 익일 02:00. */
  isNextDay: boolean;
}

/**
 * A time as people write it: `18:00`, `6:00 PM`, `오후 6시`, `18:00:00`, `2026-11-03 18:00`, or a share of a day as Excel keeps it.
 * @param isEnd the end of a shift may be of the next day
 */
export function parseClock(text: string, { isEnd = false } = {}): ReadClock | null {
  const [, day = null, rest = ''] = /^(?:(\d{4}-\d{2}-\d{2})[T ]\s*)?(.*)$/s.exec(text.normalize('NFKC').trim()) ?? [];
  const clock = rest.replace(/(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?/, '$1');
  if (/^0?\.\d+$/.test(clock)) return timed(clockOf(Math.round(Number(clock) * 1440)));
  // One o'clock, or the whole day that Excel keeps for 24:00.
  if (isEnd && clock === '1') return null;
  const [, late, lateMinutes] = /^(2[4-9]|3[0-5]):?([0-5]\d)$/.exec(clock) ?? [];
  if (isEnd && late !== undefined) return timed(clockOf(Number(late) * 60 + Number(lateMinutes) - 1440), true);
  const said = isEnd ? clock.replace(/^(?:익일|명일|다음 ?날)\s*|\s*\((?:익일|다음 ?날|\+1)\)$/g, '') : clock;
  return timed(parseTime(said), said !== clock);

  function timed(time: string | null, isNextDay = false): ReadClock | null {
    return time === null ? null : { time, day, isNextDay };
  }
}

const clockOf = (minutes: number): string | null =>
  parseTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
