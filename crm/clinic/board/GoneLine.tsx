import { Link, formatClock } from '#ui-kit';
import { paths as studentPaths } from '../../students/paths.ts';
import { presenceWords } from '../../clinicParticipants/parts.ts';
import { openTodos, type Booking } from './dayBoardRows.ts';
import css from '../DayBoard.module.css';

/** The students who left or did not come, collapsed. */
export function GoneLine({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  const missed = bookings.filter(({ presence }) => presence === 'NO_SHOW').length;
  return (
    <details className={css.gone}>
      <summary>
        {[`귀가 ${bookings.length - missed}명`, missed > 0 && `불참 ${missed}명`].filter(Boolean).join(' · ')}
      </summary>
      <ul role="list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link href={studentPaths.student(booking.student.id)}>{booking.label}</Link>{' '}
            {booking.arrivedAt != null && booking.departedAt != null
              ? `${formatClock(booking.arrivedAt)}–${formatClock(booking.departedAt)}`
              : presenceWords[booking.presence].word}
            {openTodos(booking).length > 0 && ` · 남은 할 일 ${openTodos(booking).length}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
