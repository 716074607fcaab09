import { staff } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { instantInSeoul, todayInSeoul } from '#ui-kit';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import type { MyShift } from '../clock/types.ts';

/** The kinds of work of the stories. */
export const kinds = [
  { id: '01990000-0000-7000-8000-000000000091', name: '수업 조교' },
  { id: '01990000-0000-7000-8000-000000000092', name: '클리닉 조교' },
];

const [lesson] = kinds;

/** The server's clock. */
export const clock = filled('readClock', () => ({ serverTime: inMinutes(0) }));

/** The shift that begins with a press. */
export const punched = {
  id: '01990000-0000-7000-a000-000000000001',
  taId: staff.ta.id,
  taName: staff.ta.name,
  wageTypeId: null,
  status: 'OPEN' as const,
  startedAt: inMinutes(0),
  endedAt: null,
  workDate: todayInSeoul(),
  minutes: null,
  nextDayMinutes: 0,
  memo: '',
  isOutMissing: false,
  version: 1,
};

/** A day of this month, from 1; the stories of screens of "now" must not depend on the day they run on. */
export const dayOfMonth = (day: number): string => `${todayInSeoul().slice(0, 8)}${String(day).padStart(2, '0')}`;

/** A closed shift of four hours and ten minutes. */
export function shiftOn(day: string, change: Partial<MyShift> = {}): MyShift {
  return {
    id: `01990000-0000-7000-a000-0000${day.replaceAll('-', '')}`,
    status: 'CLOSED',
    startedAt: instantInSeoul(day, '18:02'),
    endedAt: instantInSeoul(day, '22:12'),
    workDate: day,
    minutes: 250,
    nextDayMinutes: 0,
    isOutMissing: false,
    memo: '',
    correctedAt: null,
    firstStartedAt: null,
    firstEndedAt: null,
    wageType: lesson ?? null,
    ...change,
  };
}
