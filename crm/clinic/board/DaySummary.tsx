import { Note } from '#ui-kit';
import { openTodos, seatsTaken, sumOf, type DayBoardSlot } from './dayBoardRows.ts';

/** What neither the filters nor a single slot count: the seats of all slots, and the todos. */
export function DaySummary({ slots }: { slots: readonly DayBoardSlot[] }) {
  const bookings = slots.flatMap((slot) => slot.bookings).filter(({ presence }) => presence !== 'NO_SHOW');
  const todos = bookings.flatMap((booking) => booking.todos).filter(({ status }) => status !== 'FAILED').length;
  const seats = slots.length > 1 && `예약 ${sumOf(slots, seatsTaken)}/${sumOf(slots, ({ capacity }) => capacity)}명`;
  const open = todos > 0 && `남은 할 일 ${bookings.flatMap(openTodos).length}/${todos}개`;
  return <Note as="span">{[seats, open].filter(Boolean).join(' · ')}</Note>;
}
