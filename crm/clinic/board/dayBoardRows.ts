import { namesApart } from '#ui-kit/format/names/namesakes.ts';
import { byName } from '#ui-kit/format/names/byName.ts';
import { matchesTyped } from '../../shared/lists/hangul.ts';
import type { BookingFragment, ClinicDayQuery, TodoFragment } from '../generated/graphql.ts';
import { LATE_MINUTES, presences, type Presence } from '../../clinicParticipants/parts.ts';

export type Todo = TodoFragment;

/** A booking with its student's current state. */
export interface Booking extends BookingFragment {
  presence: Presence;
  /** The student's name, told apart from namesakes of the day. */
  label: string;
}

export type Slot = Omit<ClinicDayQuery['clinicSlots'][number], 'participants'>;

/** A slot with its bookings in display order. */
export interface DayBoardSlot extends Slot {
  bookings: Booking[];
  /** Counts all its bookings, also those hidden by filters. */
  counts: Record<Presence, number>;
}

/** The board's filters; an empty text means no filter. */
export interface DayBoardFilters {
  q: string;
  ta: string;
  show: string;
  hurry: string;
}

/** Tapped values not fetched yet: new values of bookings and todos, by id. */
export type Patches = ReadonlyMap<string, Partial<BookingFragment> & Partial<TodoFragment>>;

/** The filter value for students without a TA. */
export const NOBODY = 'none';

/** A student's current state. */
export function presenceOf({ status, startsAt }: Pick<BookingFragment, 'status' | 'startsAt'>, now: number): Presence {
  const isLate = now > Date.parse(startsAt) + LATE_MINUTES * 60_000;
  return status === 'RESERVED' && isLate ? 'LATE' : (status as Presence);
}

/** The day as shown: tapped values over fetched ones, bookings grouped by slot, urgent ones first. */
export function dayBoardOf(day: ClinicDayQuery, patches: Patches, now: number): DayBoardSlot[] {
  const read = day.clinicSlots.flatMap(({ participants }) => participants);
  const labels = namesApart(read.map(({ student }) => student));
  const all = read.map((booking) => patched(booking, patches, now, labels));
  return day.clinicSlots.map(({ participants: _participants, ...slot }) => {
    const bookings = all.filter(({ slotId }) => slotId === slot.id).sort(inOrder);
    const counts = Object.fromEntries(presences.map((one) => [one, bookings.filter((b) => b.presence === one).length]));
    return { ...slot, bookings, counts: counts as Record<Presence, number> };
  });
}

/** The bookings that match the filters. */
export function narrowed(bookings: readonly Booking[], { q, ta, show, hurry }: DayBoardFilters): Booking[] {
  return bookings.filter(
    (booking) =>
      matchesTyped(booking.student.user.name, q) &&
      (ta === '' || (booking.taId ?? NOBODY) === ta) &&
      (show === '' || booking.presence === show) &&
      (hurry === '' || booking.isHurried),
  );
}

/** A figure of all slots together. */
export function sumOf(slots: readonly DayBoardSlot[], figure: (slot: DayBoardSlot) => number): number {
  return slots.reduce((sum, slot) => sum + figure(slot), 0);
}

/** The taken seats of a slot. */
export function seatsTaken({ counts }: DayBoardSlot): number {
  return counts.RESERVED + counts.LATE + counts.ARRIVED + counts.DEPARTED;
}

/** The free seats of a slot. */
export function seatsFree(slot: DayBoardSlot): number {
  return Math.max(0, slot.capacity - seatsTaken(slot));
}

/** How many students each TA has in these slots, and how many of them are here. */
export function loadOf(slots: readonly DayBoardSlot[], taId: string | null): { assigned: number; here: number } {
  const theirs = slots
    .flatMap(({ bookings }) => bookings)
    .filter((booking) => booking.taId === taId && !['WAITING', 'NO_SHOW'].includes(booking.presence));
  return { assigned: theirs.length, here: theirs.filter(({ presence }) => presence === 'ARRIVED').length };
}

/** The unfinished todos. */
export function openTodos({ todos }: Pick<Booking, 'todos'>): Todo[] {
  return todos.filter(({ status }) => status !== 'DONE' && status !== 'FAILED');
}

/** The todo that comes next: what waits to be graded, then the first open one. */
export function nextTodo(booking: Pick<Booking, 'todos'>): Todo | undefined {
  const open = openTodos(booking);
  return open.find(({ status }) => status === 'SUBMITTED') ?? open[0];
}

function patched(
  booking: BookingFragment,
  patches: Patches,
  now: number,
  labels: ReadonlyMap<string, string>,
): Booking {
  const todos = booking.todos
    .map((todo) => ({ ...todo, ...patches.get(todo.id) }))
    .sort((one, other) => one.sequence - other.sequence);
  const whole = { ...booking, ...patches.get(booking.id), todos };
  const { student } = whole;
  return { ...whole, presence: presenceOf(whole, now), label: labels.get(student.id) ?? student.user.name };
}

function inOrder(one: Booking, other: Booking): number {
  const urgency = ({ isHurried, presence }: Booking): number =>
    Number(!isHurried || presence === 'DEPARTED' || presence === 'NO_SHOW');
  return (
    urgency(one) - urgency(other) ||
    presences.indexOf(one.presence) - presences.indexOf(other.presence) ||
    (one.waitingNumber ?? 0) - (other.waitingNumber ?? 0) ||
    byName(one.startsAt, other.startsAt) ||
    byName(one.student.user.name, other.student.user.name)
  );
}
