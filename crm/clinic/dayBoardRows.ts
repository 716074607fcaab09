import { matchesTyped } from '../shared/hangul.ts';
import type { BookingFragment, ClinicDayQuery, TodoFragment } from './generated/graphql.ts';
import { LATE_MINUTES, presences, type Presence } from '../clinicParticipants/parts.ts';

export type Todo = TodoFragment;

/** A booking with where its student is. */
export interface Booking extends BookingFragment {
  presence: Presence;
}

export type Slot = Omit<ClinicDayQuery['clinicSlots'][number], 'participants'>;

/** A slot with its bookings in the order they are looked after. */
export interface DayBoardSlot extends Slot {
  bookings: Booking[];
  /** Of all its bookings, whatever the filters hide. */
  counts: Record<Presence, number>;
}

/** What the board is narrowed to; an empty text narrows nothing. */
export interface DayBoardFilters {
  q: string;
  ta: string;
  show: string;
  hurry: string;
}

/** What was tapped and is not read back yet: new values of bookings and todos, by their ids. */
export type Patches = ReadonlyMap<string, Partial<BookingFragment> & Partial<TodoFragment>>;

/** The filter value of those nobody looks after. */
export const NOBODY = 'none';

/** Where somebody is now. */
export function presenceOf({ status, startsAt }: Pick<BookingFragment, 'status' | 'startsAt'>, now: number): Presence {
  const isLate = now > Date.parse(startsAt) + LATE_MINUTES * 60_000;
  return status === 'RESERVED' && isLate ? 'LATE' : (status as Presence);
}

/** The day as it is shown: what was tapped over what was read, each booking in its slot, hurried ones first. */
export function dayBoardOf(day: ClinicDayQuery, patches: Patches, now: number): DayBoardSlot[] {
  const all = day.clinicSlots
    .flatMap(({ participants }) => participants)
    .map((booking) => patched(booking, patches, now));
  return day.clinicSlots.map(({ participants: _participants, ...slot }) => {
    const bookings = all.filter(({ slotId }) => slotId === slot.id).sort(inOrder);
    const counts = Object.fromEntries(presences.map((one) => [one, bookings.filter((b) => b.presence === one).length]));
    return { ...slot, bookings, counts: counts as Record<Presence, number> };
  });
}

/** The bookings that pass the filters. */
export function narrowed(bookings: readonly Booking[], { q, ta, show, hurry }: DayBoardFilters): Booking[] {
  return bookings.filter(
    (booking) =>
      matchesTyped(booking.student.user.name, q) &&
      (ta === '' || (booking.taId ?? NOBODY) === ta) &&
      (show === '' || booking.presence === show) &&
      (hurry === '' || booking.isHurried),
  );
}

/** Seats of a slot that are taken. */
export function seatsTaken({ counts }: DayBoardSlot): number {
  return counts.RESERVED + counts.LATE + counts.ARRIVED + counts.DEPARTED;
}

/** Seats of a slot that can still be given. */
export function seatsFree(slot: DayBoardSlot): number {
  return Math.max(0, slot.capacity - seatsTaken(slot));
}

/** How many each TA looks after in these slots, and how many of them are here. */
export function loadOf(slots: readonly DayBoardSlot[], taId: string | null): { assigned: number; here: number } {
  const theirs = slots
    .flatMap(({ bookings }) => bookings)
    .filter((booking) => booking.taId === taId && !['WAITING', 'NO_SHOW'].includes(booking.presence));
  return { assigned: theirs.length, here: theirs.filter(({ presence }) => presence === 'ARRIVED').length };
}

/** What is still to do there. */
export function openTodos({ todos }: Pick<Booking, 'todos'>): Todo[] {
  return todos.filter(({ status }) => status !== 'DONE' && status !== 'FAILED');
}

function patched(booking: BookingFragment, patches: Patches, now: number): Booking {
  const todos = booking.todos
    .map((todo) => ({ ...todo, ...patches.get(todo.id) }))
    .sort((one, other) => one.sequence - other.sequence);
  const whole = { ...booking, ...patches.get(booking.id), todos };
  return { ...whole, presence: presenceOf(whole, now) };
}

function inOrder(one: Booking, other: Booking): number {
  const urgency = ({ isHurried, presence }: Booking): number =>
    Number(!isHurried || presence === 'DEPARTED' || presence === 'NO_SHOW');
  return (
    urgency(one) - urgency(other) ||
    presences.indexOf(one.presence) - presences.indexOf(other.presence) ||
    (one.waitingNumber ?? 0) - (other.waitingNumber ?? 0) ||
    one.startsAt.localeCompare(other.startsAt) ||
    one.student.user.name.localeCompare(other.student.user.name, 'ko')
  );
}
