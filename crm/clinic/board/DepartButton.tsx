import { useState } from 'react';
import { ConfirmDialog } from '#ui-kit';
import { openTodos } from './dayBoardRows.ts';
import css from '../DayBoard.module.css';
import type { BookingCardProps } from '../types.ts';

/** Sends a student home; asks first while todos are open. */
export function DepartButton({ booking, board }: Pick<BookingCardProps, 'booking' | 'board'>) {
  const [asking, setAsking] = useState(false);
  const { name } = booking.student.user;
  const open = openTodos(booking);
  const depart = (): void => void board.depart(booking);
  return (
    <>
      <button
        type="button"
        className={css.tap}
        data-main={open.length === 0 || undefined}
        aria-label={`${name} 귀가`}
        onClick={open.length > 0 ? () => setAsking(true) : depart}
      >
        귀가
      </button>
      <ConfirmDialog
        open={asking}
        title={`${name} 학생을 보낼까요?`}
        confirmLabel="그래도 귀가"
        onConfirm={depart}
        onClose={() => setAsking(false)}
      >
        <p>{`끝내지 않은 할 일이 ${open.length}개 있습니다.`}</p>
        <ul>
          {open.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
