import { addDays, dayInSeoul, todayInSeoul } from '#ui-kit';
import type { Entry } from './entries.ts';
import { NEAR_DAYS } from './whatNow.ts';

/** Home's list, each thing in one place only. */
export interface Plan {
  /** What to do first; null for nothing. */
  first: Entry | null;
  /** What else today has, and what waits without a time. */
  today: Entry[];
  /** The days after it that have something, in order. */
  days: { day: string; entries: Entry[] }[];
  /** What nobody must look at now. */
  rest: Entry[];
}

/** @param entries in order of time */
export function planOf(entries: readonly Entry[], now: Date): Plan {
  const first = firstOf(entries, now);
  const today = todayInSeoul(now);
  const left = entries.filter((entry) => entry !== first);
  const nearOf = (entry: Entry): string | null => nearDay(entry, today);
  const later = left.filter((entry) => (nearOf(entry) ?? today) > today);
  return {
    first,
    today: left.filter((entry) => nearOf(entry) === today),
    days: [...new Set(later.map(dayOf))].map((day) => ({
      day,
      entries: later.filter((entry) => dayOf(entry) === day),
    })),
    rest: left.filter((entry) => nearOf(entry) === null),
  };
}

const dayOf = ({ at }: Entry): string => dayInSeoul(at ?? '');

/** Whether it is a thing of today. */
export const isOfToday = (entry: Entry, now: Date): boolean => {
  const today = todayInSeoul(now);
  return nearDay(entry, today) === today;
};

/** The day under which it stands: what is over due or has no time under today; null for what is far or can wait. */
function nearDay({ kind, at }: Entry, today: string): string | null {
  if (kind === 'later') return null;
  if (at === null) return today;
  const day = dayInSeoul(at);
  if (day >= addDays(today, NEAR_DAYS) || day <= addDays(today, -NEAR_DAYS)) return null;
  return day < today ? today : day;
}

const HOUR_MS = 3_600_000;

/** What to do first: of those that are equally urgent the earliest. */
function firstOf(entries: readonly Entry[], now: Date): Entry | null {
  const today = todayInSeoul(now);
  const ranked = entries
    .filter((entry) => nearDay(entry, today) !== null)
    .map((entry) => ({ entry, urgency: urgencyOf(entry, now) }))
    .sort((one, other) => one.urgency - other.urgency);
  return ranked[0]?.entry ?? null;
}

/** The smaller, the sooner: who must go, goes; what can still be done in time comes before what is over due. */
function urgencyOf({ kind, at }: Entry, now: Date): number {
  if (at === null) return ['answer', 'review', 'todo'].indexOf(kind) + 4;
  const hours = (Date.parse(at) - now.getTime()) / HOUR_MS;
  if (kind === 'meeting') return hours <= 3 ? 0 : hours <= 24 ? 3 : 8;
  return hours <= 0 ? 2 : hours <= 24 ? 1 : 7;
}
