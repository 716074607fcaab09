import {
  Chip,
  dayInSeoul,
  formatClock,
  formatDay,
  formatInstant,
  formatNear,
  formatNearDay,
  todayInSeoul,
} from '#ui-kit';
import type { RowLink } from '../shared/page/RowLinks.tsx';
import { words, type Entry } from './plan/entries.ts';

/** Under the day on which it is; what is over due says its own. */
export function rowOfDay(entry: Entry, now: Date): RowLink {
  const { kind, at, note } = entry;
  const isOverdue = kind !== 'meeting' && at !== null && dayInSeoul(at) < todayInSeoul(now);
  if (at === null || isOverdue) return { ...linkOf(entry), note: words(dueOn(entry, now), note) };
  return { ...linkOf(entry), lead: formatClock(at), note };
}

/** Among what can wait, with its date. */
export function rowOfRest(entry: Entry, now: Date): RowLink {
  return { ...linkOf(entry), note: words(farWhen(entry, now), entry.note) };
}

function farWhen(entry: Entry, now: Date): string | false {
  const { kind, at } = entry;
  if (at === null) return false;
  if (kind === 'meeting') return formatInstant(at, now);
  const [day, today] = [dayInSeoul(at), todayInSeoul(now)];
  return day < today ? dueOn(entry, now) : `${formatDay(day, today)}까지`;
}

/** `오늘 18:00 · 수업 · 302호`, `내일 22:00까지 · 과제 제출 마감`. */
export function firstWords(entry: Entry, now: Date): string {
  const { kind, at, note } = entry;
  if (at === null) return note;
  const isPast = new Date(at) <= now;
  if (kind === 'meeting') return words(isPast ? '지금' : formatNear(at, now), note);
  return words(isPast ? dueOn(entry, now) : `${formatNear(at, now)}까지`, note);
}

/** `어제 마감`; nothing without a time. */
const dueOn = ({ at }: Entry, now: Date): string | false =>
  at !== null && `${formatNearDay(dayInSeoul(at), todayInSeoul(now))} 마감`;

const linkOf = ({ id, href, title, end, tone }: Entry) => ({
  id,
  href,
  title,
  end: end && <Chip tone={tone}>{end}</Chip>,
});
