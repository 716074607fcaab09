import { Button } from '#ui-kit';
import css from './Booking.module.css';
import { shortDay } from './words.ts';

interface DayJumpsProps {
  /** Days with slots, `YYYY-MM-DD`, in order. */
  days: readonly string[];
  /** What every slot asks for, shown once here instead of in each row. */
  note: string;
}

/** One button a day, which leads to that day's slots. */
export function DayJumps({ days, note }: DayJumpsProps) {
  return (
    <div className={css.jumps}>
      {note !== '' && <p className={css.note}>{note}</p>}
      {days.length > 2 && (
        <nav aria-label="날짜" className={css.days}>
          {days.map((day) => (
            <Button key={day} onClick={() => showDay(day)}>
              {shortDay(day)}
            </Button>
          ))}
        </nav>
      )}
    </div>
  );
}

/** The `id` of the heading of a day. */
export const dayId = (day: string): string => `day-${day}`;

function showDay(day: string): void {
  const heading = document.getElementById(dayId(day));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
