import { parseTime } from '#ui-kit/TimeField/time.ts';

/**
 * A day as people write it, as `YYYY-MM-DD`: `2026-03-02`, `2026.3.2`, `20260302`, `26.3.2`, `3/2(월)`, `3월 2일`, or Excel's number of the day.
 * @param month the month on screen; a day without its year is in the year nearest to it
 */
export function parseDay(text: string, month: string): string | null {
  const plain = text.normalize('NFKC').trim();
  if (/^[45]\d{4}$/.test(plain)) return new Date((Number(plain) - excelEpoch) * 86_400_000).toISOString().slice(0, 10);
  const whole =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4}|\d{2})[-./년 ]+(\d{1,2})[-./월 ]+(\d{1,2})(?!\d)/.exec(plain);
  if (whole) return realDay(Number(whole[1]?.padStart(4, '20')), Number(whole[2]), Number(whole[3]));
  const short = /^(\d{1,2})[-./월 ]+(\d{1,2})(?:일|\.)?(?:\(.\))?$/.exec(plain.replaceAll(' ', ''));
  if (!short) return null;
  const [year = 0, shown = 0] = month.split('-').map(Number);
  const ahead = Number(short[1]) - shown;
  return realDay(ahead > 6 ? year - 1 : ahead < -6 ? year + 1 : year, Number(short[1]), Number(short[2]));
}

/** The number that Excel has for 1 January 1970. */
const excelEpoch = 25_569;

function realDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
  return isReal ? text : null;
}

/**
 * A time as people write it, as `HH:mm`: `18:00`, `6:00 PM`, `오후 6시`, `18:00:00`, or a share of a day as Excel keeps it.
 * @param isEnd the end of a shift may be of the next day: `24:00`, `25:30`
 */
export function parseClock(text: string, { isEnd = false } = {}): string | null {
  const plain = text.normalize('NFKC').trim();
  if (/^0?\.\d+$/.test(plain)) return clockOf(Math.round(Number(plain) * 1440));
  const [, hours, minutes] = /^(2[4-9]|3[0-5]):([0-5]\d)$/.exec(plain) ?? [];
  if (isEnd && hours !== undefined) return clockOf(Number(hours) * 60 + Number(minutes) - 1440);
  return parseTime(
    plain.replace(/^(?:\d{4}-\d{2}-\d{2} )?(\d{1,2}:\d{2}):\d{2}/, '$1').replace(/^\d{4}-\d{2}-\d{2} /, ''),
  );
}

const clockOf = (minutes: number): string | null =>
  parseTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
