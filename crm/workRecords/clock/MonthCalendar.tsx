import { todayInSeoul, WEEKDAYS } from '#ui-kit';
import { weeksOf } from '../months.ts';
import css from './Work.module.css';

interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string;
  /** The day whose shifts are shown. */
  chosen: string | undefined;
  onChoose: (day: string) => void;
  /** The minutes of a day; undefined where nothing was worked. */
  minutesOn: (day: string) => number | undefined;
}

/** A month with the hours of each day; a day shows its shifts. */
export function MonthCalendar({ month, chosen, onChoose, minutesOn }: MonthCalendarProps) {
  const today = todayInSeoul();
  return (
    <table className={css.calendar}>
      <thead>
        <tr>
          {WEEKDAYS.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={week.find(Boolean) ?? at}>
            {week.map((day, column) => {
              const minutes = day === null ? undefined : minutesOn(day);
              return (
                <td key={day ?? column} data-today={day === today || undefined}>
                  {day !== null && minutes === undefined && <span className={css.idle}>{Number(day.slice(8))}</span>}
                  {day !== null && minutes !== undefined && (
                    <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
                      <span>
                        {Number(day.slice(8))}
                        <span className="visually-hidden">일 </span>
                      </span>
                      <strong>
                        {(minutes / 60).toFixed(1)}
                        <span className="visually-hidden">시간</span>
                      </strong>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
