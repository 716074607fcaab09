import { Chip, dayInSeoul, formatClock, formatNear, formatNearDay, todayInSeoul } from '#ui-kit';
import type { RowLink } from '../shared/page/RowLinks.tsx';
import { words, type Entry } from './plan/entries.ts';

/** Under the day on which it is; what is over due says its own. */
export function rowOfDay(entry: Entry, now: Date): RowLink {
  const { kind, at, note } = entry;
  const isOverdue = kind !== 'meeting' && at !== null && dayInSeoul(at) < todayInSeoul(now);
  if (at === null || isOverdue) return { ...linkOf(entry), note: words(dueOn(entry, now), note) };
  return { ...linkOf(entry), lead: formatClock(at), leadNote: kind !== 'meeting' && '까지', note };
}

/** `오늘 18:00 · 수업 · 302호`, `내일 22:00까지 · 과제 제출`. */
export function firstWords(entry: Entry, now: Date): string {
  const { kind, at, note } = entry;
  if (at === null) return note;
  const isPast = new Date(at) <= now;
  if (kind === 'meeting') return words(isPast ? '지금' : formatNear(at, now), note);
  return words(isPast ? dueOn(entry, now) : `${formatNear(at, now)}까지`, note);
}

/** `어제 마감`; nothing without a time. */
export const dueOn = ({ at }: Entry, now: Date): string | false =>
  at !== null && `${formatNearDay(dayInSeoul(at), todayInSeoul(now))} 마감`;

/** What a row has wherever it stands. */
export const linkOf = ({ id, href, title, end, tone }: Entry) => ({
  id,
  href,
  title,
  end: end && <Chip tone={tone}>{end}</Chip>,
});
