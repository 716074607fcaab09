import { timeInSeoul, type Tone, instantInSeoul } from '#ui-kit';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import type { CalendarBlock } from '#ui-kit/WeekCalendar/types.ts';
import { serverClock } from '#client/live/serverClock.ts';
import { counselTypeWord } from '../counselTypes.ts';
import type { CalendarSlotFragment } from '../generated/graphql.ts';

export type Slot = CalendarSlotFragment;

/** A slot on the calendar. */
export interface SlotBlock extends CalendarBlock {
  slot: Slot;
}

/** The name of a slot: its place, and for a counsel its kind. */
export function slotTitle({
  reserveType,
  counselType,
  room,
}: Pick<Slot, 'reserveType' | 'counselType' | 'room'>): string {
  const kind =
    reserveType === 'CLINIC' ? '클리닉' : `${counselTypeWord(counselType)} 상담`.replace('상담 상담', '상담');
  return room === '' ? kind : reserveType === 'CLINIC' ? room : `${kind} · ${room}`;
}

/** The date and minutes of a slot, as the calendar takes them. */
export function spanOf({ heldOn, startsAt, endsAt }: Pick<Slot, 'heldOn' | 'startsAt' | 'endsAt'>): CalendarSpan {
  const from = minutesOf(startsAt);
  return { day: heldOn, from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 };
}

/** A slot as a block: full slots and counsels differ in colour. */
export function blockOf(slot: Slot): SlotBlock {
  return { id: slot.id, name: slotTitle(slot), ...spanOf(slot), tone: toneOf(slot), note: loadWords(slot), slot };
}

/** `9/14 · 대기 2`: taken and total seats, and the length of the waiting list. */
export function loadWords({ capacity, load }: Slot): string {
  const waiting = load?.waiting ?? 0;
  return [`${load?.booked ?? 0}/${capacity}`, waiting > 0 && `대기 ${waiting}`].filter(Boolean).join(' · ');
}

/** The instant of a date and minute on the academy's clock; 24:00 is midnight of the next day. */
export function instantAt(day: string, minutes: number): string {
  return new Date(Date.parse(instantInSeoul(day)) + minutes * 60_000).toISOString();
}

/** The times of a slot moved to a span; its deadlines move too. */
export function movedTimes(slot: Slot, span: CalendarSpan) {
  const startsAt = instantAt(span.day, span.from);
  const by = Date.parse(startsAt) - Date.parse(slot.startsAt);
  const moved = (instant: string): string => new Date(Date.parse(instant) + by).toISOString();
  const endsAt = instantAt(span.day, span.to);
  const notAfterEnd = (instant: string): string => (instant > endsAt ? endsAt : instant);
  return {
    startsAt,
    endsAt,
    opensAt: slot.opensAt ?? null,
    closesAt: notAfterEnd(moved(slot.closesAt)),
    cancelUntil: notAfterEnd(moved(slot.cancelUntil)),
  };
}

/** Minutes from midnight in Seoul. */
export function minutesOf(instant: string): number {
  const [hours = 0, minutes = 0] = timeInSeoul(new Date(instant)).split(':').map(Number);
  return hours * 60 + minutes;
}

function toneOf({ reserveType, capacity, load, endsAt }: Slot): Tone {
  if (Date.parse(endsAt) < serverClock.now().getTime()) return 'neutral';
  if ((load?.booked ?? 0) >= capacity) return 'warning';
  return reserveType === 'CLINIC' ? 'accent' : 'positive';
}
