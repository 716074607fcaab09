import { openTodos, seatsTaken, type DayBoardSlot } from './dayBoardRows.ts';
import css from '../DayBoard.module.css';

/** The figures of the day, in one line. */
export function DaySummary({ slots }: { slots: readonly DayBoardSlot[] }) {
  const sum = (of: (slot: DayBoardSlot) => number): number => slots.reduce((total, slot) => total + of(slot), 0);
  const bookings = slots.flatMap((slot) => slot.bookings).filter(({ presence }) => presence !== 'NO_SHOW');
  const todos = bookings.flatMap((booking) => booking.todos).filter(({ status }) => status !== 'FAILED').length;
  const parts: { label: string; value: number; of?: number; unit: string }[] = [
    { label: '예약', value: sum(seatsTaken), of: sum(({ capacity }) => capacity), unit: '명' },
    { label: '와 있음', value: sum(({ counts }) => counts.ARRIVED), unit: '명' },
    { label: '올 예정', value: sum(({ counts }) => counts.RESERVED), unit: '명' },
    { label: '늦음', value: sum(({ counts }) => counts.LATE), unit: '명' },
    { label: '대기', value: sum(({ counts }) => counts.WAITING), unit: '명' },
    { label: '귀가', value: sum(({ counts }) => counts.DEPARTED), unit: '명' },
    { label: '불참', value: sum(({ counts }) => counts.NO_SHOW), unit: '명' },
    { label: '남은 할 일', value: bookings.flatMap(openTodos).length, of: todos, unit: '개' },
  ];
  return (
    <dl className={css.summary} aria-label="하루 현황">
      {parts.map(({ label, value, of, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {of !== undefined && `/${of}`}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
