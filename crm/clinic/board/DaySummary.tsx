import { StatTile } from '#ui-kit';
import { openTodos, seatsTaken, type BoardSlot } from './boardRows.ts';
import css from './Board.module.css';

/** The day in numbers. */
export function DaySummary({ slots }: { slots: readonly BoardSlot[] }) {
  const sum = (of: (slot: BoardSlot) => number): number => slots.reduce((total, slot) => total + of(slot), 0);
  const booked = sum(seatsTaken);
  const capacity = sum((slot) => slot.capacity);
  const come = sum(({ counts }) => counts.ARRIVED + counts.DEPARTED);
  const todos = slots.flatMap(({ bookings }) => bookings).filter(({ presence }) => presence !== 'NO_SHOW');
  const all = todos.flatMap((booking) => booking.todos).filter(({ status }) => status !== 'FAILED').length;
  const open = todos.flatMap(openTodos).length;
  return (
    <div className={css.summary}>
      <StatTile label="예약" value={booked} unit={`/${capacity}명`} share={capacity === 0 ? 0 : booked / capacity} />
      <StatTile
        label="와 있음"
        value={sum(({ counts }) => counts.ARRIVED)}
        unit="명"
        tone="positive"
        share={booked === 0 ? 0 : come / booked}
        note={`다녀간 학생 ${sum(({ counts }) => counts.DEPARTED)}명`}
      />
      <StatTile label="올 예정" value={sum(({ counts }) => counts.RESERVED)} unit="명" />
      <StatTile label="늦음" value={sum(({ counts }) => counts.LATE)} unit="명" />
      <StatTile label="대기" value={sum(({ counts }) => counts.WAITING)} unit="명" />
      <StatTile label="불참" value={sum(({ counts }) => counts.NO_SHOW)} unit="명" />
      <StatTile
        label="남은 할 일"
        value={open}
        unit="개"
        share={all === 0 ? 0 : (all - open) / all}
        note={`모두 ${all}개`}
      />
    </div>
  );
}
